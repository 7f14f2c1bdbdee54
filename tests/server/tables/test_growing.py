"""What a newer version has written into a log, an older one reads as far as it can."""

import json

import pytest

from ebbes.json_types import Json
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Accepted, Snapshot
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.table_events import Said
from ebbes.server.tables.model.upcast import (
    CHECKPOINT_VERSION,
    VERSION,
    NewerCheckpoint,
    NewerEntry,
)
from tests.server.tables.games import at_turn, begun, log_of, replayed, to_a_person
from tests.server.tables.live import ANNA, key
from tests.server.tables.town import Guest, Process

SECRET = "never to be told"
DANCE: Json = {"v": VERSION, "at": 5, "event": {"type": "dance-begun", "who": SECRET}}
"""An entry of a kind that is not known."""


async def written(process: Process, guest: Guest, body: Json) -> None:
    """Another process appends an entry, and this one hears of it."""
    seq = guest.room.table.seq
    await process.store.log.append(guest.room.id, seq, [body])
    await guest.room.catch_up()


async def test_an_entry_of_an_unknown_kind_is_counted_and_changes_nothing_else(
    process: Process,
) -> None:
    anna, _ = await begun(process)
    before = anna.room.table
    await written(process, anna, DANCE)
    after = anna.room.table
    assert (after.seq, after.stamp) == (before.seq + 1, 5)
    assert after.awaited == before.awaited
    assert (after.seats, after.game) == (before.seats, before.game)
    assert await replayed(process, anna.room.id) == after


async def test_nobody_is_told_of_it_but_all_are_shown_the_table(process: Process) -> None:
    anna, bert = await begun(process)
    spectator = await process.guest(anna.room.id, None)
    everybody = (anna, bert, spectator)
    await written(process, anna, DANCE)
    for guest in everybody:
        last = SERVER_MESSAGE.validate_json(guest.texts[-1])
        assert isinstance(last, Snapshot)
        assert last.seq == anna.room.table.seq
        assert SECRET not in "".join(guest.texts)


async def test_so_is_who_missed_it(process: Process) -> None:
    anna, bert = await begun(process)
    anna.leave()
    await written(process, bert, DANCE)
    await bert.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    again = await process.again(anna)
    (told,) = again.texts
    assert isinstance(SERVER_MESSAGE.validate_json(told), Snapshot)
    assert SECRET not in told


async def test_the_game_goes_on_after_it(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    await written(process, anna, DANCE)
    player = at_turn(anna, bert)
    assert isinstance(await player.send(player.choice()), Accepted)


async def test_a_decision_made_before_it_is_not_stale(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    choice = player.choice()
    await written(process, anna, DANCE)
    assert isinstance(await player.send(choice), Accepted)


async def test_one_more_key_is_left_aside(process: Process) -> None:
    anna, _ = await begun(process)
    said: Json = {"type": "said", "seat": 0, "phrase": "hello", "loudly": True}
    await written(process, anna, {"v": VERSION, "at": 5, "event": said, "place": "here"})
    assert (await log_of(process, anna.room.id))[-1].event == Said(seat=0, phrase=Phrase.HELLO)
    assert "loudly" not in anna.texts[-1]


async def test_an_entry_of_a_known_kind_that_makes_no_sense_is_not_guessed_at(
    process: Process,
) -> None:
    anna, _ = await begun(process)
    nonsense: Json = {"v": VERSION, "at": 5, "event": {"type": "said", "seat": "here"}}
    with pytest.raises(ValueError, match="said is malformed"):
        await written(process, anna, nonsense)


async def test_neither_is_one_of_a_newer_version(process: Process) -> None:
    anna, _ = await begun(process)
    newer: Json = {"v": VERSION + 1, "at": 5, "event": {"type": "said", "seat": 0}}
    with pytest.raises(NewerEntry, match=rf"^an entry of version {VERSION + 1}, and {VERSION} is"):
        await written(process, anna, newer)


async def test_all_that_is_written_says_of_which_version_it_is(process: Process) -> None:
    anna, bert = await begun(process)
    await to_a_person(process, anna.room)
    player = at_turn(anna, bert)
    await player.send(player.choice())
    bodies = [json.dumps(kept.body) for kept in await process.store.log.read(anna.room.id)]
    assert all(body.startswith(f'{{"v": {VERSION}, "at": ') for body in bodies)
    assert ANNA.id in bodies[1]


NEWER: Json = {"v": CHECKPOINT_VERSION + 1, "seats": "elsewhere"}
"""A checkpoint in a form that is not known."""


async def test_a_checkpoint_of_a_newer_version_is_not_trusted_but_the_log_is(
    process: Process,
) -> None:
    anna, _ = await begun(process)
    await to_a_person(process, anna.room)
    table = anna.room.table
    await process.store.log.set_checkpoint(anna.room.id, table.seq, NEWER)
    await anna.room.load()
    assert anna.room.table == table


async def test_where_the_log_is_gone_such_a_table_is_not_guessed_at(process: Process) -> None:
    anna, _ = await begun(process)
    seq = anna.room.table.seq
    await process.store.log.set_checkpoint(anna.room.id, seq, NEWER)
    await process.store.log.trim(anna.room.id, 1)
    with pytest.raises(NewerCheckpoint, match=r"^a checkpoint of version 2, and 1 is the newest"):
        await anna.room.load()
