"""Tests of `ebbes.server.tables.running.history`: logs fold, and nothing of them is lost."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Events
from ebbes.record.certificate import certificate_of, verify
from ebbes.record.parse import record_from_json
from ebbes.server.store.batch import TRIM_SECONDS
from ebbes.server.store.body import unsqueezed
from ebbes.server.store.log import RECENT
from ebbes.server.store.schema import METADATA
from ebbes.server.store.schema.games import GAMES
from ebbes.server.store.values import StoredEntry
from ebbes.server.tables.model.evolve import NO_TABLE
from ebbes.server.tables.running.caretaker import end_idle
from ebbes.server.tables.running.forgetting import forget_person
from ebbes.server.tables.running.history import CLAIM_SECONDS
from ebbes.server.tables.running.room import Room
from tests.server.tables.games import begun, log_of, play_out, to_seat
from tests.server.tables.live import ANNA, BERT, key
from tests.server.tables.records import record_in
from tests.server.tables.town import Guest, Process, Town


async def finished(process: Process, games: int = 1) -> tuple[Guest, Guest]:
    """Some games of two people, played to their end."""
    anna, bert = await begun(process)
    for number in range(games):
        if number:
            await anna.send(ask.StartGame(id=key()))
        await play_out(process, anna, bert)
    return anna, bert


async def test_a_finished_game_is_a_row_at_once(process: Process) -> None:
    anna, _ = await finished(process)
    record = await process.store.games.record_at(anna.room.id, 1)
    assert record is not None
    parsed = record_from_json(record)
    assert parsed == record_in(await log_of(process, anna.room.id), 1)
    verify(parsed)
    (own,) = await process.store.games.of_person(BERT.id, 9)
    assert (own.seat, own.game.number, own.game.finished) == (1, 1, True)
    assert own.game.table_id == anna.room.id


async def test_the_same_cards_at_the_same_moment_are_two_games_at_two_tables(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = set()
    for _ in range(2):
        monkeypatch.setattr(process.town.time, "now", 1_000_000.0)
        monkeypatch.setattr(Room, "start", AsyncMock(return_value=(bytes(32), None)))
        anna, _ = await finished(process)
        ids.add(await process.store.games.id_at(anna.room.id, 1))
    assert len(ids) == 2


async def test_entries_go_when_nobody_needs_them_any_more(process: Process) -> None:
    anna, _ = await finished(process, games=2)
    history, town = process.rooms.history, process.town
    await history.fold_some()
    before = await log_of(process, anna.room.id)
    assert len(before) == anna.room.table.seq
    town.time.now += TRIM_SECONDS
    await history.fold_some()
    stored = await process.store.log.read(anna.room.id)
    assert [entry.seq for entry in stored][-1] == anna.room.table.seq
    assert len(stored) == RECENT
    assert await process.store.games.record_at(anna.room.id, 1) is not None
    await history.fold_some()


async def test_a_running_game_keeps_all_its_entries(process: Process) -> None:
    anna, _ = await finished(process)
    await anna.send(ask.StartGame(id=key()))
    opened = anna.room.table.seq
    process.town.time.now += TRIM_SECONDS
    await process.rooms.history.fold_some()
    stored = await process.store.log.read(anna.room.id)
    assert stored[0].seq <= opened - 1
    assert len(stored) >= min(RECENT, anna.room.table.seq)


async def test_a_folded_table_is_the_same_table(town: Town) -> None:
    first = town.processes[0]
    anna, _ = await finished(first, games=2)
    town.time.now += TRIM_SECONDS
    await first.rooms.history.fold_some()
    room = await (await town.process()).room(anna.room.id)
    assert room.table.game is not None
    assert anna.room.table.game is not None
    past = anna.room.table.game.past
    assert replace(room.table, game=replace(room.table.game, past=past)) == anna.room.table


@pytest.mark.parametrize("games", [0, 1, 2])
async def test_a_table_that_has_ended_keeps_no_entries_and_is_shown_as_it_was(
    process: Process, games: int
) -> None:
    guests = await finished(process, games) if games else await begun(process)
    anna = guests[0]
    await anna.room.act(partial(end_idle, seq=anna.room.table.seq))
    process.town.time.now += TRIM_SECONDS
    await process.rooms.history.fold_some()
    assert await process.store.log.read(anna.room.id) == []
    other = await process.town.process()
    for person in (ANNA, BERT, None):
        before = await process.guest(anna.room.id, person)
        after = await other.guest(anna.room.id, person)
        assert after.texts == before.texts
    assert after.room.table != NO_TABLE


async def test_what_chance_followed_from_is_kept_in_the_record_alone(process: Process) -> None:
    anna, _ = await finished(process, games=2)
    secrets = await _secrets_of(process, anna.room.id)
    before = await _all_but_records(process)
    assert all(secret in before for secret in secrets)
    await anna.send(ask.EndTable(id=key()))
    process.town.time.now += TRIM_SECONDS
    await process.rooms.history.fold_some()
    text = await _all_but_records(process)
    assert anna.room.id in text
    assert [secret for secret in secrets if secret in text] == []
    assert await _secrets_of(process, anna.room.id) == secrets


async def _secrets_of(process: Process, table_id: str) -> list[str]:
    """The secrets and the nonces of people in both games of a table, as their records tell them."""
    told: list[str] = []
    for number in (1, 2):
        record = await process.store.games.record_at(table_id, number)
        assert record is not None
        certificate = certificate_of(record_from_json(record))
        told += [certificate.secret.hex(), *(nonce.hex() for nonce in certificate.nonces[:2])]
    return told


async def _all_but_records(process: Process) -> str:
    """Everything in the store, as text, but for what is in records."""
    tables = [table for table in METADATA.sorted_tables if table is not GAMES]
    rows = [row for table in tables for row in await process.store.tables._rows(select(table))]
    values = [value for row in rows for value in row]
    return "\n".join(
        str(unsqueezed(value)) if isinstance(value, bytes) else str(value) for value in values
    )


async def test_a_room_far_behind_is_read_anew_when_its_entries_are_gone(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    anna, bert = await begun(first)
    looking = await second.guest(anna.room.id, None)
    town.is_cut = True
    await play_out(first, anna, bert)
    await anna.send(ask.StartGame(id=key()))
    await play_out(first, anna, bert)
    town.time.now += TRIM_SECONDS
    await first.rooms.history.fold_some()
    await looking.room.catch_up()
    assert looking.table.seq == anna.room.table.seq


async def test_a_record_that_is_not_its_log_keeps_its_log(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await finished(process, games=2)
    record = await process.store.games.record_at(anna.room.id, 2)

    async def wrong(table_id: str, number: int) -> object:
        return record

    monkeypatch.setattr(process.store.games, "record_at", wrong)
    process.town.time.now += TRIM_SECONDS
    with capture_logs() as logs:
        await process.rooms.history.fold_some()
    assert [line["event"] for line in logs] == ["a record is not its log"]
    assert len(await process.store.log.read(anna.room.id)) == anna.room.table.seq


async def test_a_reconnect_reads_no_database(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = await begun(process)
    await to_seat(0, process, [anna, bert])
    read = AsyncMock()
    for asked in ("read", "load", "read_many"):
        monkeypatch.setattr(process.store.log, asked, read)
    again = await process.again(anna, anna.table.seq - 2)
    told = SERVER_MESSAGE.validate_json(again.texts[0])
    assert isinstance(told, Events)
    assert len(told.events) == 2
    assert not read.called


async def test_a_log_that_cannot_be_folded_holds_up_no_other(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [(await finished(process, games=2))[0].room.id for _ in range(2)]
    read = process.store.log.read

    async def broken(table_id: str, *rest: int) -> Sequence[StoredEntry]:
        if table_id == tables[0]:
            raise LookupError("not to be read")
        return await read(table_id, *rest)

    monkeypatch.setattr(process.store.log, "read", broken)
    process.town.time.now += TRIM_SECONDS
    with capture_logs() as logs:
        await process.rooms.history.fold_some()
    assert [line["event"] for line in logs] == ["a log was not folded"]
    assert len(await read(tables[1])) == RECENT


async def test_no_name_comes_back_with_a_log_that_is_folded_while_somebody_is_forgotten(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await finished(process)
    process.town.time.now += TRIM_SECONDS
    lay = process.store.log.set_checkpoint

    async def lay_after(*checkpoint: Any) -> None:
        monkeypatch.undo()
        await forget_person(process.rooms, BERT)
        await lay(*checkpoint)

    monkeypatch.setattr(process.store.log, "set_checkpoint", lay_after)
    with capture_logs() as logs:
        await process.rooms.history.fold_some()
    assert "a log is folded later" in [line["event"] for line in logs]
    assert "Bert" not in await _all_but_records(process)
    process.town.time.now += CLAIM_SECONDS
    await process.rooms.history.fold_some()
    assert "Bert" not in await _all_but_records(process)
    other = await process.town.process()
    assert (await other.room(anna.room.id)).table.seats == anna.room.table.seats


async def test_what_is_younger_than_ten_minutes_stays(process: Process) -> None:
    anna, bert = await finished(process)
    process.town.time.now += TRIM_SECONDS / 2
    await anna.send(ask.StartGame(id=key()))
    await play_out(process, anna, bert)
    await anna.send(ask.EndTable(id=key()))
    process.town.time.now += TRIM_SECONDS / 2
    await process.rooms.history.fold_some()
    assert len(await process.store.log.read(anna.room.id)) >= RECENT
    process.town.time.now += TRIM_SECONDS / 2 + 1
    await process.rooms.history.fold_some()
    assert await process.store.log.read(anna.room.id) == []
