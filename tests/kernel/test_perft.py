"""The kernel counts what the engine and the oracle count."""

import pytest

from ebbes.engine.perft import Perft
from ebbes.engine.state import PLAY
from ebbes.kernel.perft import FINISHED, POINTS, SEQUENCES, perft
from ebbes.kernel.position import empty_position, fill
from tests.perft.positions import Position, load

IN_PLAY = [position for position in load() if position.state().phase is PLAY]


@pytest.mark.parametrize("stored", IN_PLAY, ids=lambda each: each.name)
def test_the_kernel_counts_what_is_stored(stored: Position) -> None:
    state = stored.state()
    position = empty_position()
    fill(position, state)
    for depth, expected in stored.counts.items():
        found = perft(position, depth)
        points = tuple(int(sum_) for sum_ in found[POINTS : POINTS + state.options.seats])
        assert Perft(int(found[SEQUENCES]), int(found[FINISHED]), points) == expected
