"""A view as numbers: one encoding for OpenSpiel and for PettingZoo, made of what the view shows.

Everything lies between -1 and 1. Seats are the table's own: `player` tells whose view it is.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    Event,
    NumberRevealed,
    StarterNamed,
)
from ebbes.engine.options import Options
from ebbes.engine.state import NOBODY, Phase, State
from ebbes.engine.view import View
from ebbes.rules.cards import NO_CARD, SUITS, Card, value_of
from ebbes.rules.roles import NUMBER_DESIGNATORS, ROLE_NAMES
from ebbes.rules.virtual import COLUMNS

Tensor = NDArray[np.float32]
Shapes = dict[str, tuple[int, ...]]
Pieces = dict[str, Tensor]

EBBES_REWARD = 3
"""The most points that are not for single cards (R21)."""
PHASES = tuple(Phase)
KINDS = (Dealt, NumberRevealed, StarterNamed, DesignatorPicked, CardPlayed, CardUncovered)


def most_points(options: Options) -> int:
    """The most points, and more than the most minus points, of a round (R20, R21)."""
    return options.top_value + EBBES_REWARD


class Encoding:
    """The named pieces of an observation, and how a view fills them."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._index = {card: at for at, card in enumerate(options.deck)}

    def shapes(self) -> Shapes:
        """The pieces that show the table as it stands, by name."""
        options, cards = self.options, len(self.options.deck)
        shapes: Shapes = {
            "player": (options.players,),
            "phase": (len(PHASES),),
            "turn": (options.players,),
            "dealer": (options.players,),
            "starter": (options.seats,),
            "rounds": (1,),
            "totals": (options.seats,),
            "numbers": (len(NUMBER_DESIGNATORS),),
            "designators": (cards,),
            "roles": (len(ROLE_NAMES), len(SUITS)),
            "hand": (cards,),
            "trick": (options.seats, cards),
            "played": (options.seats, cards),
            "taken": (options.seats, cards),
        }
        if options.has_virtual:
            shapes |= {"face_up": (COLUMNS, cards), "face_down": (COLUMNS,)}
        return shapes

    def memory_shape(self, rounds: int) -> tuple[int, int]:
        """A row for each thing that can be told in so many rounds, an event's kind first."""
        options = self.options
        dealt = 3 + len(SUITS) + options.seats * options.hand_size
        uncovered = options.hand_size - COLUMNS if options.has_virtual else 0
        width = len(KINDS) + options.seats + COLUMNS + len(options.deck)
        return rounds * (dealt + COLUMNS + uncovered), width

    def write(self, pieces: Pieces, view: View) -> None:
        """Fill empty pieces with what a seat sees."""
        seen = view.seen
        assert view.seat is not None
        pieces["player"][view.seat] = 1
        pieces["phase"][PHASES.index(seen.phase)] = 1
        for role, suit in enumerate(seen.roles):
            pieces["roles"][role, suit] = 1
        self._mark(pieces["hand"], view.hand)
        self._write_score(pieces, seen)
        self._write_setup(pieces, seen)
        self._write_tricks(pieces, seen)
        self._write_virtual(pieces, seen)

    def write_memory(self, rows: Tensor, heard: Iterable[Event]) -> None:
        """Fill empty rows with what a seat was told, in order."""
        at = 0
        for event in heard:
            for one in _single(event):
                rows[at, KINDS.index(type(one))] = 1
                self._write_event(rows[at, len(KINDS) :], one)
                at += 1

    def _write_event(self, row: Tensor, event: Event) -> None:
        seats, cards = row[: self.options.seats], row[self.options.seats + COLUMNS :]
        match event:
            case Dealt(dealer, hands):
                seats[dealer] = 1
                self._mark(cards, [card for hand in hands for card in hand])
            case NumberRevealed(value):
                self._mark(cards, [card for card in self._index if value_of(card) == value])
            case StarterNamed(starter):
                seats[starter] = 1
            case DesignatorPicked(seat, card) | CardPlayed(seat, card):
                seats[seat] = 1
                self._mark(cards, (card,))
            case CardUncovered(column, card):
                row[self.options.seats + column] = 1
                self._mark(cards, (card,))
            case _:  # pragma: no cover
                raise TypeError(f"nothing to remember of {event}")

    def _mark(self, cells: Tensor, cards: Iterable[Card]) -> None:
        for card in cards:
            if card != NO_CARD:
                cells[self._index[card]] = 1

    def _write_score(self, pieces: Pieces, seen: State) -> None:
        options = self.options
        pieces["rounds"][0] = seen.score.rounds / options.rounds
        pieces["totals"][:] = seen.score.totals
        pieces["totals"] /= options.rounds * most_points(options)

    def _write_setup(self, pieces: Pieces, seen: State) -> None:
        setup = seen.setup
        seats = {"turn": seen.turn, "dealer": setup.dealer, "starter": setup.starter}
        for name, seat in seats.items():
            if seat != NOBODY:
                pieces[name][seat] = 1
        for value in setup.numbers:
            pieces["numbers"][NUMBER_DESIGNATORS.index(value)] = 1
        self._mark(pieces["designators"], setup.designator_cards)

    def _write_tricks(self, pieces: Pieces, seen: State) -> None:
        for trick in seen.tricks:
            self._mark(pieces["taken"][trick.winner], trick.cards)
        for seat, card in zip(seen.owners, seen.plays, strict=True):
            self._mark(pieces["played"][seat], (card,))
            if card in seen.trick:
                self._mark(pieces["trick"][seat], (card,))

    def _write_virtual(self, pieces: Pieces, seen: State) -> None:
        if seen.virtual is None:
            return
        for column, card in enumerate(seen.virtual.face_up):
            self._mark(pieces["face_up"][column], (card,))
            pieces["face_down"][column] = len(seen.virtual.face_down[column]) / 2


def _single(event: Event) -> list[Event]:
    """A deal also shows the virtual player's face-up cards, one by one."""
    if not isinstance(event, Dealt) or event.virtual is None:
        return [event]
    shown = enumerate(event.virtual.face_up)
    return [event, *[CardUncovered(column, card) for column, card in shown]]


def empty_pieces(shapes: Shapes) -> tuple[Tensor, Pieces]:
    """A flat tensor of zeros, and its pieces by name."""
    sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
    flat = np.zeros(sum(sizes.values()), dtype=np.float32)
    pieces, at = {}, 0
    for name, shape in shapes.items():
        pieces[name] = flat[at : at + sizes[name]].reshape(shape)
        at += sizes[name]
    return flat, pieces
