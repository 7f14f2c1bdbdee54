"""Tests of plans and forced cards at tables over days, which nobody else ever hears of."""

from collections.abc import Iterator

import pytest

from ebbes.engine.commands import PlayCard
from ebbes.engine.legal import legal_cards, legal_commands
from ebbes.engine.state import PLAY
from ebbes.protocol.game_events import CardPlayed
from ebbes.rules.cards import LETTERS, Card, suit_of
from ebbes.rules.codes import code_of
from ebbes.rules.seats import Seat
from ebbes.server.store.values import Person
from ebbes.server.store.wishes import KeptWish
from ebbes.server.tables.deciding.absence import plan_for
from ebbes.server.tables.model.errors import BadPlan, NotOverDays, NotSeated
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.wish import ANY, LEAD, Play
from ebbes.server.tables.running.room import Room
from tests.server.tables.games import begun, log_of
from tests.server.tables.live import ANNA, EMIL, PEOPLE
from tests.server.tables.over_days import SLOW, awaited, begun_slowly, later, play_once, room_of
from tests.server.tables.town import Process, Town

FORCED = SLOW.model_copy(update={"forced": True})


def game_at(room: Room) -> Game:
    """The game on the table."""
    assert room.table.game is not None
    return room.table.game


def next_after(room: Room) -> tuple[Seat, Person]:
    """Who comes after the one whose turn it is."""
    assert room.table.turn is not None
    seat = (room.table.turn + 1) % 3
    sitter = room.table.sitters[seat]
    return seat, next(person for person in PEOPLE if person.id == sitter.person)


async def keep(process: Process, room: Room, person: Person, *plays: Play) -> None:
    """Somebody plans that."""
    plan = plan_for(room.table, person.id, plays)
    await process.store.wishes.keep(person.id, room.id, KeptWish(plan=plan.to_json()))


def led_with(room: Room) -> Card:
    """What `play_once` is going to lead."""
    choice = legal_commands(game_at(room).state)[0]
    assert isinstance(choice, PlayCard)
    return choice.card


def illegal_next(room: Room) -> list[Card]:
    """The cards that who comes next may not play, once the one whose turn it is has played."""
    state, (seat, _) = game_at(room).state, next_after(room)
    trick = (*state.trick, led_with(room))
    if len(trick) == 3:
        return []
    return [card for card in state.hands[seat] if card not in legal_cards(state.hands[seat], trick)]


async def at_a_lead(process: Process) -> Room:
    """A game over days in which somebody is about to lead."""
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    while game_at(room).state.phase is not PLAY:
        await play_once(process, table_id)
    return room


def plays_for(room: Room, seat: Seat) -> Iterator[Play]:
    """For every suit that may be led, the last card that is legal then."""
    hand = game_at(room).state.hands[seat]
    for suit, letter in enumerate(LETTERS):
        yield Play(letter, legal_cards(hand, (suit * 16 + 1,))[-1])


async def test_what_is_planned_for_a_suit_is_played_when_it_is_led(process: Process) -> None:
    room = await at_a_lead(process)
    seat, person = next_after(room)
    plays = tuple(plays_for(room, seat))
    await keep(process, room, person, *plays)
    led = led_with(room)
    await play_once(process, room.id)
    assert game_at(room).state.trick == (led, dict(plays)[LETTERS[suit_of(led)]])


async def test_a_plan_for_another_suit_waits_for_the_person(process: Process) -> None:
    room = await at_a_lead(process)
    seat, person = next_after(room)
    led = LETTERS[suit_of(led_with(room))]
    others = [play for play in plays_for(room, seat) if play.when != led]
    await keep(process, room, person, *others, Play(LEAD, game_at(room).state.hands[seat][0]))
    await play_once(process, room.id)
    assert awaited(room) == person


async def test_a_plan_that_is_not_legal_when_it_is_due_is_void(process: Process) -> None:
    room = await at_a_lead(process)
    while not (illegal := illegal_next(room)):
        await play_once(process, room.id)
    _, person = next_after(room)
    await keep(process, room, person, Play(ANY, illegal[0]))
    await play_once(process, room.id)
    assert awaited(room) == person


async def test_a_plan_that_was_taken_back_is_none(process: Process) -> None:
    room = await at_a_lead(process)
    seat, person = next_after(room)
    await keep(process, room, person, *plays_for(room, seat))
    await process.store.wishes.keep(person.id, room.id, KeptWish())
    await play_once(process, room.id)
    assert awaited(room) == person


async def test_a_plan_is_for_one_card_and_no_later_one(process: Process) -> None:
    room = await at_a_lead(process)
    seat, person = next_after(room)
    await keep(
        process, room, person, *(Play(ANY, card) for card in game_at(room).state.hands[seat])
    )
    await play_once(process, room.id)
    held = len(game_at(room).state.hands[seat])
    while awaited(room) != person:
        await play_once(process, room.id)
    assert len(game_at(room).state.hands[seat]) == held


async def test_a_plan_outlives_a_restart_and_holds_in_another_process(town: Town) -> None:
    (first,) = town.processes
    room = await at_a_lead(first)
    seat, person = next_after(room)
    await keep(first, room, person, *plays_for(room, seat))
    await first.die()
    second = await town.process()
    await play_once(second, room.id)
    after = await room_of(second, room.id)
    assert len(game_at(after).state.trick) == 2


async def test_a_plan_that_came_too_late_to_be_seen_is_played_before_the_house_does(
    process: Process,
) -> None:
    room = await at_a_lead(process)
    seat, person = next_after(room)
    plan = plan_for(room.table, person.id, tuple(plays_for(room, seat)))
    await play_once(process, room.id)
    await process.store.wishes.keep(person.id, room.id, KeptWish(plan=plan.to_json()))
    await later(process, 25 * 3600)
    assert len(room.table.present) == 3
    assert awaited(room) != person


async def test_forced_cards_play_themselves_unless_somebody_wants_it_not_to(
    process: Process,
) -> None:
    table_id = await begun_slowly(process, FORCED)
    room = await room_of(process, table_id)
    stubborn = next_after(room)[1]
    await process.store.wishes.keep(stubborn.id, table_id, KeptWish(forced=False))
    while game_at(room).state.score.rounds == 0:
        choices = legal_commands(game_at(room).state)
        assert len(choices) > 1 or awaited(room) == stubborn
        await play_once(process, table_id)


async def test_what_others_hear_does_not_tell_whether_somebody_plans(town: Town) -> None:
    """Byte by byte the same, and nothing of a plan is in the log, until a card is played."""
    (process,) = town.processes
    room = await at_a_lead(process)
    seat, person = next_after(room)
    ears = [await process.guest(room.id, who) for who in (*PEOPLE[:3], EMIL, None)]
    before = [list(ear.texts) for ear in ears]
    entries = [entry.as_text() for entry in await log_of(process, room.id)]
    await keep(process, room, person, *plays_for(room, seat))
    await room.tend()
    await town.time.settle()
    assert [ear.texts for ear in ears] == before
    assert [entry.as_text() for entry in await log_of(process, room.id)] == entries
    shown = [await process.guest(room.id, ear.who) for ear in ears]
    hand = {code_of(card) for card in game_at(room).state.hands[seat]}
    for ear in shown:
        is_own = ear.who is not None and ear.who.id == person.id
        assert is_own or not any(f'"{code}"' in text for code in hand for text in ear.texts)


async def test_a_card_that_was_planned_looks_like_any_other(process: Process) -> None:
    room = await at_a_lead(process)
    seat, person = next_after(room)
    await keep(process, room, person, *plays_for(room, seat))
    await play_once(process, room.id)
    played = [entry for entry in await log_of(process, room.id) if type(entry.event) is CardPlayed]
    assert '"person"' not in played[-1].as_text()
    assert "plan" not in played[-1].as_text()


async def test_only_who_sits_at_a_table_over_days_can_plan_and_only_own_cards(
    process: Process,
) -> None:
    room = await at_a_lead(process)
    seat, person = next_after(room)
    with pytest.raises(NotSeated):
        plan_for(room.table, EMIL.id, ())
    foreign = game_at(room).state.hands[(seat + 1) % 3][0]
    with pytest.raises(BadPlan):
        plan_for(room.table, person.id, (Play(ANY, foreign),))
    with pytest.raises(BadPlan):
        plan_for(room.table, awaited(room).id, ())
    anna, _ = await begun(process)
    with pytest.raises(NotOverDays):
        plan_for(anna.room.table, ANNA.id, ())


async def test_wishes_are_gone_with_their_table(process: Process) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    await process.store.wishes.keep(ANNA.id, table_id, KeptWish(forced=True))
    process.town.time.now += 100 * 24 * 3600
    await process.caretaker._end_idle(room, process.town.time.now)
    assert await process.store.wishes.find(ANNA.id, table_id) == KeptWish()
