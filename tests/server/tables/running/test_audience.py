"""Tests of `ebbes.server.tables.running.audience`: who is told how many watch, and who is gone."""

from typing import Any

import pytest

from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Absent, Watchers
from ebbes.protocol.snapshot import Door
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.telling import telling
from ebbes.server.tables.telling.telling import tell_all
from tests.server.tables.live import ANNA, BERT, CARLA, key
from tests.server.tables.town import Guest, Process, Town


def counts(guest: Guest) -> list[int]:
    """How many watched, each time they were told."""
    heard = map(SERVER_MESSAGE.validate_json, guest.texts)
    return [told.count for told in heard if isinstance(told, Watchers)]


async def test_whoever_sits_is_told_when_somebody_begins_to_watch(process: Process) -> None:
    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    assert counts(anna) == []
    stranger = await process.guest(table_id, None)
    bert = await process.guest(table_id, BERT)
    stranger.leave()
    assert counts(anna) == [1, 2, 1]
    assert counts(stranger) == counts(bert) == []


async def test_who_watches_on_two_pages_watches_once(process: Process) -> None:
    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    first, second = [await process.guest(table_id, BERT) for _ in range(2)]
    first.leave()
    assert counts(anna) == [1]
    second.leave()
    assert counts(anna) == [1, 0]


async def test_who_sits_down_watches_no_more_and_hears_of_the_others(process: Process) -> None:
    table_id = await process.found()
    anna, bert = await process.guest(table_id, ANNA), await process.guest(table_id, BERT)
    await process.guest(table_id, CARLA)
    await bert.sit()
    assert counts(anna) == [1, 2, 1]
    assert counts(bert) == [1]
    await bert.send(ask.LeaveSeat(id=key()))
    assert counts(anna) == [1, 2, 1, 2]


async def test_who_comes_back_hears_how_many_watch_and_nobody_else_again(process: Process) -> None:
    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    await process.guest(table_id, None)
    again = await process.again(anna)
    assert counts(again) == counts(anna) == [1]


async def test_what_many_are_shown_is_put_into_words_once(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str | None] = []

    def counted(table: Table, table_id: str, code: str, person: str | None, timing: Timing) -> Any:
        told.append(person)
        return tell_all(table, table_id, code, person, timing)

    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    crowd = [await process.guest(table_id, who) for who in (None, None, BERT, CARLA)]
    monkeypatch.setattr(telling, "tell_all", counted)
    settings = anna.table.settings.model_copy(update={"ask_first": True})
    await anna.send(ask.ChangeSettings(id=key(), settings=settings))
    assert len(told) == 1
    assert {guest.table.you.door for guest in crowd} == {Door.ASK}
    assert {guest.table.settings for guest in (anna, *crowd)} == {settings}


def absent(guest: Guest) -> list[tuple[int, ...]]:
    """Whose seats nobody was connected to, each time they were told."""
    heard = map(SERVER_MESSAGE.validate_json, guest.texts)
    return [told.seats for told in heard if isinstance(told, Absent)]


async def test_who_is_lost_is_missed_within_seconds_and_not_when_they_are_back(
    town: Town, process: Process
) -> None:
    table_id = await process.found()
    anna, bert = await process.guest(table_id, ANNA), await process.guest(table_id, BERT)
    await bert.sit()
    async with process.caretaker:
        await town.time.forward(30)
        assert absent(anna) == []
        bert.leave()
        await town.time.forward(20)
        assert absent(anna) == [(1,)]
        carla = await process.guest(table_id, CARLA)
        assert absent(carla) == [(1,)]
        await process.again(bert)
        await town.time.forward(5)
    assert absent(anna) == [(1,), ()]


async def test_who_is_connected_to_another_process_is_not_missed(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found()
    anna, bert = await first.guest(table_id, ANNA), await second.guest(table_id, BERT)
    await bert.sit()
    async with first.caretaker, second.caretaker:
        await town.time.forward(60)
    assert absent(anna) == absent(bert) == []
