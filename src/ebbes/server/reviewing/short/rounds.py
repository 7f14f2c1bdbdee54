"""Rounds as a whole: what the course of a round does not tell of its ledger and turning points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any, Final, TypeAlias

from ebbes.bots.grains import GRAINS, ROUNDED, Grains, par_of
from ebbes.bots.grains import leads_of as leads_of_points
from ebbes.rules.seats import Seat
from ebbes.server.reviewing.draft import held
from ebbes.server.reviewing.short.arithmetic import Coder, count, whole
from ebbes.server.reviewing.short.leads import apart, leads_of, near
from ebbes.server.reviewing.short.outline import Outline, Spot

Leads: TypeAlias = Sequence[Grains]
NO_ROUND: Final[dict[str, Any]] = {"ledger": (), "turning_points": ()}
NO_LEDGER: Final = {"decisions": 0, "others": 0}
"""What is given to who reads."""


class Rounds:
    """Goes through the rounds of a game once."""

    def __init__(self, coder: Coder, outline: Outline) -> None:
        self._coder = coder
        self._outline = outline
        self._seats = sorted({spot.where[2] for spot in outline.spots})
        self._grain = GRAINS // ROUNDED // (outline.seats - 1)

    def all(self, courses: Sequence[Leads | None], rounds: Sequence[Any]) -> list[Any]:
        """Every round in which somebody had a choice."""
        given = {each["round"]: each for each in rounds}
        told = groupby(
            zip(self._outline.spots, courses, strict=True), lambda each: each[0].where[0]
        )
        found = []
        for number, own in told:
            spots, course = zip(*own, strict=True)
            found.append(self._round(number, spots, course, given.get(number, NO_ROUND)))
        return found

    def _round(
        self, number: int, spots: Sequence[Spot], course: Sequence[Leads | None], given: Any
    ) -> Any:
        points = self._outline.points[number - 1]
        if points is not None:
            course = (*course, list(leads_of_points(points)))
        deal, end = course[0], course[-1]
        assert deal is not None
        assert end is not None
        return {
            "round": number,
            "points": None if points is None else list(points),
            "par": [par_of(grains) for grains in deal],
            "end": end,
            "ledger": self._ledgers(spots, course, given["ledger"]),
            "turning_points": self._turns(spots, course, given["turning_points"]),
        }

    def _ledgers(
        self, spots: Sequence[Spot], course: Sequence[Leads | None], given: Sequence[Any]
    ) -> list[Any]:
        known = {each["seat"]: each for each in given}
        rows = list(held(course))
        moves = [_differences(before, after) for before, after in pairwise(rows)]
        found = []
        for seat in self._seats:
            whose = zip(spots, moves, strict=False)
            others = sum(move[seat] for spot, move in whose if spot.where[2] != seat)
            own = known.get(seat, NO_LEDGER)
            found.append(self._ledger(seat, rows[0][seat], rows[-1][seat], others, own))
        return found

    def _ledger(self, seat: Seat, deal: Grains, result: Grains, guess: Grains, given: Any) -> Any:
        decisions = whole(self._coder, "decisions", given["decisions"])
        off = (given["others"] - guess) // self._grain
        others = guess + self._grain * whole(self._coder, "others", off)
        return {
            "seat": seat,
            "deal": deal,
            "decisions": decisions,
            "lie": result - deal - decisions - others,
            "others": others,
            "result": result,
        }

    def _turns(
        self, spots: Sequence[Spot], course: Sequence[Leads | None], given: Sequence[Any]
    ) -> list[Any]:
        """The greatest first; what moved between two places that are told is guessed to be one."""
        numbers = [spot.where[1] for spot in spots]
        stretches = list(_stretches(course))
        found = []
        for at in range(count(self._coder, "turns", len(given))):
            known = numbers.index(given[at]["number"]) if given else 0
            place = self._coder.any_of(len(spots), known)
            stretch = next(each for each in stretches if place in each.places)
            moved = apart(given[at]["moved"]) if given else stretch.left
            name = ("moved", len(stretch.places) == 1)
            moved = near(self._coder, name, stretch.left, moved)
            stretch.left = _differences(moved, stretch.left)
            found.append({"number": numbers[place], "moved": leads_of(moved)})
        return found


@dataclass(slots=True)
class _Stretch:
    """Decisions between two places of a course that are told, and what is left of its move."""

    places: range
    left: list[int]


def _stretches(course: Sequence[Leads | None]) -> Iterator[_Stretch]:
    told = [(place, apart(leads)) for place, leads in enumerate(course) if leads is not None]
    for (begin, before), (end, after) in pairwise(told):
        yield _Stretch(range(begin, end), _differences(before, after))


def _differences(before: Sequence[int], after: Sequence[int]) -> list[int]:
    return [new - old for old, new in zip(before, after, strict=True)]
