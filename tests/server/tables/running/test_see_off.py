"""Tests of `ebbes.server.tables.running.see_off`, and of requests in a running server."""

from typing import cast

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.protocol.snapshot import Door
from ebbes.protocol.table_events import RequestClosed
from ebbes.server.store.values import Person
from ebbes.server.tables.model.forgetting import forgetting
from ebbes.server.tables.model.occupant import NOBODY
from ebbes.server.tables.running.forgetting import forget_person
from ebbes.server.tables.running.see_off import see_off, see_off_strays
from tests.server.tables.games import log_of
from tests.server.tables.live import ANNA, BERT, key, settings_for
from tests.server.tables.town import Guest, Process, Town

ASKING = settings_for(Options(3)).model_copy(update={"ask_first": True})


async def asked(process: Process) -> tuple[Guest, Guest]:
    """Anna, and Bert who has asked her for a seat."""
    table_id = await process.found(ASKING)
    anna, bert = await process.guest(table_id, ANNA), await process.guest(table_id, BERT)
    assert isinstance(await bert.send(ask.TakeSeat(id=key())), Accepted)
    return anna, bert


def hang_up(process: Process, guest: Guest) -> None:
    """Somebody closes their page."""
    guest.leave()
    see_off(process.rooms, guest.room, cast("Person", guest.who).id)


def names_asking(guest: Guest) -> list[str]:
    """Who asks for a seat, as somebody sees it."""
    return [request.name for request in guest.table.requests]


async def test_the_host_hears_who_asks_and_who_asks_that_they_wait(process: Process) -> None:
    anna, bert = await asked(process)
    assert names_asking(anna) == ["Bert"]
    assert (anna.you.door, bert.you.door) == (Door.OPEN, Door.ASKED)
    assert isinstance(await anna.send(ask.LetIn(id=key(), number=1)), Accepted)
    assert anna.table.requests == bert.table.requests == ()
    assert bert.you.seat == 1


async def test_who_comes_back_is_told_what_became_of_what_they_asked(process: Process) -> None:
    anna, bert = await asked(process)
    bert.leave()
    await anna.send(ask.TurnDown(id=key(), number=1))
    again = await process.again(bert)
    assert again.you.door is Door.TURNED_DOWN
    assert again.table.you == again.you


async def test_who_asked_and_goes_asks_no_more_after_a_moment(process: Process) -> None:
    anna, bert = await asked(process)
    hang_up(process, bert)
    await process.town.time.forward(44.9)
    assert names_asking(anna) == ["Bert"]
    await process.town.time.forward(0.1)
    assert names_asking(anna) == []
    closed = RequestClosed(number=1, answer="withdrawn")
    assert (await log_of(process, anna.room.id))[-1].event == closed


async def test_who_is_back_in_a_moment_still_asks(process: Process) -> None:
    anna, bert = await asked(process)
    hang_up(process, bert)
    await process.town.time.forward(30)
    await process.again(bert)
    await process.town.time.forward(60)
    assert len(anna.table.requests) == 1


async def test_who_is_back_at_another_process_still_asks(town: Town) -> None:
    here, there = town.processes[0], await town.process()
    anna, bert = await asked(here)
    hang_up(here, bert)
    again = await there.again(bert)
    for _ in range(10):
        await there.caretaker.beat()
        await town.time.forward(10)
    assert names_asking(anna) == ["Bert"]
    hang_up(there, again)
    await there.caretaker.beat()
    await town.time.forward(150)
    assert names_asking(anna) == []


async def test_who_was_let_in_meanwhile_keeps_the_seat(process: Process) -> None:
    anna, bert = await asked(process)
    hang_up(process, bert)
    await anna.send(ask.LetIn(id=key(), number=1))
    await process.town.time.forward(50)
    assert anna.room.table.seat_of(BERT.id) == 1


async def test_who_asked_nothing_leaves_nothing_behind(process: Process) -> None:
    anna, _ = await asked(process)
    seq = anna.room.table.seq
    hang_up(process, anna)
    await process.town.time.forward(60)
    assert anna.room.table.seq == seq


async def test_who_asks_is_known_to_have_been_at_the_table(process: Process) -> None:
    anna, _ = await asked(process)
    places = await process.store.people.places(BERT.id)
    assert [(place.table_id, place.seat) for place in places] == [(anna.room.id, None)]


async def test_who_asks_and_is_forgotten_leaves_no_name(town: Town) -> None:
    process = town.processes[0]
    anna, _ = await asked(process)
    await forget_person(process.rooms, BERT)
    log = await log_of(process, anna.room.id)
    kept = " ".join(entry.as_text() for entry in log)
    assert BERT.id not in kept
    assert "Bert" not in kept
    assert anna.table.requests == ()


def test_a_checkpoint_forgets_who_asked() -> None:
    kept = {
        "played": [],
        "seats": [],
        "host": None,
        "removed": [],
        "requests": [[1, BERT.id, "Bert", None], [2, ANNA.id, "Anna", None]],
        "turned_down": {BERT.id: 2},
        "sittings": {BERT.id: 1, ANNA.id: 1},
    }
    forgotten = forgetting(BERT.id)(kept)  # type: ignore[arg-type]  # JSON, as it is
    assert isinstance(forgotten, dict)
    assert forgotten["requests"] == [[2, ANNA.id, "Anna", None]]
    assert forgotten["turned_down"] == {}
    assert forgotten["sittings"] == {ANNA.id: 1}
    assert NOBODY not in str(forgotten)


async def test_who_went_before_a_restart_is_seen_off_after_it(town: Town) -> None:
    (first,) = town.processes
    anna, bert = await asked(first)
    hang_up(first, bert)
    await first.die()
    second = await town.process()
    again = await second.guest(anna.room.id, ANNA)
    assert names_asking(again) == ["Bert"]
    await see_off_strays(second.rooms)
    await town.time.forward(second.context.timing.grace + 1)
    assert names_asking(again) == []


async def test_who_asks_at_another_process_is_not_seen_off(town: Town) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found(ASKING)
    anna = await first.guest(table_id, ANNA)
    bert = await second.guest(table_id, BERT)
    await bert.send(ask.TakeSeat(id=key()))
    await see_off_strays(first.rooms)
    await town.time.forward(first.context.timing.grace - 1)
    await second.caretaker.beat()
    await town.time.forward(2)
    assert names_asking(anna) == ["Bert"]
