"""A puzzle in the words in which tables are told."""

from itertools import takewhile
from typing import Final

from ebbes.engine.commands import PlayCard
from ebbes.engine.decide import step
from ebbes.engine.events import Event, TrickTaken
from ebbes.engine.state import State
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.options import GameOptions
from ebbes.protocol.prompts import Now
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import You
from ebbes.protocol.translation import to_wire
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat
from ebbes.server.puzzling.puzzle import Puzzle, Shown
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.occupant import Occupant, Sitter
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.telling.retelling import (
    NO_CLOCK,
    NO_CODE,
    NO_ID,
    unbound_game,
    with_open_hands,
)
from ebbes.server.tables.telling.view import seen_now, seen_table

NAMELESS: Final = "–"
"""Who sits before a puzzle; a page calls them you."""


def asked(puzzle: Puzzle) -> Snapshot:
    """The table at the moment of a puzzle, as its seat sees it: nothing of the answer."""
    seat = _seat(puzzle)
    table = _table(puzzle, puzzle.view.seen)
    return Snapshot(
        seq=0,
        table=seen_table(table, NO_ID, NO_CODE, seat),
        you=You(seat=seat, host=False),
        now=seen_now(table, NO_CLOCK, seat),
    )


def laid(puzzle: Puzzle, card: str) -> Events:
    """What is seen of a card that is played there; the trick stays on the table."""
    seat, seen = _seat(puzzle), puzzle.view.seen
    _, events = step(seen, PlayCard(seat, CARDS[card]))
    told = takewhile(lambda event: not isinstance(event, TrickTaken), events)
    return Events(
        first=1, events=tuple(map(to_wire, told)), now=Now(turn=None, deadline=None, prompt=None)
    )


def opened(puzzle: Puzzle, shown: Shown) -> Snapshot:
    """The same moment in a deal that refutes a card, with all hands open."""
    state = puzzle.view.seen._replace(hands=shown.hands)
    table = _table(puzzle, state)
    seen = with_open_hands(seen_table(table, NO_ID, NO_CODE, None), state)
    you = You(seat=_seat(puzzle), host=False)
    return Snapshot(seq=0, table=seen, you=you, now=seen_now(table, NO_CLOCK, None))


def played_out(puzzle: Puzzle, shown: Shown) -> Events:
    """How the round goes on in that deal after the card, to its end."""
    state, events = puzzle.view.seen._replace(hands=shown.hands), list[Event]()
    for card in shown.plays:
        state, more = step(state, PlayCard(state.turn, card))
        events.extend(more)
    table = _table(puzzle, state)
    told = tuple(to_wire(event) for event in events)
    return Events(first=1, events=told, now=seen_now(table, NO_CLOCK, None))


def _seat(puzzle: Puzzle) -> Seat:
    assert puzzle.view.seat is not None
    return puzzle.view.seat


def _table(puzzle: Puzzle, state: State) -> Table:
    """Some of the house sit around whoever is asked; nothing is bound or proved."""
    options, own = state.options, _seat(puzzle)
    settings = TableSettings(options=GameOptions.of(options))
    return Table(settings, _seats(options.players, own), game=unbound_game(state))


def _seats(players: int, own: Seat) -> tuple[Occupant, ...]:
    house = iter(CAST)
    return tuple(Sitter("", NAMELESS) if seat == own else next(house) for seat in range(players))
