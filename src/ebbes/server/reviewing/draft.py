"""A review as far as it has come: decisions, what everyone could expect, verdicts, sums."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias

from ebbes.json_types import Json
from ebbes.rules.seats import Seat

Where: TypeAlias = tuple[int, int, Seat]
"""A decision: its round, its number there, and whose it is."""
NOTHING: dict[str, Any] = {"rounds": [], "rates": []}


class Part(NamedTuple):
    """What is judged in one go: small enough that no bot waits long for it."""

    place: int
    is_expected: bool
    is_verdict: bool


@dataclass(frozen=True, slots=True)
class Draft:
    """All that is known so far, by decision."""

    fingerprint: dict[str, Json]
    places: tuple[Where, ...]
    expected: tuple[Any, ...]
    verdicts: tuple[Any, ...]
    sums: dict[str, Any]
    undecided: frozenset[int] = frozenset()
    """Where a game broke off: there is no verdict, and none is missing."""
    is_short: bool = False
    """Whether what is only summed up is left out: the sums are all there is to say of it."""

    @classmethod
    def begun(cls, plan: Any) -> "Draft":
        """Nothing but the plan."""
        places = tuple((number, at, seat) for number, at, seat in plan["moments"])
        empty = (None,) * len(places)
        return cls(plan["fingerprint"], places, empty, empty, NOTHING)

    def parts(self, first: Seat | None) -> tuple[Part, ...]:
        """What there is to judge: the course of the game with one seat's own, then seat by seat."""
        course = [Part(at, True, seat == first) for at, (_, _, seat) in enumerate(self.places)]
        rest = [part._replace(is_expected=False) for part in course if not part.is_verdict]
        rest.sort(key=lambda part: self.places[part.place][2])
        return (*course, *(part._replace(is_verdict=True) for part in rest))

    def missing(self, first: Seat | None) -> tuple[Part, ...]:
        """What is yet to judge, in whatever order the rest was judged."""
        return tuple(part for part in self.parts(first) if not self._is_known(part))

    def judged_seats(self, first: Seat | None) -> tuple[Seat, ...]:
        """Whose every decision is judged."""
        waiting = {self.places[part.place][2] for part in self.missing(first) if part.is_verdict}
        everybody = {seat for _, _, seat in self.places}
        return tuple(sorted(everybody - waiting))

    def with_part(self, part: Part, found: Any) -> "Draft":
        """The same with one more part."""
        at, draft = part.place, self
        if part.is_expected:
            draft = replace(draft, expected=_put(draft.expected, at, found["expected"]))
        if part.is_verdict:
            draft = draft._with_verdict(at, found["verdict"])
        return draft

    def whole(self) -> "Draft":
        """The same where a course that is told by trick stays as it was until the next one."""
        return replace(self, expected=tuple(held(self.expected)))

    def rows(self) -> Iterator[Json]:
        """The decisions of whose positions it is known what everyone could expect."""
        for where, expected, verdict in zip(self.places, self.expected, self.verdicts, strict=True):
            if expected is not None:
                yield [*where, list(expected), verdict]

    def _is_known(self, part: Part) -> bool:
        at = part.place
        has_verdict = self.verdicts[at] is not None or at in self.undecided
        return (self.expected[at] is not None or not part.is_expected) and (
            has_verdict or not part.is_verdict
        )

    def _with_verdict(self, at: int, verdict: Any) -> "Draft":
        if verdict is None:
            return replace(self, undecided=self.undecided | {at})
        return replace(self, verdicts=_put(self.verdicts, at, verdict))


def held(course: Sequence[Any]) -> Iterator[Any]:
    """A course in which what is not told stays as it was."""
    last = None
    for leads in course:
        last = last if leads is None else leads
        yield last


def _put(values: Sequence[Any], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])
