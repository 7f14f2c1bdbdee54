"""How thoroughly is judged."""

from dataclasses import dataclass
from math import inf
from typing import Final

from ebbes.judge.errors import NoSuchDepth

MOST: Final = 1_000_000
"""More worlds or playouts than this are asked for by nobody who wants an answer."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How many worlds and playouts a judgement takes."""

    worlds: int
    """Worlds on which every choice is tried."""
    error: float
    """The standard error, in points, that the difference to the best choice may have."""
    most: int
    """Worlds at the most, where that takes more or a verdict is close."""
    playouts: int
    """How often a position is played out to tell what everyone can expect."""

    @property
    def is_sensible(self) -> bool:
        """Whether anybody could judge so thoroughly: at least a little, and to an end."""
        return (
            0 < self.worlds <= self.most <= MOST
            and 0 <= self.playouts <= MOST
            and 0 <= self.error < inf
        )

    @property
    def is_for_reviews(self) -> bool:
        """Whether it tells what everyone can expect, which a puzzle does without."""
        return self.is_sensible and self.playouts > 0 and self.error > 0

    def times(self, factor: int) -> "Depth":
        """So many times as deep."""
        error = self.error / factor**0.5
        return Depth(self.worlds * factor, error, self.most * factor, self.playouts * factor)


QUICK: Final = Depth(worlds=64, error=0.3, most=128, playouts=128)
STANDARD: Final = Depth(worlds=128, error=0.1, most=2048, playouts=640)
DEEP: Final = STANDARD.times(10)

DEPTHS: Final = {"quick": QUICK, "standard": STANDARD, "deep": DEEP}
"""The depths that have a name."""


def depth_named(name: str) -> Depth:
    """The depth of that name."""
    if name not in DEPTHS:
        raise NoSuchDepth(f"no depth {name!a}; there are {', '.join(DEPTHS)}", depth=name)
    return DEPTHS[name]
