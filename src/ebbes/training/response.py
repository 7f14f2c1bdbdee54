"""One seat learns to beat others who stay as they are, and the gradient of that."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, inlined
from ebbes.kernel.deals import random_start
from ebbes.kernel.network import Network
from ebbes.kernel.play import play, settle
from ebbes.kernel.policy import Policy, Scratch, policy_card
from ebbes.kernel.position import PLAYERS, SEATS, TURN, Position
from ebbes.kernel.rng import Generator, below
from ebbes.rules.seats import Seat
from ebbes.training.selfplay import Tape, credit, go_all_the_way_back, record_play, reward


@inlined
def record_answers(
    position: Position,
    network: Network,
    others: Policy,
    seat: Seat,
    room: Scratch,
    rng: Generator,
    taped: Tape,
) -> int:
    """Play a round against others, keeping the decisions of one seat; how many there were."""
    at = 0
    while settle(position, 0):
        if position[TURN] == seat:
            at = record_play(position, network, room, rng, taped, at)
        else:
            play(position, policy_card(position, others, rng))
    return at


@compiled
def learn_response(
    rounds: int,
    start: Position,
    cards: NDArray[np.uint8],
    network: Network,
    slope: Network,
    room: Scratch,
    taped: Tape,
    rng: Generator,
    entropy: float,
    trust: float,
    others: Policy,
) -> tuple[int, float]:
    """Play rounds at any seat and add up the gradient; as `learn` does for all seats."""
    seats, players = cell(start, SEATS), cell(start, PLAYERS)
    position = start.copy()
    points = np.zeros(5, dtype=np.int64)
    rewards = np.zeros(5, dtype=np.float32)
    total = 0
    squared = 0.0
    for _ in range(rounds):
        random_start(position, start, cards, rng)
        seat = below(rng, players)
        decisions = record_answers(position, network, others, seat, room, rng, taped)
        reward(position, seats, points, rewards)
        credit(taped, decisions, rewards, trust)
        squared += go_all_the_way_back(network, slope, taped, decisions, rewards, entropy)
        total += decisions
    return total, squared
