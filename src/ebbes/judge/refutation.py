"""Why a choice is wrong, shown: a likely deal in which it costs what it costs on the whole."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ebbes.bots.sight import Sight
from ebbes.bots.worth import lead
from ebbes.judge.reading import weights_of
from ebbes.judge.reference import Reference
from ebbes.judge.seed import chance_at
from ebbes.kernel.position import HANDS, PLAYERS, Position
from ebbes.kernel.rng import generator
from ebbes.kernel.trials import line_of, trials
from ebbes.kernel.worlds import sample_worlds
from ebbes.rules.cards import SUITS, Card, card_of
from ebbes.rules.seats import Seat

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
            return Refutation(wrong, _hands(world), plays, right - other)
    return None


def _hands(world: Position) -> tuple[tuple[Card, ...], ...]:
    return tuple(_hand(world, seat) for seat in range(int(world[PLAYERS])))


def _hand(world: Position, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        card_of(suit, value)
        for suit in SUITS
        for value in range(1, 16)
        if int(world[HANDS + seat * 5 + suit]) >> value & 1
    )
