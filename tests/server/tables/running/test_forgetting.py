"""Tests of forgetting people: names leave the logs, games stay."""

import json
from functools import partial
from unittest.mock import AsyncMock

import pytest

from ebbes.json_types import Json
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted, Refused
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import BotSeat, PersonSeat, Strength
from ebbes.record.certificate import verify
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.model.forgetting import forgetting
from ebbes.server.tables.model.occupant import NOBODY
from ebbes.server.tables.running.caretaker import end_idle
from ebbes.server.tables.running.forgetting import forget_in, forget_person
from tests.server.tables.games import begun, log_of, replayed
from tests.server.tables.live import ANNA, BERT, CARLA, key
from tests.server.tables.records import record_in
from tests.server.tables.town import Process, Town


async def everything_kept(process: Process, table_id: str) -> str:
    """The log and the summary of a table, as one text."""
    kept = await process.store.tables.find(table_id)
    assert kept is not None
    log = [entry.body for entry in await process.store.log.read(table_id)]
    return json.dumps([log, kept.summary])


def test_what_is_no_entry_and_no_summary_stays_as_it_is() -> None:
    rewrite = forgetting(ANNA.id)
    assert rewrite("created") == "created"
    assert rewrite({"at": 1, "person": BERT.id}) == {"at": 1, "person": BERT.id}


def test_of_an_entry_the_person_goes_and_the_name_if_it_has_one() -> None:
    rewrite = forgetting(ANNA.id)
    sat: Json = {"at": 1, "event": {"type": "seat-taken", "name": "Anna"}, "person": ANNA.id}
    host: Json = {"at": 1, "event": {"type": "host-passed", "seat": 0}, "person": ANNA.id}
    assert rewrite(sat) == {
        "at": 1,
        "event": {"type": "seat-taken", "name": NOBODY},
        "person": NOBODY,
    }
    assert rewrite(host) == {
        "at": 1,
        "event": {"type": "host-passed", "seat": 0},
        "person": NOBODY,
    }


async def test_who_is_forgotten_leaves_their_tables_and_no_name(process: Process) -> None:
    anna, bert = await begun(process)
    await process.room(await process.found())
    assert await forget_person(process.rooms, BERT) == [anna.room.id]
    text = await everything_kept(process, anna.room.id)
    assert BERT.id not in text
    assert "Bert" not in text
    assert anna.room.table == await replayed(process, anna.room.id)
    assert BERT.id not in repr(anna.room.table)
    assert not isinstance(anna.table.seats[1], PersonSeat)
    assert bert.table.you.seat is None
    with pytest.raises(NoSuchPerson):
        await forget_person(process.rooms, BERT)


async def test_a_forgotten_host_is_the_host_no_more(process: Process) -> None:
    anna, bert = await begun(process)
    await forget_person(process.rooms, ANNA)
    assert bert.table.you.host
    assert ANNA.id not in await everything_kept(process, bert.room.id)
    assert anna.room.table.host == BERT.id


async def test_closed_tables_keep_their_games_without_the_name(process: Process) -> None:
    anna, _ = await begun(process)
    await anna.room.act(partial(end_idle, seq=anna.room.table.seq))
    await forget_person(process.rooms, BERT)
    record = record_in(await log_of(process, anna.room.id), 1)
    assert record is not None
    verify(record)
    assert record.names[:2] == ("Anna", NOBODY)
    assert anna.table.seats[1] == PersonSeat(name=NOBODY)
    assert "Bert" not in await everything_kept(process, anna.room.id)


async def test_who_is_forgotten_from_outside_leaves_the_tables_of_a_running_server(
    process: Process,
) -> None:
    anna, bert = await begun(process)
    assert await forget_in(process.store, BERT) == [anna.room.id]
    await anna.room.catch_up()
    assert not isinstance(anna.table.seats[1], PersonSeat)
    assert bert.table.you.seat is None
    assert isinstance(await bert.send(ask.Say(id=key(), phrase=Phrase.HELLO)), Refused)
    assert "Bert" not in repr(anna.room.table)
    assert "Bert" not in await everything_kept(process, anna.room.id)


async def test_tables_left_before_are_rewritten_too(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    bert = await (await process.guest(anna.room.id, BERT)).sit()
    await bert.send(ask.LeaveSeat(id=key()))
    await forget_person(process.rooms, BERT)
    assert "Bert" not in await everything_kept(process, anna.room.id)


async def test_a_table_goes_on_when_somebody_there_was_deleted_behind_its_back(
    process: Process,
) -> None:
    anna = await process.guest(await process.found(), ANNA)
    await (await process.guest(anna.room.id, BERT)).sit()
    await process.store.privacy.delete(BERT.id, NOBODY, forgetting(BERT.id))
    carla = await (await process.guest(anna.room.id, CARLA)).sit()
    assert "Bert" not in await everything_kept(process, anna.room.id)
    assert isinstance(await anna.send(ask.PlanSeat(id=key(), seat=1, now=bot())), Accepted)
    assert carla.table.seats[1] == bot()
    text = await everything_kept(process, anna.room.id)
    assert BERT.id not in text
    assert anna.table.seq == carla.table.seq == anna.room.table.seq


async def test_no_name_comes_back_when_the_table_is_told_of_it_too_late(process: Process) -> None:
    anna, _ = await begun(process)
    await process.store.privacy.delete(BERT.id, NOBODY, forgetting(BERT.id))
    await anna.room.act(lambda draft: mark_away(draft, 0, "clock"))
    assert anna.room.table == await replayed(process, anna.room.id)
    text = await everything_kept(process, anna.room.id)
    assert BERT.id not in text
    assert "Bert" not in text


def bot() -> BotSeat:
    """A bot by name."""
    return BotSeat(name="Karl", strength=Strength.STRONG)


async def test_a_forgotten_person_gives_no_seat_away_again(town: Town) -> None:
    first = town.processes[0]
    anna, bert = await begun(first)
    await first.store.privacy.delete(BERT.id, NOBODY, forgetting(BERT.id))
    second = await town.process()
    again = await second.guest(anna.room.id, ANNA)
    assert again.table.seats[1] == PersonSeat(name=NOBODY)
    answer = await bert.send(ask.TakeSeat(id=key()))
    assert isinstance(answer, Refused)
    carla = await second.guest(anna.room.id, CARLA)
    assert isinstance(await carla.send(ask.TakeSeat(id=key())), Accepted)
    assert isinstance(await again.send(ask.PlanSeat(id=key(), seat=1, now=bot())), Accepted)


async def test_from_outside_files_that_somebody_reads_are_tried_again(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ebbes.server.tables.running.forgetting.WAITS", (0.0, 0.0, 0.0))
    erase = AsyncMock(side_effect=[False, False, True])
    monkeypatch.setattr(process.store.privacy._database, "erase", erase)
    await forget_in(process.store, BERT)
    assert erase.await_count == 3
