"""Tests of `ebbes.server.tables.running.caretaker`: the rounds of a process."""

import asyncio
from collections.abc import Iterable
from itertools import chain, groupby
from unittest.mock import AsyncMock

import pytest
from structlog.testing import capture_logs

from ebbes.json_types import Json
from ebbes.protocol import commands as ask
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.table_events import TableEnded
from ebbes.record.certificate import verify
from ebbes.server.store.errors import NoSuchPerson, StoreUnavailable
from ebbes.server.store.privacy import Rewrite
from ebbes.server.store.values import Indexes
from ebbes.server.tables.running import caretaker
from ebbes.server.tables.running.caretaker import ASLEEP, GONE_AT_ONCE, SELDOM
from ebbes.server.tables.running.news import mark_of
from ebbes.server.tables.running.room import Room
from tests.extent import at_length
from tests.server.store.rows import due_tables, open_tables
from tests.server.tables.games import begun, log_of, to_seat
from tests.server.tables.live import ANNA, BERT, CARLA, key
from tests.server.tables.records import record_in
from tests.server.tables.town import TIMING, Process, Town


async def test_what_nobody_told_a_process_it_finds_out(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found()
    anna, bert = await first.guest(table_id, ANNA), await second.guest(table_id, BERT)
    town.is_cut = True
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    assert bert.table.seq < anna.table.seq
    async with second.caretaker:
        await town.time.forward(2)
    assert bert.table.seq == anna.table.seq


@pytest.mark.parametrize(("is_cut", "looks"), [(False, SELDOM + 2), (True, 2)])
async def test_no_look_asks_for_all_tables_that_are_loaded(
    process: Process, monkeypatch: pytest.MonkeyPatch, is_cut: bool, looks: int
) -> None:
    monkeypatch.setattr(caretaker, "LOOKED_AT", 2)
    monkeypatch.setattr(caretaker, "CUT_OFF", 2)
    process.town.is_cut = is_cut
    tables = [(await process.room(await process.found())).id for _ in range(5)]
    asked: list[list[str]] = []
    last_seqs = process.store.log.last_seqs

    async def counted(table_ids: Iterable[str]) -> dict[str, int]:
        asked.append(sorted(table_ids))
        return await last_seqs(asked[-1])

    monkeypatch.setattr(process.store.log, "last_seqs", counted)
    monkeypatch.setattr(process.store, "changed_by_others", AsyncMock(return_value=True))
    for _ in range(looks):
        await process.caretaker.look_for_more()
    assert [len(portion) for portion in asked] == [2, 2, 1]
    assert sorted(chain(*asked)) == sorted(tables)


async def test_a_portion_that_could_not_be_asked_for_is_not_left_out(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await process.room(await process.found())).id
    process.town.is_cut = True
    asked = AsyncMock(side_effect=[StoreUnavailable("gone"), {}])
    monkeypatch.setattr(process.store.log, "last_seqs", asked)
    with pytest.raises(StoreUnavailable):
        await process.caretaker.look_for_more()
    process.town.is_cut = False
    await process.caretaker.look_for_more()
    assert [call.args for call in asked.await_args_list] == [([table],)] * 2


async def test_others_get_their_turn_while_all_loaded_tables_are_gone_through(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "LOOKED_AT", 2)
    for _ in range(5):
        await process.room(await process.found())
    happened: list[str] = []

    def is_late(_: Room) -> bool:
        happened.append("a table")
        asyncio.get_running_loop().call_soon(happened.append, "another turn")
        return False

    monkeypatch.setattr(process.caretaker, "_is_late", is_late)
    await process.caretaker.take_over_duties()
    assert [len([*each]) for _, each in groupby(happened)] == [2, 2, 2, 2, 1, 1]


async def test_who_is_connected_to_one_process_is_seen_by_all(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    anna, _ = await begun(first, second)
    await first.guest(anna.room.id, CARLA)
    await first.guest(anna.room.id, None)
    town.time.now += 100
    assert await anna.room.gone(45) == {BERT.id}
    await second.caretaker.beat()
    assert await anna.room.gone(45) == frozenset()
    asked = [(ANNA.id, anna.room.id), (BERT.id, anna.room.id)]
    assert [bool(at) for at in (await first.store.presence.last_seen(asked)).values()] == [
        False,
        True,
    ]


async def test_rooms_nobody_is_in_are_let_go(process: Process) -> None:
    async with process.rooms.visit(await process.found()):
        pass
    assert len(process.rooms.open) == 1
    async with process.caretaker:
        await process.town.time.forward(31)
    assert process.rooms.open == []


async def test_a_table_nobody_touches_ends_and_keeps_its_record(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(1, process, [anna, bert])
    await process.caretaker.end_idle_tables()
    assert not anna.room.table.ended
    process.town.time.now += 1001
    await process.caretaker.end_idle_tables()
    log = await log_of(process, anna.room.id)
    assert log[-1].event == TableEnded(reason="idle")
    assert anna.table.ended
    record = record_in(log, 1)
    assert record is not None
    verify(record)
    assert await open_tables(process.store) == []
    await process.caretaker.end_idle_tables()
    assert len(await log_of(process, anna.room.id)) == len(log)


async def test_a_table_that_is_touched_at_the_last_moment_stays_open(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found()
    anna = await first.guest(table_id, ANNA)
    town.time.now += 1001
    town.is_cut = True
    untouched = second.store.tables.untouched

    async def touched_after(since: float, most: int) -> list[str]:
        tables = await untouched(since, most)
        await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
        return tables

    monkeypatch.setattr(second.store.tables, "untouched", touched_after)
    await second.caretaker.end_idle_tables()
    await anna.room.catch_up()
    assert not anna.room.table.ended


async def test_the_duties_of_a_server_that_was_stopped_are_done_by_the_next(town: Town) -> None:
    first = town.processes[0]
    (anna,) = await begun(first, people=(ANNA,))
    await to_seat(1, first, [anna])
    await first.die()
    second = await town.process()
    room = await second.room(anna.room.id)
    moved = room.table.moved
    async with second.caretaker:
        await town.time.forward(3)
        assert room.table.moved == moved
        await town.time.forward(3)
    assert room.table.moved > moved


async def test_two_caretakers_do_a_duty_once(town: Town) -> None:
    first = town.processes[0]
    (anna,) = await begun(first, people=(ANNA,))
    await to_seat(1, first, [anna])
    await first.die()
    others = [await town.process(), await town.process()]
    rooms = [await other.room(anna.room.id) for other in others]
    town.time.now += 10
    for other in others:
        await other.caretaker.take_over_duties()
    await town.time.forward(30)
    log = await log_of(others[0], anna.room.id)
    assert [room.table.seq for room in rooms] == [len(log)] * 2
    assert rooms[0].table.decider == 0


async def test_a_duty_that_is_in_hand_is_left_alone(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    process.thinker.seconds = 60.0
    await anna.send(anna.choice())
    await process.town.time.settle()
    asked = len(process.thinker.asked)
    async with process.caretaker:
        await process.town.time.forward(30)
    assert len(process.thinker.asked) == asked


async def test_a_duty_that_is_none_any_more_is_taken_off_the_list(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    late = Indexes(due=process.town.time.now - 10)
    await process.store.log.append(anna.room.id, anna.table.seq, [said()], indexes=late)
    await process.caretaker.take_over_duties()
    await process.town.time.settle()
    assert await due_tables(process.store, 1e12) == []


@pytest.mark.parametrize("fault", [StoreUnavailable("gone"), RuntimeError("what is this")])
async def test_rounds_go_on_whatever_breaks_them_off(
    process: Process, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    process.town.is_cut = True
    with capture_logs() as logs, monkeypatch.context() as broken:
        broken.setattr(process.store.log, "last_seqs", AsyncMock(side_effect=fault))
        async with process.caretaker:
            await process.town.time.forward(5)
            broken.undo()
            await process.store.log.append(table_id, anna.table.seq, [said()])
            await process.town.time.forward(2)
    assert [line["event"] for line in logs] == ["a round was broken off"] * 3
    assert anna.table.seq == 4


def said() -> Json:
    """An entry that nobody hears of but by looking."""
    return {"at": 0, "event": {"type": "said", "seat": 0, "phrase": "hello"}}


async def test_one_table_that_cannot_be_read_holds_up_no_other(process: Process) -> None:
    broken = await process.found()
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    late = Indexes(due=process.town.time.now)
    await process.store.log.append(broken, 3, [{"what": "is this"}], indexes=late)
    process.store.log.fault = "before"
    await process.town.time.forward(1)
    moved = anna.room.table.moved
    with capture_logs() as logs:
        async with process.caretaker:
            await process.town.time.forward(6)
    assert anna.room.table.moved > moved
    assert {(line["event"], line["table"]) for line in logs} == {
        ("a table was passed over", mark_of(broken)),
        ("a late duty is taken over", mark_of(anna.room.id)),
    }
    assert b"ebbes_faults_total 1.0" in process.context.metrics.page()


async def test_a_round_is_broken_off_when_the_store_fails_at_a_table(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    process.town.time.now += 1001
    process.store.log.fault = "before"
    with pytest.raises(StoreUnavailable):
        await process.caretaker.end_idle_tables()
    assert not anna.room.table.ended
    await process.caretaker.end_idle_tables()
    assert anna.table.ended


async def test_nobody_is_called_idle_because_the_house_was_asleep(town: Town) -> None:
    first = town.processes[0]
    async with first.caretaker:
        table_id = await first.found()
        await town.time.forward(6)
    town.time.now += 2 * ASLEEP
    second = await town.process()
    async with second.caretaker:
        await town.time.settle()
        await second.caretaker.end_idle_tables()
        assert await open_tables(second.store) == [table_id]
        await town.time.forward(1400)
        assert await open_tables(second.store) == []


@at_length
async def test_a_restart_is_no_sleep(town: Town) -> None:
    first = town.processes[0]
    async with first.caretaker:
        await first.found()
        await town.time.forward(900)
    second = await town.process()
    async with second.caretaker:
        await town.time.forward(400)
    assert await open_tables(second.store) == []


@at_length
async def test_a_house_that_is_awake_for_a_while_each_evening_closes_what_is_idle(
    town: Town,
) -> None:
    evenings = 4
    table_id = ""
    for evening in range(evenings):
        process = await town.process()
        async with process.caretaker:
            table_id = table_id or await process.found()
            await town.time.forward(TIMING.idle / 3)
            await process.caretaker.end_idle_tables()
            is_open = await open_tables(process.store) == [table_id]
            assert is_open == (evening < evenings - 1)
        town.time.now += 5 * ASLEEP


@at_length
async def test_a_process_that_sleeps_adds_up_when_it_was_awake(town: Town) -> None:
    (process,) = town.processes
    async with process.caretaker:
        table_id = await process.found()
        for _ in range(3):
            assert await open_tables(process.store) == [table_id]
            await town.time.forward(TIMING.idle / 3)
            town.time.now += 5 * ASLEEP
            await process.caretaker.end_idle_tables()
        await town.time.forward(TIMING.idle / 3)
        await process.caretaker.end_idle_tables()
        assert await open_tables(process.store) == []


async def late_tables(town: Town, tables: int) -> list[str]:
    """Tables whose process has died in the middle of their games."""
    first = town.processes[0]
    for _ in range(tables):
        (anna,) = await begun(first, people=(ANNA,))
        await to_seat(1, first, [anna])
    await first.die()
    town.time.now += 20
    return await due_tables((await town.process()).store, town.time.now)


async def test_late_tables_are_shared_among_those_who_live(town: Town) -> None:
    tables = await late_tables(town, 30)
    assert len(tables) > 10
    others = [town.processes[-1], await town.process()]
    await asyncio.gather(*(other.caretaker.take_over_duties() for other in others))
    loaded = [room.id for other in others for room in other.rooms.open]
    assert sorted(loaded) == sorted(tables)


async def test_one_round_takes_over_all_that_is_late(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "AT_ONCE", 3)
    tables = await late_tables(town, 30)
    assert len(tables) > 3
    other = town.processes[-1]
    await other.caretaker.take_over_duties()
    assert sorted(room.id for room in other.rooms.open) == sorted(tables)
    assert other.rooms.context.metrics.loads._value.get() == len(tables)


async def test_who_does_not_come_back_for_very_long_is_forgotten(process: Process) -> None:
    anna, _ = await begun(process)
    await process.caretaker.forget_the_gone()
    assert await process.store.people.find(ANNA.id) is not None
    process.town.time.now += process.rooms.context.timing.remembered_new + 1
    await process.caretaker.forget_the_gone()
    assert await process.store.people.find(ANNA.id) is None
    assert "Anna" not in repr(anna.room.table)


async def gone_for_long(process: Process, count: int) -> list[str]:
    """So many people whom nobody remembers."""
    ids = [f"gone-{number:02}" for number in range(count)]
    for person_id in ids:
        await process.store.people.create(person_id, "Emil", f"hash of {person_id}")
    process.town.time.now += process.rooms.context.timing.remembered_new + 1
    return ids


async def test_one_round_forgets_all_who_are_gone(process: Process) -> None:
    ids = await gone_for_long(process, GONE_AT_ONCE + 2)
    await process.caretaker.forget_the_gone()
    assert [await process.store.people.find(each) for each in ids] == [None] * len(ids)


async def test_who_cannot_be_forgotten_holds_up_nobody(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = await gone_for_long(process, 3)
    delete = process.store.privacy.delete

    async def refuse(person_id: str, nobody: str, rewrite: Rewrite) -> list[str]:
        if person_id == first:
            raise LookupError("a log that cannot be read")
        if person_id == second:
            raise NoSuchPerson("forgotten by another process")
        return await delete(person_id, nobody, rewrite)

    monkeypatch.setattr(process.store.privacy, "delete", refuse)
    with capture_logs() as logs:
        await process.caretaker.forget_the_gone()
    assert await process.store.people.find(third) is None
    assert [line["event"] for line in logs] == ["a person was not forgotten"]


async def test_files_that_a_command_could_not_empty_are_emptied_within_an_hour(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    erase = AsyncMock(side_effect=[False, True, True])
    monkeypatch.setattr(process.store.privacy._database, "erase", erase)
    async with process.caretaker:
        await process.town.time.forward(31)
        assert erase.await_count == 2
        await process.town.time.forward(3500)
        assert erase.await_count == 2
        await process.town.time.forward(100)
    assert erase.await_count == 3
