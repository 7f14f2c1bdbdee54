"""What people are told holds nothing they may not know (R39)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from ebbes.engine import events as engine
from ebbes.engine.errors import RuleError
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, PLAY, State
from ebbes.engine.virtual import Virtual
from ebbes.protocol.commands import TableCommand
from ebbes.protocol.game_events import Dealt
from ebbes.protocol.translation import from_wire, to_wire
from ebbes.rules.cards import Card
from ebbes.server.store.values import Person
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.telling.telling import Telling, tell_all
from ebbes.server.tables.telling.view import reason_of
from tests.server.tables.ear import TIMING
from tests.server.tables.live import PEOPLE, Live
from tests.server.tables.walk import Step, Walk
from tests.support import ALL_OPTIONS, every_option_set, option_id

Hands = tuple[tuple[Card, ...], ...]


def exchanged(
    hands: Hands, virtual: Virtual | None, seat: int | None, rng: Random
) -> tuple[Hands, Virtual | None]:
    """All cards that a seat does not see, given out anew."""
    down = () if virtual is None else virtual.face_down
    hidden = [hand for owner, hand in enumerate(hands) if owner != seat]
    pile = [card for hand in (*hidden, *down) for card in hand]
    rng.shuffle(pile)
    deal = iter(pile)
    new = tuple(
        hand if owner == seat else tuple(next(deal) for _ in hand)
        for owner, hand in enumerate(hands)
    )
    if virtual is None:
        return new, None
    return new, virtual._replace(face_down=tuple(tuple(next(deal) for _ in at) for at in down))


def other_state(state: State, seat: int | None, rng: Random) -> State:
    hands, virtual = exchanged(state.hands, state.virtual, seat, rng)
    return state._replace(hands=tuple(tuple(sorted(hand)) for hand in hands), virtual=virtual)


def other_table(table: Table, seat: int | None, rng: Random) -> Table:
    """A table that differs only in what a seat does not see of the game, and in its secret."""
    assert table.game is not None
    state = other_state(table.game.state, seat, rng)
    return replace(table, game=replace(table.game, state=state, secret=rng.randbytes(32)))


def other_entry(entry: Entry, seat: int | None, rng: Random) -> Entry:
    if not isinstance(entry.event, Dealt):
        return replace(entry, person="someone", at=0)
    event = from_wire(entry.event)
    assert isinstance(event, engine.Dealt)
    hands, virtual = exchanged(event.hands, event.virtual, seat, rng)
    return Entry(at=0, event=to_wire(engine.Dealt(event.dealer, hands, virtual)))


def dealt_steps(options: Options, seed: int) -> Iterator[Step]:
    """The steps of a game that leave cards in hidden hands."""
    for step in Walk(options, seed).steps(2000):
        game = step.after.game
        if game is not None and game.state.phase in (NAME_STARTER, PICK, PLAY) and not game.shown:
            yield step


def people_at(table: Table) -> Iterator[str | None]:
    """A spectator, and everybody who sits there."""
    yield None
    for sitter in table.sitters.values():
        yield sitter.person


@every_option_set
def test_the_whole_table_looks_the_same_whatever_the_hidden_cards_are(options: Options) -> None:
    rng = Random(1)
    for step in dealt_steps(options, 21):
        for person in people_at(step.after):
            other = other_table(step.after, step.after.seat_of(person), rng)
            assert _shown(step.after, person) == _shown(other, person)


def _shown(table: Table, person: str | None) -> str:
    return tell_all(table, "table-id", "BCDFG", person, TIMING)[1]


@every_option_set
def test_news_sound_the_same_whatever_the_hidden_cards_are(options: Options) -> None:
    rng = Random(2)
    deals = 0
    for step in dealt_steps(options, 22):
        deals += any(isinstance(entry.event, Dealt) for entry in step.entries)
        for person in people_at(step.after):
            seat = step.after.seat_of(person)
            other = other_table(step.after, seat, rng)
            entries = [other_entry(entry, seat, rng) for entry in step.entries]
            here = Telling(step.after, step.entries, TIMING).for_seat(seat)
            assert here == Telling(other, entries, TIMING).for_seat(seat)
    assert deals


@pytest.mark.parametrize(
    "options", [options for options in ALL_OPTIONS if options.players > 2], ids=option_id
)
def test_answers_are_the_same_whatever_the_hidden_cards_are(options: Options) -> None:
    rng = Random(3)
    for step in dealt_steps(options, 23):
        if step.person is None or step.command is None or _deals(step):
            continue
        other = other_table(step.before, step.before.seat_of(step.person.id), rng)
        here = _answer(step.before, step.person, step.command)
        assert here == _answer(other, step.person, step.command)


def _deals(step: Step) -> bool:
    """A deal follows from the secret, which is another one at the other table."""
    return any(isinstance(entry.event, Dealt) for entry in step.entries)


def _answer(table: Table, person: Person, command: TableCommand) -> object:
    live = Live()
    live.table = table
    try:
        return live.send(person, command)
    except (RuleError, TableError) as error:
        return reason_of(error)


@every_option_set
def test_ids_of_people_and_secrets_of_games_are_never_told(options: Options) -> None:
    for step in Walk(options, 24).steps(2000):
        telling = Telling(step.after, step.entries, TIMING)
        for person in people_at(step.after):
            verify_silence(step.after, _shown(step.after, person))
            verify_silence(step.after, telling.for_seat(step.after.seat_of(person)))


def verify_silence(table: Table, text: str) -> None:
    """The secret of a game is told after its end, and not before."""
    assert not any(person.id in text for person in PEOPLE)
    if table.game is not None and not table.game.shown:
        assert table.game.secret.hex() not in text
