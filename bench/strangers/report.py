"""What an attack did to those who play."""

from dataclasses import dataclass
from typing import Final

MOST_SECONDS: Final = 0.25
LONGEST_SECONDS: Final = 1.0
"""What even the one slowest command may take: no freeze hides behind the other ninety-nine."""
MOST_GROWTH: Final = 1.5
HEAD = (
    "| attack | way | calm: p50 | p99 ms | attack: p50 | p99 | max ms | p99: times "
    "| server: ran | waited % | memory: before | most MB | log kB | |"
)


@dataclass(frozen=True, slots=True)
class Report:
    """One attack, one way."""

    attack: str
    way: str
    calm: tuple[float, float]
    """Seconds within which half of all commands were answered, and 99 of 100, before it."""
    attacked: tuple[float, float, float]
    """Likewise during it, and the longest."""
    core: tuple[float, float]
    """Of the time of the attack, the part the server ran, and the part it had to wait for a core.

    Where it waits for long, the machine has too much to do besides.
    """
    memory: tuple[int, int]
    """Bytes before it, and at most."""
    log: int
    """Bytes written to the log meanwhile."""

    @property
    def holds(self) -> bool:
        """Whether nobody but the stranger noticed much."""
        before, most = self.memory
        _, late, longest = self.attacked
        is_quick = late < MOST_SECONDS and longest < LONGEST_SECONDS
        return is_quick and most <= MOST_GROWTH * before

    def __str__(self) -> str:
        times = [f"{seconds * 1000:.0f}" for seconds in (*self.calm, *self.attacked)]
        parts = [f"{part * 100:.0f}" for part in self.core]
        sizes = [f"{size / 2**20:.0f}" for size in self.memory]
        ratio = f"{self.attacked[1] / self.calm[1]:.1f}"
        cells = [self.attack, self.way, *times, ratio, *parts, *sizes, f"{self.log / 1000:.0f}"]
        return f"| {' | '.join(cells)} | {'' if self.holds else 'FAILS'} |"
