"""Tests of `ebbes.server.tables.running.rooms`: several processes with the same tables."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted, Refused
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.settings import Clock
from ebbes.protocol.table_events import PlayerAway, PlayerBack, Said
from ebbes.server.fanout import fanout_for
from ebbes.server.services import open_rooms
from ebbes.server.store.errors import NoSuchTable
from ebbes.server.store.log import PAGE
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.occupant import Sitter
from ebbes.server.tables.running.rooms import Rooms
from tests.server.store.rows import last_seq
from tests.server.tables.games import at_turn, begun, decider, log_of, replayed, to_seat
from tests.server.tables.live import ANNA, BERT, CARLA, DORA, key
from tests.server.tables.town import Process, Town


async def test_a_table_that_is_not_there_has_no_room(town: Town) -> None:
    rooms = town.processes[0].rooms
    with pytest.raises(NoSuchTable):
        async with rooms.visit("nowhere"):
            raise AssertionError("nobody gets in")
    assert rooms.open == []


async def test_a_table_is_loaded_once_however_many_want_in(town: Town) -> None:
    process = town.processes[0]
    table_id = await process.found()
    found = await asyncio.gather(*(process.room(table_id) for _ in range(5)))
    assert len({id(room) for room in found}) == 1
    assert found[0].visitors == 5
    assert found[0].table == await replayed(process, table_id)


async def test_rooms_nobody_visits_are_forgotten_and_loaded_again(town: Town) -> None:
    process = town.processes[0]
    table_id = await process.found()
    async with process.rooms.visit(table_id) as room:
        process.rooms.let_go()
        assert process.rooms.open == [room]
    process.rooms.let_go()
    assert process.rooms.open == []
    assert (await process.room(table_id)).table == room.table


async def test_a_room_is_not_forgotten_at_the_moment_somebody_comes_in(town: Town) -> None:
    process = town.processes[0]
    table_id = await process.found()
    coming = [asyncio.create_task(process.room(table_id)) for _ in range(2)]
    while not process.rooms.open and not all(task.done() for task in coming):
        await asyncio.sleep(0)
    process.rooms.let_go()
    rooms = await asyncio.gather(*coming)
    assert process.rooms.open == [rooms[0]]


async def test_a_long_log_is_read_page_by_page(town: Town) -> None:
    process = town.processes[0]
    table_id = await process.found()
    last = await last_seq(process.store, table_id)
    said = Entry(at=0, event=Said(seat=0, phrase=Phrase.HELLO)).as_text()
    await process.store.log.append(table_id, last, [said] * 2 * PAGE)
    room = await process.room(table_id)
    assert room.table.seq == last + 2 * PAGE
    assert process.store.log.longest == PAGE


async def test_a_table_forgotten_while_two_come_in_has_one_room(town: Town) -> None:
    process = town.processes[0]
    table_id = await process.found()
    first = asyncio.create_task(process.room(table_id))
    while not process.rooms.open:
        await asyncio.sleep(0)
    process.rooms.let_go()
    second = asyncio.create_task(process.room(table_id))
    assert await first is await second
    assert process.rooms.open == [await first]


async def test_a_room_with_a_duty_is_not_forgotten(town: Town) -> None:
    process = town.processes[0]
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    await process.visits.aclose()
    assert process.rooms.is_planned(anna.room)
    process.rooms.let_go()
    assert process.rooms.open == [anna.room]


async def test_who_watches_over_one_person_watches_over_the_next(town: Town) -> None:
    guests = await begun(town.processes[0], people=(ANNA, BERT, CARLA))
    await town.time.settle()
    before = asyncio.all_tasks()
    player = at_turn(*guests)
    await player.send(player.choice())
    await town.time.settle()
    assert asyncio.all_tasks() == before


async def test_what_one_process_writes_is_heard_in_all(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    anna, bert = await begun(first, second)
    spectator = await second.guest(anna.room.id, None)
    for _ in range(20):
        await town.time.settle()
        if decider(anna.room) is not None:
            player = at_turn(anna, bert)
            assert isinstance(await player.send(player.choice()), Accepted)
        else:
            await town.time.forward(1)
    await town.time.settle()
    assert anna.room is not bert.room
    assert anna.room.table == bert.room.table == await replayed(first, anna.room.id)
    assert anna.table.seq == bert.table.seq == spectator.table.seq


async def test_processes_that_write_at_once_decide_anew_and_nobody_misses_a_number(
    town: Town,
) -> None:
    processes = [town.processes[0], await town.process(), await town.process()]
    table_id = await processes[0].found()
    guests = [
        await process.guest(table_id, person)
        for process, person in zip(processes, (ANNA, BERT, CARLA), strict=True)
    ]
    watchers = [await process.guest(table_id, None) for process in processes]
    town.is_cut = True
    seats = [guest.send(ask.TakeSeat(id=key(), seat=1)) for guest in guests[1:]]
    words = [guests[0].send(ask.Say(id=key(), phrase=Phrase.HELLO)) for _ in range(3)]
    answers = await asyncio.gather(*seats, *words)
    assert sum(isinstance(answer, Accepted) for answer in answers[:2]) == 1
    assert all(isinstance(answer, Accepted) for answer in answers[2:])
    refused = next(answer for answer in answers if isinstance(answer, Refused))
    assert refused.reason.code == "table/seat-not-free"
    for guest in guests:
        await guest.room.catch_up()
    last = await last_seq(processes[0].store, table_id)
    assert [watcher.numbers for watcher in watchers] == [list(range(4, last + 1))] * 3
    assert len({guest.table.seq for guest in (*guests, *watchers)}) == 1


async def test_a_command_sent_to_two_processes_counts_once(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found()
    one, other = await first.guest(table_id, ANNA), await second.guest(table_id, ANNA)
    said = ask.Say(id=key(), phrase=Phrase.HELLO)
    answers = await asyncio.gather(one.send(said), other.send(said))
    assert answers[0] == answers[1]
    assert await last_seq(first.store, table_id) == 4
    assert one.table.seq == other.table.seq == 4


async def test_a_phrase_is_counted_once_however_often_it_is_decided(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found()
    anna = await first.guest(table_id, ANNA)
    bert = await (await second.guest(table_id, BERT)).sit()
    town.is_cut = True
    for _ in range(5):
        await bert.send(ask.Say(id=key(), phrase=Phrase.THANKS))
        answer = await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
        assert isinstance(answer, Accepted)


async def test_a_bot_does_not_decide_for_somebody_who_is_back_elsewhere(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    anna, bert = await begun(first, second)
    await to_seat(1, first, [anna, bert])
    bert.leave()
    first.thinker.seconds = second.thinker.seconds = 5.0
    await anna.room.act(lambda draft: mark_away(draft, 1, "gone"))
    await town.time.forward(3)
    moved = anna.room.table.moved
    await second.again(bert)
    await town.time.forward(20)
    assert anna.room.table.moved == moved
    assert decider(anna.room) == 1


async def test_more_time_granted_elsewhere_is_granted(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    anna, bert = await begun(first, second, clock=Clock.BRISK)
    await to_seat(0, first, [anna, bert])
    await anna.send(anna.choice())
    await to_seat(1, first, [anna, bert])
    assert first.rooms.is_planned(anna.room)
    async with second.caretaker:
        await town.time.forward(20)
        assert isinstance(await bert.send(ask.AskTime(id=key())), Accepted)
        await town.time.forward(64)
        assert decider(bert.room) == 1
        await town.time.forward(1)
        assert decider(bert.room) is None


async def test_who_left_elsewhere_is_not_marked_away(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    anna, bert = await begun(first, second, clock=Clock.BRISK)
    await to_seat(1, first, [anna, bert])
    second.thinker.seconds = 60.0
    await bert.send(ask.LeaveSeat(id=key()))
    await town.time.forward(30)
    events = [entry.event for entry in await log_of(first, anna.room.id)]
    assert not any(isinstance(event, PlayerAway) for event in events)
    assert anna.room.table == bert.room.table


async def test_the_duty_of_a_dead_process_is_taken_over(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    anna, bert = await begun(first, second, clock=Clock.RELAXED)
    await to_seat(1, first, [anna, bert])
    assert first.rooms.is_planned(anna.room)
    await bert.send(bert.choice())
    await town.time.settle()
    if anna.room.table.turn == 0:
        await to_seat(1, first, [anna, bert])
        await bert.send(bert.choice())
        await town.time.settle()
    moved = anna.room.table.moved
    assert anna.room.table.turn == 2
    await second.die()
    async with first.caretaker:
        await town.time.forward(6)
    assert anna.room.table.moved > moved


async def test_whoever_comes_back_has_their_seat_at_once_whatever_was_written_elsewhere(
    town: Town,
) -> None:
    first, second = town.processes[0], await town.process()
    anna, bert = await begun(first, second)
    bert.leave()
    await anna.room.act(lambda draft: mark_away(draft, 1, "gone"))
    await town.time.settle()
    town.is_cut = True
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    again = await second.again(bert)
    occupant = again.room.table.seats[1]
    assert isinstance(occupant, Sitter)
    assert not occupant.away
    events = [entry.event for entry in await log_of(first, anna.room.id)]
    assert events[-1] == PlayerBack(seat=1)


async def test_news_of_a_table_nobody_here_visits_are_no_news(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found()
    await (await first.guest(table_id, DORA)).sit()
    await town.time.settle()
    assert second.rooms.open == []


async def test_rooms_are_closed_whatever_ends_a_server(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = AsyncMock()
    monkeypatch.setattr(Rooms, "close", closed)
    with pytest.raises(RuntimeError, match="in the middle"):
        async with fanout_for(None) as fanout, open_rooms(process.context, fanout):
            raise RuntimeError("in the middle")
    closed.assert_awaited_once()
