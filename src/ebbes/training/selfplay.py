"""Rounds of self-play, and the gradient they give."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import inlined, lean
from ebbes.kernel.features import CARD_SIZE, SITUATION_SIZE
from ebbes.kernel.network import Floats, Network
from ebbes.kernel.play import lead_over_others, play, score, settle
from ebbes.kernel.policy import Scratch, draw, rate_cards, soften
from ebbes.kernel.position import MOST_CARDS, TURN, Position
from ebbes.kernel.rng import Generator
from ebbes.kernel.vectors import WIDTH, add_to_rows, dot_rectified

MOST_DECISIONS = 75
TINY = np.float32(1e-9)
VALUE_SHARE = np.float32(0.5)
"""How much the value's error moves the rows it shares with the policy."""
REWARD_SCALE = np.float32(0.25)


class Tape(NamedTuple):
    """All decisions of one round, for the way back."""

    seats: NDArray[np.int64]
    found: NDArray[np.int64]
    chosen: NDArray[np.int64]
    values: Floats
    gains: Floats
    situation_rows: NDArray[np.int32]
    card_rows: NDArray[np.int32]
    sums: Floats
    hidden: Floats
    chances: Floats


def tape() -> Tape:
    """Room for the decisions of a round."""
    return Tape(
        seats=np.zeros(MOST_DECISIONS, dtype=np.int64),
        found=np.zeros(MOST_DECISIONS, dtype=np.int64),
        chosen=np.zeros(MOST_DECISIONS, dtype=np.int64),
        values=np.zeros(MOST_DECISIONS, dtype=np.float32),
        gains=np.zeros(MOST_DECISIONS, dtype=np.float32),
        situation_rows=np.zeros((MOST_DECISIONS, SITUATION_SIZE), dtype=np.int32),
        card_rows=np.zeros((MOST_DECISIONS, MOST_CARDS * CARD_SIZE), dtype=np.int32),
        sums=np.zeros((MOST_DECISIONS, WIDTH), dtype=np.float32),
        hidden=np.zeros((MOST_DECISIONS, MOST_CARDS * WIDTH), dtype=np.float32),
        chances=np.zeros((MOST_DECISIONS, MOST_CARDS), dtype=np.float32),
    )


@inlined
def record_round(
    position: Position, network: Network, room: Scratch, rng: Generator, taped: Tape
) -> int:
    """Play a round by the policy, keeping every real decision; how many there were."""
    at = 0
    while settle(position, 0):
        at = record_play(position, network, room, rng, taped, at)
    return at


@inlined
def record_play(
    position: Position, network: Network, room: Scratch, rng: Generator, taped: Tape, at: int
) -> int:
    """Play a card by the policy, and keep the decision if it was one; how many there are now."""
    found = rate_cards(position, network, room)
    place = 0
    if found > 1:
        soften(room.chances, found, 1.0)
        place = draw(room.chances, found, rng)
        taped.seats[at] = position[TURN]
        taped.found[at] = found
        taped.chosen[at] = place
        taped.values[at] = network.value[WIDTH] + dot_rectified(room.sums, 0, network.value)
        taped.situation_rows[at, :] = room.situation_rows
        taped.card_rows[at, : found * CARD_SIZE] = room.card_rows[: found * CARD_SIZE]
        taped.sums[at, :] = room.sums
        taped.hidden[at, : found * WIDTH] = room.hidden[: found * WIDTH]
        taped.chances[at, :found] = room.chances[:found]
        at += 1
    play(position, room.cards[place])
    return at


@inlined
def reward(position: Position, seats: int, points: NDArray[np.int64], rewards: Floats) -> None:
    """Write down the points of a round that is over, and the reward of every seat."""
    score(position, points)
    for seat in range(seats):
        rewards[seat] = np.float32(lead_over_others(points, seats, seat)) * REWARD_SCALE


@inlined
def credit(taped: Tape, decisions: int, rewards: Floats, trust: float) -> None:
    """Spread the reward of each seat over its decisions: later values correct earlier ones."""
    following = rewards.copy()
    gains = np.zeros(len(rewards), dtype=np.float32)
    for at in range(decisions - 1, -1, -1):
        seat = taped.seats[at]
        gains[seat] = following[seat] - taped.values[at] + np.float32(trust) * gains[seat]
        taped.gains[at] = gains[seat]
        following[seat] = taped.values[at]


@inlined
def go_back(network: Network, slope: Network, taped: Tape, at: int, entropy: float) -> None:
    """Add the gradient of one decision: of its value, of its policy, and of being undecided."""
    found, gain, chances = taped.found[at], taped.gains[at], taped.chances[at]
    back = np.zeros(WIDTH, dtype=np.float32)
    _value_back(network, slope, taped.sums[at], gain, back)
    undecided = _undecided(chances, found)
    for place in range(found):
        pull = (chances[place] - np.float32(place == taped.chosen[at])) * gain
        pull += np.float32(entropy) * chances[place] * (np.log(chances[place] + TINY) + undecided)
        hidden = taped.hidden[at, place * WIDTH : (place + 1) * WIDTH]
        _card_back(network, slope, hidden, pull, back)
        add_to_rows(slope.card, taped.card_rows[at], place * CARD_SIZE, CARD_SIZE, hidden, 0)
    add_to_rows(slope.situation, taped.situation_rows[at], 0, SITUATION_SIZE, back, 0)
    for node in range(WIDTH):
        slope.bias[node] += back[node]


@lean
def _undecided(chances: Floats, found: int) -> np.float32:
    """The entropy of the chances."""
    entropy = np.float32(0.0)
    for place in range(found):
        entropy -= chances[place] * np.log(chances[place] + TINY)
    return entropy


@lean
def _value_back(
    network: Network, slope: Network, sums: Floats, gain: np.float32, back: Floats
) -> None:
    """The value was too low by the gain."""
    for node in range(WIDTH):
        active = max(sums[node], np.float32(0.0))
        slope.value[node] -= gain * active
        if active > 0:
            back[node] -= VALUE_SHARE * gain * network.value[node]
    slope.value[WIDTH] -= gain


@lean
def _card_back(
    network: Network, slope: Network, hidden: Floats, pull: np.float32, back: Floats
) -> None:
    """A card's score is pulled; what its nodes felt of it takes their place."""
    for node in range(WIDTH):
        slope.out[node] += pull * max(hidden[node], np.float32(0.0))
        hidden[node] = pull * network.out[node] if hidden[node] > 0 else np.float32(0.0)
        back[node] += hidden[node]


@inlined
def go_all_the_way_back(
    network: Network, slope: Network, taped: Tape, decisions: int, rewards: Floats, entropy: float
) -> float:
    """Add up the gradient of all decisions of a round; the squared error of their values."""
    squared = 0.0
    for at in range(decisions):
        squared += (rewards[taped.seats[at]] - taped.values[at]) ** 2
        go_back(network, slope, taped, at, entropy)
    return squared
