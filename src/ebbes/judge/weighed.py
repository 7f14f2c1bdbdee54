"""What sums and sentences over a review need to know of its moments."""

from typing import Protocol

from ebbes.bots.grains import Grains
from ebbes.bots.reasons import Reason
from ebbes.rules.seats import Seat


class Reasoned(Protocol):
    """A choice, and what speaks for it."""

    @property
    def what(self) -> str | Seat:
        """The code of a card, or who starts."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What speaks for it."""


class Losing(Protocol):
    """What a yield needs to know of a decision."""

    @property
    def given_away(self) -> float:
        """What the best choice was worth more."""

    @property
    def could_give_away(self) -> float:
        """What drawing blindly gives away on average."""


class Weighed(Losing, Protocol):
    """What is thought of a decision, as far as it is summed up and told."""

    @property
    def chosen(self) -> int | None:
        """The place of the choice made; None while it is open."""

    @property
    def skill(self) -> Grains:
        """What the own choice adds to what the reference gets."""

    @property
    def is_real(self) -> bool:
        """Whether it mattered what was chosen."""

    @property
    def counts_in_points(self) -> bool:
        """Whether what is given away is points, not a chance to win and place."""

    @property
    def mark(self) -> str | None:
        """How grave it was; nothing for what was as good as the best."""

    @property
    def is_good(self) -> bool:
        """Whether the choice made is as good as the best."""

    @property
    def made(self) -> Reasoned:
        """The choice made."""

    @property
    def best(self) -> Reasoned:
        """The best one."""


class WeighedMoment(Protocol):
    """A decision: where in a game, who decides, what everyone could expect, and the verdict."""

    @property
    def round(self) -> int:
        """The round, counted from 1."""

    @property
    def number(self) -> int:
        """How many starters, picks and cards of this round came before."""

    @property
    def seat(self) -> Seat:
        """Who decides."""

    @property
    def expected(self) -> tuple[Grains, ...]:
        """The expected lead of every seat."""

    @property
    def verdict(self) -> Weighed | None:
        """None for a seat that is not judged."""
