"""Why a choice is wrong, shown: a likely deal in which it costs what it costs on the whole."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ebbes.bots.sight import Sight
from ebbes.bots.worth import lead
from ebbes.judge.reading import weights_of
from ebbes.judge.reference import Reference
from ebbes.judge.seed import chance_at
from ebbes.kernel.position import DOWN, FACE_DOWN, HANDS, PLAYERS, SEATS, Position
from ebbes.kernel.rng import generator
from ebbes.kernel.trials import line_of, trials
from ebbes.kernel.worlds import sample_worlds
from ebbes.rules.cards import SUITS, Card, card_of
from ebbes.rules.seats import Seat
from ebbes.rules.virtual import COLUMNS

WORLDS: Final = 240
LIKELIER: Final = 3
"""One in so many worlds is among the likelier."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """A deal, how the round goes on in it after a wrong card, and what that costs there."""

    card: Card
    hands: tuple[tuple[Card, ...], ...]
    """What the people hold, by seat."""
    plays: tuple[Card, ...]
    cost: float
    face_down: tuple[tuple[Card, ...], ...] = ()
    """What the virtual player has face down, by column, the bottom first; empty without one."""


def refutation(
    seen: Sight, best: Card, wrong: Card, cost: float, reference: Reference
) -> Refutation | None:
    """The likeliest deal that shows the cost; None if no likely one does."""
    worlds = sample_worlds(seen.position, seen.seat, WORLDS, chance_at(seen.position, "refute"))
    likely = np.argsort(-weights_of(seen, worlds, reference), kind="stable")
    cards = np.array([best, wrong], dtype=np.int64)
    for at in likely[: WORLDS // LIKELIER].tolist():
        world = worlds[at]
        outcomes = trials(world[None], seen.kind, cards, reference.policy, generator(at))
        right, other = lead(outcomes, seen.seat)[0].tolist()
        if right - other >= cost:
            line = line_of(world, wrong, reference.policy, generator(at))
            plays = tuple(int(card) for card in line)
            return Refutation(wrong, _hands(world), plays, right - other, _face_down(world))
    return None


def _hands(world: Position) -> tuple[tuple[Card, ...], ...]:
    return tuple(_hand(world, seat) for seat in range(int(world[PLAYERS])))


def _face_down(world: Position) -> tuple[tuple[Card, ...], ...]:
    if int(world[SEATS]) == int(world[PLAYERS]):
        return ()
    return tuple(_pile(world, column) for column in range(COLUMNS))


def _pile(world: Position, column: int) -> tuple[Card, ...]:
    first = FACE_DOWN + 2 * column
    return tuple(int(card) for card in world[first : first + int(world[DOWN + column])])


def _hand(world: Position, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        card_of(suit, value)
        for suit in SUITS
        for value in range(1, 16)
        if int(world[HANDS + seat * 5 + suit]) >> value & 1
    )
