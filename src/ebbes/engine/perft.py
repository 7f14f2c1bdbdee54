"""Perft: how many ways a position can go on, and what they score; a fingerprint of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.state import State


@dataclass(frozen=True, slots=True)
class Perft:
    """Legal sequences, how many of them finish the round, and the sum of their points by seat."""

    sequences: int
    finished: int
    points: tuple[int, ...]


def perft(state: State, depth: int) -> Perft:
    """Count the sequences of `depth` decisions; one that finishes the round stops there."""
    start = state.score
    sequences = finished = 0
    points = [0] * state.options.seats
    for leaf in _leaves(state, depth):
        sequences += 1
        if leaf.score.rounds > start.rounds:
            finished += 1
            for seat in range(state.options.seats):
                points[seat] += leaf.score.totals[seat] - start.totals[seat]
    return Perft(sequences, finished, tuple(points))


def _leaves(state: State, depth: int) -> Iterator[State]:
    stack = [(state, depth)]
    while stack:
        state, left = stack.pop()
        commands = legal_commands(state) if left else ()
        if not commands:
            yield state
        stack += [(step(state, command)[0], left - 1) for command in commands]
