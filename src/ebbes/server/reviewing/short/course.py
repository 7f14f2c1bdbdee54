"""What everyone could expect, decision by decision: each is guessed to be as the last one was."""

from collections.abc import Sequence
from typing import Any, Final

from ebbes.bots.grains import Grains
from ebbes.server.reviewing.short.arithmetic import Coder, whole
from ebbes.server.reviewing.short.digits import lead_read, read_lead
from ebbes.server.reviewing.short.leads import apart, leads_of, near
from ebbes.server.reviewing.short.outline import Spot

LATE: Final = 4
EARLY: Final = 5
"""Leads move by as much in five early tricks, and by less in each of the last four."""


class Course:
    """Goes through the decisions of a game once."""

    def __init__(self, coder: Coder, seats: int, spots: Sequence[Spot], given: Any) -> None:
        self._coder = coder
        self._level = [0] * seats
        self._last, self._round = self._level, 0
        inner = [leads for spot, leads in zip(spots, given, strict=True) if not spot.is_bound]
        self._is_read = coder.bit("course is read", int(all(map(_is_as_read, inner))))

    def at(self, spot: Spot, leads: Any) -> list[Grains] | None:
        """What everyone could expect there; None if it is not told."""
        if spot.where[0] != self._round:
            self._last, self._round = self._level, spot.where[0]
        if not self._coder.bit(("is told", spot.is_shown), int(leads is not None)):
            return None
        left = min(spot.left, LATE + spot.left // EARLY)
        tell = self._read if self._is_read and not spot.is_bound else self._exactly
        self._last = tell(left, self._last if leads is None else leads)
        return self._last

    def lead(self, seat: int) -> Grains:
        """What a seat could last expect in this round, as far as it was told."""
        return self._last[seat]

    def _exactly(self, left: int, leads: Sequence[Grains]) -> list[Grains]:
        return leads_of(near(self._coder, ("expected", left), apart(self._last), apart(leads)))

    def _read(self, left: int, leads: Sequence[Grains]) -> list[Grains]:
        """In the digits people read; those who are not yet told make up for those who are."""
        found, off, seats = [], 0, len(leads)
        for seat, (last, lead) in enumerate(zip(self._last, leads, strict=True)):
            about = read_lead(last) - off // (seats - seat)
            name = ("read", left, seat == seats - 1)
            found.append(about + whole(self._coder, name, read_lead(lead) - about))
            off += found[seat] - read_lead(last)
        return [lead_read(read) for read in found]


def _is_as_read(leads: Any) -> bool:
    return leads is None or all(lead == lead_read(read_lead(lead)) for lead in leads)
