"""Worlds: positions with every hidden card dealt."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import compiled
from ebbes.kernel.position import LENGTH, Position, copy_position
from ebbes.kernel.rng import Generator
from ebbes.kernel.sample import deal_hidden, hidden_cards
from ebbes.rules.seats import Seat

Worlds = NDArray[np.uint16]
"""Positions, one a row."""
Numbers = NDArray[np.int64]
"""Cards or seats."""


@compiled
def sample_worlds(position: Position, seat: Seat, number: int, rng: Generator) -> Worlds:
    """Worlds a seat cannot tell apart, each equally likely."""
    worlds = np.empty((number, LENGTH), dtype=np.uint16)
    hidden = hidden_cards(position, seat)
    for world in range(number):
        copy_position(worlds[world], position)
        deal_hidden(worlds[world], hidden, rng)
    return worlds
