"""What is thought of one decision: what was given away, how grave that is, what was as good."""

from dataclasses import dataclass
from typing import Final

from ebbes.bots.grains import Grains, grains_of
from ebbes.engine.commands import Choice
from ebbes.judge.unit import POINTS, Unit
from ebbes.judge.value import Value

SURELY: Final = 2.5
"""A difference counts from so many of its standard errors."""
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
    def best(self) -> Value:
        """The best choice."""
        return max(self.values, key=lambda value: value.worth)

    @property
    def given_away(self) -> float:
        """What the best choice was worth more, where that is no chance."""
        if self.chosen is None:
            return 0.0
        value = self.values[self.chosen]
        return value.behind if value.behind > SURELY * value.behind_error else 0.0

    @property
    def could_give_away(self) -> float:
        """What drawing blindly gives away on average."""
        worths = [value.worth for value in self.values]
        return max(worths) - sum(worths) / len(worths)

    @property
    def mark(self) -> str | None:
        """How grave it was; nothing for what was as good as the best."""
        if self.chosen is None or self.is_as_good(self.chosen):
            return None
        reached = [self.given_away >= least for least in self.unit.marks]
        return MARKS[sum(reached) - 1] if any(reached) else None

    @property
    def is_real(self) -> bool:
        """Whether it mattered what was chosen."""
        worths = [value.worth for value in self.values]
        return max(worths) - min(worths) > self.unit.real

    def is_as_good(self, place: int) -> bool:
        """Whether a choice is as good as the best, as far as anybody can tell."""
        value = self.values[place]
        return value.behind <= max(self.unit.as_good, SURELY * value.behind_error)

    @property
    def reference_lead(self) -> float:
        """V: what the reference gets from the same view."""
        total = sum(value.likely for value in self.values)
        return sum(value.likely * value.lead for value in self.values) / total

    @property
    def skill(self) -> Grains:
        """Q less V: what the own choice adds to what the reference gets."""
        if self.chosen is None:
            return 0
        return grains_of(self.values[self.chosen].lead - self.reference_lead)

    @property
    def counts_in_points(self) -> bool:
        """Whether what is given away is points, not a chance to win."""
        return self.unit is POINTS
