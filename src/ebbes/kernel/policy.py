"""A policy: sparse rows summed into one hidden layer, a score for every legal card.

The situation's rows are summed once a decision; each card adds its own before the rectifier, so a
card costs little more than its fourteen rows. A second output rates the situation itself.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, fast, inlined
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
from ebbes.kernel.network import Floats, Network
from ebbes.kernel.play import is_virtual_turn, led_suit, list_legal, play, virtual_card
from ebbes.kernel.position import LEFT, MOST_CARDS, Position
from ebbes.kernel.rng import Generator, unit
from ebbes.rules.cards import Card


class Scratch(NamedTuple):
    """Room for one decision, made once and used again."""

    cards: NDArray[np.int64]
    facts: Facts
    situation_rows: Rows
    card_rows: NDArray[np.int32]
    sums: Floats
    hidden: Floats
    chances: Floats


def scratch(width: int) -> Scratch:
    """Room for decisions of a network of that width."""
    return Scratch(
        cards=np.zeros(MOST_CARDS, dtype=np.int64),
        facts=np.zeros(FACTS_SIZE, dtype=np.int64),
        situation_rows=np.zeros(SITUATION_SIZE, dtype=np.int32),
        card_rows=np.zeros(MOST_CARDS * CARD_SIZE, dtype=np.int32),
        sums=np.zeros(width, dtype=np.float32),
        hidden=np.zeros(MOST_CARDS * width, dtype=np.float32),
        chances=np.zeros(MOST_CARDS, dtype=np.float32),
    )


@fast
def dot(left: Floats, at: int, right: Floats) -> np.float32:
    """The sum of products."""
    total = np.float32(0.0)
    for unit_ in range(len(right)):
        total += left[at + unit_] * right[unit_]
    return total


@inlined
def rate_cards(position: Position, network: Network, room: Scratch) -> int:
    """Write the score of every legal card into `room.chances`; how many there are."""
    found = list_legal(position, room.cards)
    if found == 1:
        room.chances[0] = 0.0
        return 1
    find_facts(position, room.facts)
    situation_features(position, room.facts, room.situation_rows)
    sum_rows(network, room)
    for place in range(found):
        card_features(position, room.facts, room.cards[place], room.card_rows, place * CARD_SIZE)
        rate_card(network, room, place)
    return found


@inlined
def rate_card(network: Network, room: Scratch, place: int) -> None:
    """Add a card's rows to the situation's, and write down its score."""
    width = len(network.bias)
    base = place * width
    for node in range(width):
        room.hidden[base + node] = room.sums[node]
    for row in range(CARD_SIZE):
        index = room.card_rows[place * CARD_SIZE + row]
        for node in range(width):
            room.hidden[base + node] += network.card[index, node]
    for node in range(width):
        room.hidden[base + node] = max(room.hidden[base + node], np.float32(0.0))
    room.chances[place] = dot(room.hidden, base, network.out)


@inlined
def sum_rows(network: Network, room: Scratch) -> None:
    """Sum up the rows of the situation."""
    width = len(network.bias)
    for node in range(width):
        room.sums[node] = network.bias[node]
    for row in range(SITUATION_SIZE):
        index = room.situation_rows[row]
        for node in range(width):
            room.sums[node] += network.situation[index, node]


@inlined
def soften(chances: Floats, found: int, warmth: float) -> None:
    """Turn scores into chances; a low warmth prefers the best."""
    best = chances[0]
    for place in range(1, found):
        best = max(best, chances[place])
    total = np.float32(0.0)
    for place in range(found):
        chances[place] = np.exp((chances[place] - best) / np.float32(warmth))
        total += chances[place]
    for place in range(found):
        chances[place] /= total


@inlined
def draw(chances: Floats, found: int, rng: Generator) -> int:
    """A place, as likely as its chance."""
    point = np.float32(unit(rng))
    for place in range(found - 1):
        point -= chances[place]
        if point < 0.0:
            return place
    return found - 1


@inlined
def policy_card(
    position: Position, network: Network, room: Scratch, warmth: float, rng: Generator
) -> Card:
    """A card drawn from the policy."""
    found = rate_cards(position, network, room)
    if found == 1:
        return cell(room.cards, 0)
    soften(room.chances, found, warmth)
    return cell(room.cards, draw(room.chances, found, rng))


@compiled
def policy_play_out(
    position: Position, network: Network, room: Scratch, warmth: float, rng: Generator
) -> None:
    """Play the round to its end, every person by the policy."""
    while position[LEFT] > 0:
        if is_virtual_turn(position):
            play(position, virtual_card(position, led_suit(position)))
        else:
            play(position, policy_card(position, network, room, warmth, rng))
