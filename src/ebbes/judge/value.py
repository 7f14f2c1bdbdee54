"""What each choice of a decision is worth, from what its seat could know."""

from dataclasses import dataclass
from itertools import compress

import numpy as np
from numpy.typing import NDArray

from ebbes.bots.opinion import reasons_for
from ebbes.bots.reasons import Reason
from ebbes.bots.sight import Sight, sight
from ebbes.bots.worth import Worths, lead, worth
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.judge.depth import Depth
from ebbes.judge.reference import Reference
from ebbes.judge.seed import chance_at
from ebbes.judge.unit import Unit, unit_at
from ebbes.kernel.census import every_world
from ebbes.kernel.endings import TRICKS, after_cards, endings
from ebbes.kernel.position import LEFT
from ebbes.kernel.search import PLAYING, takes_trick
from ebbes.kernel.trials import trials
from ebbes.kernel.worlds import Worlds, sample_worlds

Floats = NDArray[np.float64]

DIGITS = 4
"""Judgements are rounded to so many digits after the point."""
MOST_WORLDS = 4096
"""More worlds than two tricks of five players can have."""
REASON_WORLDS = 64
CLEARLY = 3.0
"""Standard errors behind the best at which a choice is not tried any further."""
CLOSE = 2.0
"""Standard errors from a mark within which a verdict is close."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a choice is worth to the seat that has it."""

    choice: Choice
    likely: float
    """How likely the reference makes it."""
    lead: float
    """Q: the points expected, less the mean of the others'."""
    error: float
    """The standard error of that."""
    worth: float
    """What decides: the lead, or near the end of a game the chance to win."""
    behind: float
    """How much more the best choice is worth."""
    behind_error: float
    """The standard error of that difference."""
    reasons: tuple[Reason, ...] = ()


def values_of(
    view: View, reference: Reference, depth: Depth, chosen: int | None = None, luck: str = ""
) -> tuple[Value, ...]:
    """The value of every legal choice, in the order of `View.legal`; other luck on demand."""
    seen = sight(view)
    trial = Trial(view, seen, reference, luck)
    if seen.kind == PLAYING and seen.position[LEFT] <= TRICKS:
        trial.go_all_ways()
    else:
        trial.sample(depth, chosen)
    why = reasons_for(view, trial.takes()) if seen.kind == PLAYING else reasons_for(view, [])
    return trial.values(tuple(why))


class Trial:
    """The choices of a decision, tried on worlds its seat cannot tell apart."""

    def __init__(self, view: View, seen: Sight, reference: Reference, luck: str) -> None:
        self.view = view
        self.seen = seen
        self.reference = reference
        self.unit: Unit = unit_at(view.seen)
        self._rng = chance_at(seen.position, f"choices {seen.kind} of {seen.seat}{luck}")
        count = len(seen.choices)
        self._leads: list[Floats] = [np.zeros(0)] * count
        self._worths: list[Floats] = [np.zeros(0)] * count
        self._is_exact = False
        self._first: Worlds

    def sample(self, depth: Depth, chosen: int | None) -> None:
        """Try all choices, and where the verdict is close those in question once more."""
        running, tried = np.arange(len(self.seen.choices)), 0
        while True:
            lap = max(tried, depth.worlds)
            self._try(running, lap)
            tried += lap
            if 2 * tried > depth.most or self._is_settled(chosen, depth.error):
                return
            running = np.intersect1d(running, self._in_question(chosen))

    def go_all_ways(self) -> None:
        """Every world and every way it can end: nothing is left to chance."""
        seen, choices = self.seen, self.seen.choices
        worlds = every_world(seen.position, seen.seat, MOST_WORLDS)
        ends = endings(after_cards(worlds, choices), self.reference.policy)
        points = ends.points[:, None, :]
        for values, kept in (
            (lead(points, seen.seat), self._leads),
            (worth(points, self.view.seen, seen.seat), self._worths),
        ):
            sums = np.bincount(ends.position % len(choices), ends.chance * values[:, 0])
            kept[:] = [np.array([mean]) for mean in sums / len(worlds)]
        self._is_exact, self._first = True, worlds[:REASON_WORLDS]

    def takes(self) -> list[float]:
        """How likely each card takes the trick."""
        rng = chance_at(self.seen.position, "takes")
        taken = takes_trick(self._first, self.seen.choices, self.reference.policy, rng)
        found: list[float] = taken.mean(axis=0).tolist()
        return found

    def values(self, reasons: tuple[tuple[Reason, ...], ...]) -> tuple[Value, ...]:
        """All that was found out, rounded."""
        likely, behind = self.reference.chances(self.seen), self._behind()
        return tuple(
            Value(
                choice,
                likely=rounded(likely[at]),
                lead=rounded(self._leads[at].mean()),
                error=rounded(self._error(self._leads[at])),
                worth=rounded(self._worths[at].mean()),
                behind=rounded(behind[at][0]),
                behind_error=rounded(behind[at][1]),
                reasons=reasons[at],
            )
            for at, choice in enumerate(self.view.legal)
        )

    def _try(self, running: NDArray[np.int64], lap: int) -> None:
        seen = self.seen
        worlds = sample_worlds(seen.position, seen.seat, lap, self._rng)
        if not len(self._leads[0]):
            self._first = worlds[:REASON_WORLDS].copy()
        outcomes = trials(
            worlds, seen.kind, seen.choices[running], self.reference.policy, self._rng
        )
        leads = lead(outcomes, seen.seat)
        worths: Worths = worth(outcomes, self.view.seen, seen.seat)
        for column, at in enumerate(running):
            self._leads[at] = np.concatenate([self._leads[at], leads[:, column]])
            self._worths[at] = np.concatenate([self._worths[at], worths[:, column]])

    def _best(self) -> int:
        return int(np.argmax([own.mean() for own in self._worths]))

    def _behind(self) -> list[tuple[float, float]]:
        """How far each choice is behind the best, on the worlds both were tried on."""
        best = self._worths[self._best()]
        return [self._difference(best, own) for own in self._worths]

    def _difference(self, best: Floats, own: Floats) -> tuple[float, float]:
        common = min(len(best), len(own))
        apart = best[:common] - own[:common]
        return max(0.0, float(apart.mean())), self._error(apart)

    def _error(self, values: Floats) -> float:
        if self._is_exact:
            return 0.0
        return float(values.std(ddof=1) / len(values) ** 0.5)

    def _in_question(self, chosen: int | None) -> NDArray[np.int64]:
        """The choices that may be the best, and the one that was made."""
        stays = [mean <= CLEARLY * error for mean, error in self._behind()]
        if chosen is not None:
            stays[chosen] = True
        return np.array(list(compress(range(len(stays)), stays)), dtype=np.int64)

    def _is_settled(self, chosen: int | None, enough: float) -> bool:
        """Whether more worlds would hardly change the verdict."""
        behind, best = self._behind(), self._best()
        if chosen is None or chosen == best:
            others = [each for at, each in enumerate(behind) if at != best]
            return all(self._is_known(enough, *each) for each in others)
        mean, error = behind[chosen]
        is_close = any(abs(mean - mark) < CLOSE * error for mark in self.unit.marks)
        return error <= enough * self.unit.scale and not is_close

    def _is_known(self, enough: float, mean: float, error: float) -> bool:
        """Whether a choice is clearly behind, or its distance known well enough."""
        return mean > CLEARLY * error or error <= enough * self.unit.scale


def rounded(number: float) -> float:
    """A number as a judgement has it; no negative zero."""
    return round(float(number), DIGITS) + 0.0
