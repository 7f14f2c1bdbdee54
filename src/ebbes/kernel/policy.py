"""A policy: sparse rows summed into one hidden layer, a score for every legal card.

The situation's rows are summed once a decision; each card adds its own before the rectifier, so a
card costs little more than its fourteen rows. A second output rates the situation itself.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.features import (
    CARD_SIZE,
    FACTS_SIZE,
    SITUATION_SIZE,
    Facts,
    Rows,
    card_features,
    find_facts,
    situation_features,
)
from ebbes.kernel.logarithms import exp
from ebbes.kernel.network import Floats, Network
from ebbes.kernel.play import list_legal, play, settle
from ebbes.kernel.position import MOST_CARDS, TURN, Position
from ebbes.kernel.rng import Generator, unit
from ebbes.kernel.vectors import WIDTH, dot_rectified, sum_rows
from ebbes.rules.cards import Card

MOST_SEATS = 5
Warmths = NDArray[np.float64]
"""How freely a policy is followed: the lower, the more surely its best card is played."""


class Scratch(NamedTuple):
    """Room for one decision, made once and used again."""

    cards: NDArray[np.int64]
    facts: Facts
    situation_rows: Rows
    card_rows: NDArray[np.int32]
    sums: Floats
    hidden: Floats
    chances: Floats


def scratch() -> Scratch:
    """Room for decisions."""
    return Scratch(
        cards=np.zeros(MOST_CARDS, dtype=np.int64),
        facts=np.zeros(FACTS_SIZE, dtype=np.int64),
        situation_rows=np.zeros(SITUATION_SIZE, dtype=np.int32),
        card_rows=np.zeros(MOST_CARDS * CARD_SIZE, dtype=np.int32),
        sums=np.zeros(WIDTH, dtype=np.float32),
        hidden=np.zeros(MOST_CARDS * WIDTH, dtype=np.float32),
        chances=np.zeros(MOST_CARDS, dtype=np.float32),
    )


class Policy(NamedTuple):
    """Weights, room to ask them, and how freely each seat follows them."""

    network: Network
    room: Scratch
    warmth: Warmths


def policy_of(network: Network, warmth: float) -> Policy:
    """A policy that every seat follows alike."""
    return Policy(network, scratch(), np.full(MOST_SEATS, warmth))


@lean
def rate_cards(position: Position, network: Network, room: Scratch) -> int:
    """Write the score of every legal card into `room.chances`; how many there are."""
    found = list_legal(position, room.cards)
    if found == 1:
        room.chances[0] = 0.0
        return 1
    find_facts(position, room.facts)
    situation_features(position, room.facts, room.situation_rows)
    sum_rows(network.situation, room.situation_rows, 0, SITUATION_SIZE, network.bias, room.sums, 0)
    for place in range(found):
        card_features(position, room.facts, room.cards[place], room.card_rows, place * CARD_SIZE)
        rate_card(network, room, place)
    return found


@lean
def rate_card(network: Network, room: Scratch, place: int) -> None:
    """Add a card's rows to the situation's, and write down its score."""
    base = place * WIDTH
    sum_rows(
        network.card, room.card_rows, place * CARD_SIZE, CARD_SIZE, room.sums, room.hidden, base
    )
    room.chances[place] = dot_rectified(room.hidden, base, network.out)


@lean
def soften(chances: Floats, found: int, warmth: float) -> None:
    """Turn scores into chances; a low warmth prefers the best."""
    best = chances[0]
    for place in range(1, found):
        best = max(best, chances[place])
    total = np.float32(0.0)
    for place in range(found):
        chances[place] = exp((chances[place] - best) / np.float32(warmth))
        total += chances[place]
    for place in range(found):
        chances[place] /= total


@lean
def draw(chances: Floats, found: int, rng: Generator) -> int:
    """A place, as likely as its chance."""
    point = np.float32(unit(rng))
    for place in range(found - 1):
        point -= chances[place]
        if point < 0.0:
            return place
    return found - 1


@lean
def policy_card(position: Position, policy: Policy, rng: Generator) -> Card:
    """A card drawn from the policy."""
    room = policy.room
    found = rate_cards(position, policy.network, room)
    if found == 1:
        return cell(room.cards, 0)
    soften(room.chances, found, policy.warmth[cell(position, TURN)])
    return cell(room.cards, draw(room.chances, found, rng))


@compiled
def policy_play_out(position: Position, until: int, policy: Policy, rng: Generator) -> None:
    """Play until so many tricks are left, every person by the policy."""
    while settle(position, until):
        play(position, policy_card(position, policy, rng))
