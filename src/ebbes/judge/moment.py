"""One decision judged: what everyone could expect before it, and what is thought of it."""

from dataclasses import dataclass

from ebbes.bots.grains import Grains
from ebbes.judge.verdict import Verdict
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """Where in a game, who decides, the expected lead of every seat, and the verdict."""

    round: int
    number: int
    seat: Seat
    expected: tuple[Grains, ...]
    verdict: Verdict | None
    """None for a seat that is not judged."""
