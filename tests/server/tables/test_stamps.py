"""Who comes back says when the last event they know happened: numbers may be used again."""

import pytest

from ebbes.protocol import commands as ask
from ebbes.protocol.messages import (
    SERVER_MESSAGE,
    Accepted,
    Events,
    HeardMessage,
    Refused,
    Snapshot,
)
from ebbes.protocol.phrases import Phrase
from tests.server.tables.games import at_turn, begun, to_a_person
from tests.server.tables.live import key
from tests.server.tables.town import Guest, Process, Town


def first_word(guest: Guest) -> HeardMessage:
    """What somebody is told when they come."""
    return SERVER_MESSAGE.validate_json(guest.texts[0])


async def test_a_table_tells_when_its_last_event_happened(process: Process) -> None:
    anna, bert = await begun(process)
    process.town.time.now += 7
    await bert.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    assert anna.table.stamp == anna.room.table.stamp == process.context.now()
    newcomer = await process.guest(anna.room.id, None)
    assert newcomer.table.stamp == anna.table.stamp


@pytest.mark.parametrize("behind", [0, 1, 3])
async def test_who_comes_back_to_the_same_log_hears_only_what_they_missed(
    process: Process, behind: int
) -> None:
    anna, bert = await begun(process)
    anna.leave()
    for _ in range(behind):
        process.town.time.now += 1
        await bert.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    again = await process.again(anna, stamp=anna.table.stamp)
    told = first_word(again)
    assert isinstance(told, Events)
    assert len(told.events) == behind
    assert again.table == (await process.guest(anna.room.id, anna.who)).table


@pytest.mark.parametrize("behind", [0, 1, 3])
async def test_who_has_seen_another_event_of_that_number_is_shown_the_whole_table(
    process: Process, behind: int
) -> None:
    anna, bert = await begun(process)
    anna.leave()
    for _ in range(behind):
        process.town.time.now += 1
        await bert.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    again = await process.again(anna, stamp=anna.table.stamp + 1)
    assert isinstance(first_word(again), Snapshot)


async def test_who_has_seen_nothing_yet_needs_no_stamp(process: Process) -> None:
    anna, _ = await begun(process)
    again = await process.again(anna, since=0, stamp=0)
    assert isinstance(first_word(again), Snapshot)


async def test_a_process_that_is_behind_looks_first_what_it_has_missed(town: Town) -> None:
    here, there = town.processes[0], await town.process()
    anna, bert = await begun(here, there)
    town.is_cut = True
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    assert bert.room.table.seq < anna.table.seq
    again = await there.again(anna, stamp=anna.table.stamp)
    told = first_word(again)
    assert isinstance(told, Events)
    assert told.events == ()
    assert again.table == anna.table


async def test_a_decision_in_sight_of_what_a_process_has_missed_is_carried_out(town: Town) -> None:
    here, there = town.processes[0], await town.process()
    anna, bert = await begun(here, there)
    await to_a_person(here, anna.room)
    await town.time.settle()
    player, other = (anna, bert) if at_turn(anna, bert) is anna else (bert, anna)
    town.is_cut = True
    await other.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    assert player.room.table.seq < other.table.seq
    choice = player.choice().model_copy(update={"at": other.table.seq})
    assert isinstance(await player.send(choice), Accepted)


async def test_a_decision_in_sight_of_what_never_happened_is_refused(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    choice = player.choice().model_copy(update={"at": player.table.seq + 1})
    answer = await player.send(choice)
    assert isinstance(answer, Refused)
    assert answer.reason.code == "table/from-the-future"
    assert answer.reason.context == {"at": player.table.seq + 1, "seq": player.table.seq}
