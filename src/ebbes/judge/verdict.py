"""What is thought of one decision: what was given away, how grave that is, what was as good."""

from dataclasses import dataclass
from typing import Final

from ebbes.bots.grains import Grains
from ebbes.engine.commands import Choice
from ebbes.judge.unit import POINTS, Unit
from ebbes.judge.value import Value, rows_of
from ebbes.kernel import verdict as kernel

MARKS: Final = ("small", "clear", "grave")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The values of all choices, and the one that was made."""

    unit: Unit
    values: tuple[Value, ...]
    chosen: int | None
    """The place of the choice made; None while it is open."""

    @property
    def choice(self) -> Choice | None:
        """The choice made."""
        return None if self.chosen is None else self.values[self.chosen].choice

    @property
    def made(self) -> Value:
        """The choice made, with its value; there has to be one."""
        assert self.chosen is not None
        return self.values[self.chosen]

    @property
    def best(self) -> Value:
        """The best choice."""
        return max(self.values, key=lambda value: value.worth)

    @property
    def given_away(self) -> float:
        """What the best choice was worth more, where that is no chance."""
        if self.chosen is None:
            return 0.0
        value = self.values[self.chosen]
        return kernel.surely_behind(value.behind, value.behind_error)

    @property
    def could_give_away(self) -> float:
        """What drawing blindly gives away on average."""
        worths = [value.worth for value in self.values]
        return max(worths) - sum(worths) / len(worths)

    @property
    def mark(self) -> str | None:
        """How grave it was; nothing for what was as good as the best."""
        if self.chosen is None:
            return None
        value = self.values[self.chosen]
        mark = kernel.mark_of(value.behind, value.behind_error, self.counts_in_points)
        return MARKS[mark - 1] if mark else None

    @property
    def is_real(self) -> bool:
        """Whether it mattered what was chosen."""
        return kernel.is_real(rows_of(self.values), self.counts_in_points)

    def is_as_good(self, place: int) -> bool:
        """Whether a choice is as good as the best, as far as anybody can tell."""
        value = self.values[place]
        return kernel.is_as_good(value.behind, value.behind_error, self.unit.scale)

    @property
    def is_good(self) -> bool:
        """Whether the choice made is as good as the best."""
        return self.chosen is not None and self.is_as_good(self.chosen)

    @property
    def skill(self) -> Grains:
        """Q less V: what the own choice adds to what the reference gets."""
        return 0 if self.chosen is None else kernel.skill_of(rows_of(self.values), self.chosen)

    @property
    def counts_in_points(self) -> bool:
        """Whether what is given away is points, not a chance to win and place."""
        return self.unit is POINTS
