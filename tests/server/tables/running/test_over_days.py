"""Tests of games over days: hours for a decision, whoever is there, and however often it stops."""

from datetime import date, datetime, timedelta

import pytest

from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Refused
from ebbes.protocol.settings import Late
from ebbes.protocol.table_events import PlayerAway, TimeGranted
from ebbes.server.holidays import LONGEST, Holiday
from ebbes.server.seconds import DAY, HOUR
from ebbes.server.tables.deciding.absence import MOST_RESTS
from ebbes.server.tables.model.timing import deadline
from tests.server.store.rows import due_tables
from tests.server.tables.games import log_of
from tests.server.tables.live import key
from tests.server.tables.over_days import (
    SLOW,
    awaited,
    begun_slowly,
    drop_by,
    later,
    play_once,
    room_of,
)
from tests.server.tables.town import TIMING, Process, Town


async def events_of(process: Process, table_id: str) -> list[object]:
    """All that has happened at a table."""
    return [entry.event for entry in await log_of(process, table_id)]


async def test_nobody_need_be_there_while_their_time_runs(process: Process) -> None:
    table_id = await begun_slowly(process)
    await later(process, 23 * HOUR)
    assert (await room_of(process, table_id)).table.decider is not None
    assert PlayerAway not in map(type, await events_of(process, table_id))


async def test_the_house_plays_for_who_is_late_until_they_come_back(process: Process) -> None:
    table_id = await begun_slowly(process)
    late = awaited(await room_of(process, table_id))
    await later(process, 24 * HOUR + 60)
    room = await room_of(process, table_id)
    assert late.id not in {room.table.sitters[seat].person for seat in room.table.present}
    assert room.table.game is not None
    assert room.table.game.state.plays
    await drop_by(process, table_id, late)
    assert len(room.table.present) == 3


async def test_a_table_may_wait_for_who_is_late(process: Process) -> None:
    table_id = await begun_slowly(process, SLOW.model_copy(update={"late": Late.WAIT}))
    person = awaited(await room_of(process, table_id))
    await later(process, 5 * DAY)
    room = await room_of(process, table_id)
    assert awaited(room) == person
    at = deadline(room.table, TIMING)
    assert at is not None
    assert at < process.context.now()


async def test_no_process_keeps_a_far_duty_in_mind_but_the_store_does(process: Process) -> None:
    table_id = await begun_slowly(process)
    process.rooms.let_go()
    assert process.rooms.open == [] or process.rooms.open[0].visitors
    room = await room_of(process, table_id)
    at = deadline(room.table, TIMING)
    assert at is not None
    assert not process.rooms.is_planned(room)
    assert await due_tables(process.store, at / 1000 + 10) == [table_id]
    assert await due_tables(process.store, at / 1000 - 10) == []


async def test_who_is_late_is_late_after_a_restart_too(town: Town) -> None:
    (first,) = town.processes
    table_id = await begun_slowly(first)
    late = awaited(await room_of(first, table_id))
    await later(first, 20 * HOUR)
    await first.die()
    second = await town.process()
    await later(second, 3.9 * HOUR)
    assert awaited(await room_of(second, table_id)) == late
    await later(second, 0.2 * HOUR)
    assert PlayerAway in map(type, await events_of(second, table_id))


async def test_a_table_over_days_is_not_closed_because_nobody_came_for_weeks(
    process: Process,
) -> None:
    table_id = await begun_slowly(process, SLOW.model_copy(update={"late": Late.WAIT}))
    await later(process, 10 * DAY)
    await process.caretaker.beat()
    room = await room_of(process, table_id)
    await process.caretaker._end_idle(room, process.town.time.now)
    assert not (await room_of(process, table_id)).table.ended


async def test_a_table_over_days_that_nobody_remembers_is_closed_in_the_end(
    process: Process,
) -> None:
    table_id = await begun_slowly(process, SLOW.model_copy(update={"late": Late.WAIT}))
    process.town.time.now += TIMING.idle_days + DAY
    room = await room_of(process, table_id)
    await process.caretaker._end_idle(room, process.town.time.now)
    assert room.table.ended


async def test_nobody_is_told_who_is_not_there_in_a_game_over_days(process: Process) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    guest = await process.guest(table_id, awaited(room))
    before = list(guest.texts)
    await process.town.time.forward(100)
    await process.caretaker.notice_absent()
    assert guest.texts == before


async def test_a_little_more_time_means_nothing_in_a_game_over_days(process: Process) -> None:
    table_id = await begun_slowly(process)
    guest = await process.guest(table_id, awaited(await room_of(process, table_id)))
    answer = await guest.send(ask.AskTime(id=key()))
    assert isinstance(answer, Refused)
    assert answer.reason.code == "table/no-more-time"


def today(process: Process) -> date:
    """What day it is."""
    return datetime.fromtimestamp(process.town.time.now).date()


async def rest(process: Process, person: str, first: int, last: int) -> None:
    """Somebody takes a holiday from so many days from now to so many."""
    day = today(process)
    days = Holiday(day + timedelta(days=first), day + timedelta(days=last))
    await process.store.wishes.take_holiday(person, days, day, lambda _: None)


async def test_no_time_runs_for_somebody_on_holiday(process: Process) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    before = deadline(room.table, TIMING)
    assert before is not None
    person = awaited(room)
    await rest(process, person.id, 1, 7)
    await later(process, 6 * DAY)
    room = await room_of(process, table_id)
    assert awaited(room) == person
    assert deadline(room.table, TIMING) == before + round(7 * DAY * 1000)
    await later(process, 3 * DAY)
    assert PlayerAway in map(type, await events_of(process, table_id))


async def test_a_turn_that_comes_to_somebody_on_holiday_rests_at_once(process: Process) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    first = awaited(room)
    for person in room.table.sitters.values():
        if person.person != first.id:
            await rest(process, person.person, 0, 3)
    await play_once(process, table_id)
    events = await events_of(process, table_id)
    assert isinstance(events[-1], TimeGranted)
    assert events[-1].rest is not None


async def test_a_holiday_that_is_cut_short_lets_time_run_again(process: Process) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    person = awaited(room)
    await rest(process, person.id, 0, 9)
    await room.tend()
    rested = deadline(room.table, TIMING)
    await process.town.time.forward(HOUR)
    assert await process.store.wishes.end_holiday(person.id, today(process), today(process))
    await room.tend()
    at = deadline(room.table, TIMING)
    assert at is not None
    assert rested is not None
    assert at == process.context.now() + 24 * HOUR * 1000 < rested


async def test_a_holiday_taken_and_given_back_again_and_again_fills_no_log(
    process: Process,
) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    person, day = awaited(room), today(process)
    for _ in range(10):
        await rest(process, person.id, 0, 9)
        await room.tend()
        assert await process.store.wishes.end_holiday(person.id, day, day)
        await room.tend()
    events = await events_of(process, table_id)
    assert sum(isinstance(event, TimeGranted) for event in events) == MOST_RESTS
    assert deadline(room.table, TIMING) == process.context.now() + 24 * HOUR * 1000
    await play_once(process, table_id)
    assert room.table.granted == 0


async def test_a_holiday_of_another_time_changes_nothing(process: Process) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    before = room.table.seq
    await rest(process, awaited(room).id, 1, 7)
    await room.tend()
    assert room.table.seq == before


async def test_two_holidays_in_one_turn_both_count(process: Process) -> None:
    table_id = await begun_slowly(process, SLOW.model_copy(update={"hours": 72}))
    room = await room_of(process, table_id)
    before = deadline(room.table, TIMING)
    assert before is not None
    for first, last in ((1, 3), (5, 6)):
        await rest(process, awaited(room).id, first, last)
    for _ in range(6):
        await later(process, DAY)
    room = await room_of(process, table_id)
    assert deadline(room.table, TIMING) == before + round(5 * DAY * 1000)


@pytest.mark.parametrize("nights", [True, False])
async def test_two_holidays_that_nobody_noticed_both_count(process: Process, nights: bool) -> None:
    over_days = SLOW.model_copy(update={"hours": 72, "nights": nights})
    tables = [await begun_slowly(process, over_days) for _ in range(2)]
    noticed, unnoticed = [await room_of(process, table_id) for table_id in tables]
    for first, last in ((1, 3), (5, 6)):
        await rest(process, awaited(unnoticed).id, first, last)
        if awaited(noticed) != awaited(unnoticed):
            await rest(process, awaited(noticed).id, first, last)
    for _ in range(5):
        process.town.time.now += DAY
        await noticed.tend()
    await unnoticed.tend()
    assert unnoticed.table.rest.until == noticed.table.rest.until
    assert deadline(unnoticed.table, TIMING) == deadline(noticed.table, TIMING)


async def test_a_holiday_for_ever_that_is_stored_ends_as_the_longest_does(
    process: Process,
) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    before, day = deadline(room.table, TIMING), today(process)
    assert before is not None
    for_ever = Holiday(day, date(9999, 12, 31))
    await process.store.wishes.take_holiday(awaited(room).id, for_ever, day, lambda _: None)
    await room.tend()
    at = deadline(room.table, TIMING)
    assert at is not None
    assert before < at <= before + LONGEST * DAY * 1000


@pytest.mark.parametrize("nights", [True, False])
async def test_at_night_no_time_runs_where_the_host_wants_that(
    process: Process, nights: bool
) -> None:
    table_id = await begun_slowly(process, SLOW.model_copy(update={"nights": nights}))
    room = await room_of(process, table_id)
    at = deadline(room.table, TIMING)
    assert at is not None
    assert (at > room.table.waiting_since + 24 * HOUR * 1000) is nights


async def test_the_store_knows_for_whom_a_table_over_days_waits(process: Process) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    (row,) = await process.store.awaited.at_tables([table_id])
    assert (row.awaited.person, row.awaited.seq) == (awaited(room).id, room.table.moved)
    assert (row.awaited.round, row.awaited.trick) == (1, 1)
    await play_once(process, table_id)
    (after,) = await process.store.awaited.at_tables([table_id])
    assert after.awaited.person == awaited(room).id != row.awaited.person
