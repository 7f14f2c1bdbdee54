"""What is thought of decisions: each is guessed to be worth what the seat's last choice was."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ebbes.bots.bars import REASONS
from ebbes.bots.grains import GRAINS, Grains
from ebbes.server.reviewing.packing import HEADS
from ebbes.server.reviewing.short.arithmetic import Coder, count, whole
from ebbes.server.reviewing.short.digits import (
    as_read,
    error_read,
    read_error,
    read_worth,
    worth_read,
)
from ebbes.server.reviewing.short.outline import Spot
from ebbes.server.reviewing.telling import PARTS, SCALES

UNITS: Final = tuple(SCALES)
NO_BAR: Final[tuple[Any, ...]] = ("", 0, 0, 0)
NO_VERDICT: Final[tuple[Any, ...]] = (UNITS[0], 0, 0, 0, 0, 0, 0, ())
"""What is given to who reads."""
LATE: Final = 3
"""Of the last tricks each is different."""
MOST_SIZES: Final = 5
"""Errors are as large as the last one was, in so many sizes."""


class Bar(NamedTuple):
    """What a choice is worth, how sure that is, and whether it is as good as the best."""

    worth: int
    error: int
    good: int


class Head(NamedTuple):
    """What a verdict tells before its bars."""

    unit: int
    mark: int
    given: int
    real: int


class Verdicts:
    """Goes through the decisions of a game once; what is only summed up is left out."""

    def __init__(self, coder: Coder, verdicts: Sequence[Any], reasons: Iterator[Any]) -> None:
        self._coder = coder
        self._reasons = reasons
        self._is_read = coder.bit("read", int(all(map(_is_as_read, verdicts))))
        self._unit = 0
        self._last: dict[tuple[int, int, int], Bar] = {}
        """What was chosen last, by round, seat and unit."""

    def at(self, spot: Spot, lead: Grains, verdict: Any) -> Any:
        """The verdict on a decision of a seat that could expect this lead, if there is one."""
        if spot.chosen is None:
            return None
        head = self._head(spot, verdict or NO_VERDICT)
        known = {spot.choices.index(bar[0]): bar for bar in (verdict or NO_VERDICT)[HEADS]}
        own = self._own(spot, head, lead, known.get(spot.chosen, NO_BAR))
        told = {spot.chosen: own}
        for place in self._others(spot, head, known):
            told[place] = self._other(head, own, known.get(place, NO_BAR))
        bars = [
            [spot.choices[place], *bar, *self._why(head, bar is own, known.get(place, NO_BAR))]
            for place, bar in sorted(told.items())
        ]
        chosen, unit = sorted(told).index(spot.chosen), UNITS[head.unit]
        of = [] if len(told) == len(spot.choices) else [len(spot.choices)]
        return [unit, chosen, 0, head.given, 0, head.real, head.mark, bars, *of]

    @property
    def _scale(self) -> int:
        return SCALES[UNITS[self._unit]]

    def _head(self, spot: Spot, verdict: Any) -> Head:
        coder, (unit, _, _, given, _, real, mark, *_) = self._coder, verdict
        self._unit = coder.bit(("unit", self._unit), UNITS.index(unit))
        mark = count(coder, ("mark", self._unit), mark)
        given = count(coder, ("given away", self._unit, mark), given)
        real = coder.bit(("real", self._unit, mark > 0, min(spot.left, LATE)), real)
        return Head(self._unit, mark, given, real)

    def _own(self, spot: Spot, head: Head, lead: Grains, bar: Any) -> Bar:
        """The choice that was made."""
        (number, _, seat), unit = spot.where, head.unit
        last = self._last.get((number, seat, unit))
        expected = 0 if unit else lead * self._scale // GRAINS
        good = self._coder.bit(("good", head.mark, head.given > 0), bar[3])
        when = (unit, last is None, min(spot.left // LATE, LATE))
        worth = self._worth(("own", *when), last.worth if last else expected, bar[1])
        size = _size(last.error) if last else MOST_SIZES + 1
        error = self._error(("own error", unit, size, min(spot.left, LATE)), bar[2])
        self._last[number, seat, unit] = own = Bar(worth, error, good)
        return own

    def _other(self, head: Head, own: Bar, bar: Any) -> Bar:
        """A choice that was not made: at the most it is the best."""
        best = own.worth + head.given * self._scale // PARTS
        good = self._coder.bit(("other good", head.mark), bar[3])
        worth = self._worth(("other", head.unit, good), best, bar[1])
        return Bar(worth, self._error(("error", head.unit, _size(own.error)), bar[2]), good)

    def _worth(self, name: Any, guess: int, given: int) -> int:
        if not self._is_read:
            return guess + whole(self._coder, name, given - guess)
        about = read_worth(guess, self._scale)
        off = whole(self._coder, name, read_worth(given, self._scale) - about)
        return worth_read(about + off)

    def _error(self, name: Any, given: int) -> int:
        if not self._is_read:
            return count(self._coder, name, given)
        return error_read(count(self._coder, name, read_error(given, self._scale)))

    def _others(self, spot: Spot, head: Head, known: Iterable[int]) -> list[int]:
        """The other choices that are told."""
        coder = self._coder
        others = [place for place in range(len(spot.choices)) if place != spot.chosen]
        told = [others.index(place) for place in known if place != spot.chosen]
        if coder.bit(("all", head.mark), int(len(told) == len(others))):
            return others
        number = count(coder, ("some", head.mark), len(told))
        return [others[coder.any_of(len(others), place)] for place in told or [0] * number]

    def _why(self, head: Head, is_own: bool, bar: Any) -> list[Any]:
        """The reasons of a bar, if it has any."""
        name = ("reasons", head.mark > 0, is_own)
        has_reasons = self._coder.bit(name, int(len(bar) > REASONS))
        return [next(self._reasons)] if has_reasons else []


def _size(error: int) -> int:
    return min(error.bit_length(), MOST_SIZES)


def _is_as_read(verdict: Any) -> bool:
    """Whether bars have no more digits than are read."""
    bars = () if verdict is None else verdict[HEADS]
    return all(bar == as_read(bar, SCALES[verdict[0]]) for bar in bars)
