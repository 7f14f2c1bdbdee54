"""Rounds that are learnt from, and the gradient they give."""

from typing import Any

import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled
from ebbes.kernel.deals import random_start
from ebbes.kernel.network import Network
from ebbes.kernel.policy import Policy, Scratch
from ebbes.kernel.position import SEATS, Position
from ebbes.kernel.rng import Generator
from ebbes.training.response import record_answers
from ebbes.training.selfplay import Tape, credit, go_all_the_way_back, record_round, reward


def record(
    position: Position,
    network: Network,
    others: Policy | None,
    room: Scratch,
    rng: Generator,
    taped: Tape,
) -> int:
    """Play a round, keeping the decisions of who learns; how many there were."""
    if others is None:
        return record_round(position, network, room, rng, taped)
    return record_answers(position, network, others, room, rng, taped)


@overload(record)
def _compiled_record(
    position: Any, network: Any, others: Any, room: Any, rng: Any, taped: Any
) -> Any:
    """Only what is needed is compiled."""

    def of_all(position: Any, network: Any, others: Any, room: Any, rng: Any, taped: Any) -> int:
        return record_round(position, network, room, rng, taped)

    def of_one(position: Any, network: Any, others: Any, room: Any, rng: Any, taped: Any) -> int:
        return record_answers(position, network, others, room, rng, taped)

    return of_all if isinstance(others, types.NoneType) else of_one


@compiled
def learn(
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
    others: Policy | None,
) -> tuple[int, float]:
    """Play rounds and add up their gradient; the number of decisions, and their squared error.

    Everyone learns, or any one seat against others who stay as they are.
    """
    seats = cell(start, SEATS)
    position = start.copy()
    points = np.zeros(5, dtype=np.int64)
    rewards = np.zeros(5, dtype=np.float32)
    total = 0
    squared = 0.0
    for _ in range(rounds):
        random_start(position, start, cards, rng)
        decisions = record(position, network, others, room, rng, taped)
        reward(position, seats, points, rewards)
        credit(taped, decisions, rewards, trust)
        squared += go_all_the_way_back(network, slope, taped, decisions, rewards, entropy)
        total += decisions
    return total, squared
