"""Tests of `ebbes.server.tables.running.room`: one table in one process, on a real store."""

import asyncio
from functools import partial

import pytest

from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Accepted, Events, Refused, Snapshot
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import OpenSeat
from ebbes.protocol.settings import OverDays
from ebbes.protocol.table_events import Said
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.log import RECENT
from ebbes.server.store.presence import Life, Present
from ebbes.server.store.values import Indexes
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.forgetting import forgetting
from ebbes.server.tables.model.occupant import NOBODY
from ebbes.server.tables.running.caretaker import end_idle
from ebbes.server.tables.running.context import PHRASES
from tests.server.store.rows import last_seq
from tests.server.tables.ear import Ear
from tests.server.tables.games import at_turn, begun, replayed, to_a_person
from tests.server.tables.live import ANNA, BERT, CARLA, DORA, key
from tests.server.tables.over_days import slow
from tests.server.tables.town import Process, Town


async def test_everybody_hears_what_somebody_does_before_it_is_accepted(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    spectator = await process.guest(anna.room.id, None)
    player = at_turn(anna, bert)
    answer = await player.send(player.choice())
    assert isinstance(answer, Accepted)
    assert {guest.table.seq for guest in (anna, bert, spectator)} == {answer.seq}
    assert await replayed(process, anna.room.id) == anna.room.table


async def test_a_refusal_is_told_to_nobody_else(process: Process) -> None:
    anna, bert = await begun(process)
    heard = [len(guest.texts) for guest in (anna, bert)]
    for guest in (anna, bert):
        answer = await guest.send(ask.PlayCard(id=key(), at=guest.table.seq, card="??"))
        assert isinstance(answer, Refused)
        assert answer.reason.code in ("rule/card-not-held", "rule/not-your-turn")
    assert heard == [len(guest.texts) for guest in (anna, bert)]


async def test_a_command_sent_twice_counts_once_and_is_answered_twice(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    command = player.choice()
    first = await player.send(command)
    seq = anna.room.table.seq
    assert await player.send(command) == first
    assert isinstance(first, Accepted)
    assert anna.room.table.seq == seq


async def test_so_it_is_after_the_game_has_moved_on(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    command = player.choice()
    first = await player.send(command)
    await to_a_person(process, anna.room)
    other = at_turn(anna, bert)
    await other.send(other.choice())
    seq = anna.room.table.seq
    assert await player.send(command) == first
    assert anna.room.table.seq == seq


async def test_so_it_is_when_the_room_was_loaded_anew(town: Town) -> None:
    process = town.processes[0]
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    assert player.who is not None
    command = player.choice()
    hello = ask.Say(id=key(), phrase=Phrase.HELLO)
    answers = [await player.send(command), await player.send(hello)]
    await process.die()
    other = await town.process()
    room = await other.room(anna.room.id)
    seq = room.table.seq
    assert [await room.handle(player.who, sent) for sent in (command, hello)] == answers
    assert room.table.seq == seq


async def test_a_command_that_changed_nothing_does_nothing_later(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    opened = ask.PlanSeat(id=key(), seat=1, now=OpenSeat())
    first = await anna.send(opened)
    bert = await (await process.guest(anna.room.id, BERT)).sit(1)
    assert await anna.send(opened) == first
    assert bert.table.you.seat == 1


async def test_what_changed_nothing_is_told_to_nobody(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    before = len(anna.texts)
    assert isinstance(await anna.send(ask.ComeBack(id=key())), Accepted)
    assert len(anna.texts) == before


async def test_ids_of_commands_belong_to_their_sender(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    bert = await (await process.guest(anna.room.id, BERT)).sit()
    said = ask.Say(id="1", phrase=Phrase.HELLO)
    first, second = await anna.send(said), await bert.send(said)
    assert isinstance(first, Accepted)
    assert isinstance(second, Accepted)
    assert first.seq != second.seq


@pytest.mark.parametrize("fault", ["before", "after"])
async def test_when_the_store_fails_nothing_is_lost_and_nothing_doubled(
    process: Process, fault: str
) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    command = player.choice()
    process.store.log.fault = fault  # type: ignore[assignment]
    answer = await player.send(command)
    assert isinstance(answer, Refused)
    assert answer.reason.code == "server/unavailable"
    again = await player.send(command)
    assert isinstance(again, Accepted)
    assert anna.table.seq == bert.table.seq == again.seq == anna.room.table.seq
    assert await replayed(process, anna.room.id) == anna.room.table
    assert again == await player.send(command)


@pytest.mark.parametrize("fault", ["before", "after"])
async def test_a_bot_whose_card_the_store_lost_plays_it_once(process: Process, fault: str) -> None:
    anna, bert = await begun(process)
    while anna.room.table.decider is not None:
        player = at_turn(anna, bert)
        await player.send(player.choice())
    await process.town.time.settle()
    moved = anna.room.table.moved
    process.store.log.fault = fault  # type: ignore[assignment]
    await process.town.time.forward(1)
    assert anna.room.table.moved == moved
    async with process.caretaker:
        await process.town.time.forward(10)
    assert anna.room.table.moved > moved
    assert anna.table.seq == bert.table.seq == anna.room.table.seq
    assert await replayed(process, anna.room.id) == anna.room.table


async def test_whoever_enters_after_a_fault_sees_what_has_happened(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    process.store.log.fault = "after"
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    bert = await process.guest(anna.room.id, BERT)
    assert bert.table.seq == anna.table.seq == await last_seq(process.store, anna.room.id)


async def test_what_a_table_does_by_itself_fails_with_the_store(process: Process) -> None:
    room = await process.room(await process.found())
    process.store.log.fault = "before"
    with pytest.raises(StoreUnavailable):
        await room.act(partial(end_idle, seq=3))
    assert (await replayed(process, room.id)).ended is False
    await room.act(partial(end_idle, seq=3))
    await room.act(partial(end_idle, seq=3))
    assert room.table.ended
    assert await replayed(process, room.id) == room.table


async def test_who_was_here_a_moment_ago_hears_only_what_they_missed(process: Process) -> None:
    anna, bert = await begun(process)
    old = anna.table.seq
    anna.leave()
    await bert.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    again = await process.again(anna)
    told = SERVER_MESSAGE.validate_json(again.texts[0])
    assert isinstance(told, Events)
    assert (told.first, told.events) == (old + 1, (Said(seat=1, phrase=Phrase.HELLO),))


async def test_who_missed_nothing_hears_what_the_table_waits_for(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    player.leave()
    again = await process.again(player)
    told = SERVER_MESSAGE.validate_json(again.texts[0])
    assert isinstance(told, Events)
    assert (told.events, told.now) == ((), player.table.now)


async def test_who_missed_that_people_changed_is_shown_the_whole_table(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    anna.leave()
    await (await process.guest(anna.room.id, BERT)).sit()
    again = await process.again(anna)
    assert isinstance(SERVER_MESSAGE.validate_json(again.texts[0]), Snapshot)


@pytest.mark.parametrize("ahead", [1, -RECENT - 1])
async def test_who_was_too_far_away_is_shown_the_whole_table(process: Process, ahead: int) -> None:
    anna, _ = await begun(process)
    while anna.room.table.seq <= RECENT:
        await anna.room.act(lambda draft: draft.add(Said(seat=0, phrase=Phrase.HELLO)))
    again = await process.again(anna, anna.room.table.seq + ahead)
    assert isinstance(SERVER_MESSAGE.validate_json(again.texts[0]), Snapshot)


async def test_who_leaves_hears_no_more(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    bert = await process.guest(anna.room.id, BERT)
    assert anna.room.audience.has(BERT.id)
    bert.leave()
    bert.leave()
    assert not anna.room.audience.has(BERT.id)
    before = len(bert.texts)
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    assert len(bert.texts) == before


async def test_two_windows_of_one_person_see_the_same(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    other = await process.guest(anna.room.id, ANNA)
    player = at_turn(anna, bert)
    await player.send(player.choice())
    assert anna.table == other.table


async def test_one_phrase_after_the_other_but_not_so_fast(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    said = [ask.Say(id=key(), phrase=Phrase.HELLO) for _ in range(PHRASES + 1)]
    answers = [await anna.send(each) for each in said]
    assert all(isinstance(answer, Accepted) for answer in answers[:-1])
    refused = answers[-1]
    assert isinstance(refused, Refused)
    assert refused.reason.code == "table/too-much-talk"
    assert await anna.send(said[0]) == answers[0]
    process.town.time.now += 20
    assert isinstance(await anna.send(said[-1]), Accepted)


async def test_a_game_is_started_by_who_played_last(process: Process) -> None:
    anna, bert = await begun(process)
    store = process.store
    finished = Indexes(finished=(BERT.id,))
    await store.log.append(
        anna.room.id,
        anna.room.table.seq,
        [Entry(0, Said(seat=0, phrase=Phrase.HELLO)).as_text()],
        indexes=finished,
    )
    table_id = await process.found()
    anna, bert = await process.guest(table_id, ANNA), await process.guest(table_id, BERT)
    await bert.sit(2)
    await anna.send(ask.StartGame(id=key()))
    game = anna.room.table.game
    assert game is not None
    assert game.last_played == 2


async def test_a_host_who_just_sat_down_is_not_gone(process: Process) -> None:
    table_id = await process.found()
    bert = await (await process.guest(table_id, BERT)).sit()
    claim = ask.ClaimHost(id=key())
    answer = await bert.send(claim)
    assert isinstance(answer, Refused)
    assert answer.reason.code == "table/host-is-there"
    process.town.time.now += 45
    assert isinstance(await bert.send(claim), Accepted)
    assert bert.table.you.host


async def test_a_host_who_is_seen_anywhere_is_not_gone(process: Process) -> None:
    table_id = await process.found()
    bert = await (await process.guest(table_id, BERT)).sit()
    process.town.time.now += 100
    await process.store.presence.beat(
        Life("else", process.town.time.now, 0.0), [Present(ANNA.id, table_id)]
    )
    process.town.time.now += 44
    assert isinstance(await bert.send(ask.ClaimHost(id=key())), Refused)
    anna = await process.guest(table_id, ANNA)
    process.town.time.now += 100
    assert isinstance(await bert.send(ask.ClaimHost(id=key())), Refused)
    anna.leave()
    assert isinstance(await bert.send(ask.ClaimHost(id=key())), Accepted)


async def test_a_host_who_comes_back_has_the_powers_again(process: Process) -> None:
    table_id = await process.found()
    bert = await (await process.guest(table_id, BERT)).sit()
    process.town.time.now += 100
    await bert.send(ask.ClaimHost(id=key()))
    assert bert.table.you.stands_in
    anna = await process.guest(table_id, ANNA)
    assert anna.table.you.host
    assert not anna.table.you.stands_in
    assert not bert.table.you.host
    assert await replayed(process, table_id) == anna.room.table


async def test_a_host_over_days_is_gone_after_the_time_of_a_decision_and_a_day_at_least(
    process: Process,
) -> None:
    for hours, gone_after in ((1, 24), (48, 48)):
        table_id = await process.found(slow(OverDays(hours=hours)))
        bert = await (await process.guest(table_id, BERT)).sit()
        process.town.time.now += gone_after * 3600 - 1
        assert isinstance(await bert.send(ask.ClaimHost(id=key())), Refused)
        process.town.time.now += 1
        assert isinstance(await bert.send(ask.ClaimHost(id=key())), Accepted)


async def test_whoever_was_deleted_can_sit_nowhere(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    dora = await process.guest(anna.room.id, DORA)
    await process.store.privacy.delete(DORA.id, NOBODY, forgetting(DORA.id))
    answer = await dora.send(ask.TakeSeat(id=key()))
    assert isinstance(answer, Refused)
    assert answer.reason.code == "auth/needed"
    carla = await (await process.guest(anna.room.id, CARLA)).sit()
    assert carla.table.you.seat == 1


async def test_a_listener_that_only_looks_sees_no_cards(process: Process) -> None:
    anna, _ = await begun(process)
    looking = Ear()
    await anna.room.enter(looking, None)
    game = looking.table.game
    assert game is not None
    assert game.view.seat is None


async def test_a_sender_who_hangs_up_loses_nothing(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    said = ask.Say(id=key(), phrase=Phrase.HELLO)
    sending = asyncio.create_task(anna.send(said))
    await asyncio.sleep(0)
    sending.cancel()
    await process.town.time.settle()
    await process.caretaker.catch_up([anna.room.id])
    await process.town.time.settle()
    assert await anna.send(said) == Accepted(id=said.id, seq=4)
    assert anna.table.seq == anna.room.table.seq == 4
