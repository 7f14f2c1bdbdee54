"""Tastes: what a player likes, beyond what it gains by it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Taste:
    """By how many points a card feels better than it is."""

    trumping: float = 0.0
    """A trump."""
    naming: float = 0.0
    """A designator, which may give its suit a role."""
    taking: float = 0.0
    """A card that takes the trick as it lies."""

    @property
    def cells(self) -> tuple[float, float, float]:
        """All of it, as the kernel takes it."""
        return (self.trumping, self.naming, self.taking)


NONE: Final = Taste()
"""A taste for nothing: what is worth most is played."""
