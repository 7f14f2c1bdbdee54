"""A race between choices: all are tried on the same worlds, and who falls behind drops out."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import compiled, lean
from ebbes.kernel.exact import exact_search
from ebbes.kernel.game import Game
from ebbes.kernel.policy import Policy
from ebbes.kernel.rng import Generator
from ebbes.kernel.search import Outcomes, search
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.kernel.worth import Worths, worths_of
from ebbes.rules.seats import Seat

FIRST_LAP: Final = 16
CLEARLY: Final = 3.0
"""Standard errors behind the best at which a choice drops out."""


class Trial(NamedTuple):
    """How choices are tried out."""

    kind: int
    policy: Policy
    by_policy: bool
    """Whether a round is played on by the policy, or at random."""
    exact: bool
    """Whether all that can still happen is worked out."""
    until: int
    """How many tricks are not looked at any more."""


@compiled
def try_out(worlds: Worlds, choices: Numbers, trial: Trial, rng: Generator) -> Outcomes:
    """The points each choice leads to in each world."""
    if trial.exact:
        return exact_search(worlds, choices)
    if trial.by_policy:
        return search(worlds, trial.kind, choices, trial.policy, trial.until, rng)
    return search(worlds, trial.kind, choices, None, trial.until, rng)


@compiled
def race(
    worlds: Worlds,
    choices: Numbers,
    tries: int,
    trial: Trial,
    likes: NDArray[np.float64],
    game: Game,
    seat: Seat,
    rng: Generator,
) -> int:
    """The place of the choice that comes out best, after `tries` rounds played on at the most.

    What is liked about a choice counts as if every world added it.
    """
    running, left = np.arange(len(choices)), len(choices)
    worths = np.zeros((len(worlds), len(choices)))
    seen = 0
    while left > 1:
        lap = min(max(seen, FIRST_LAP), tries // left, len(worlds) - seen)
        if lap <= 0:
            break
        outcomes = try_out(worlds[seen : seen + lap], choices[running[:left]], trial, rng)
        found = worths_of(outcomes, game, seat)
        for world in range(lap):
            for place in range(left):
                worths[seen + world, place] = found[world, place] + likes[running[place]]
        tries -= lap * left
        seen += lap
        left = drop_out(worths, seen, running, left)
    return running[_best(worths, seen, left)]  # type: ignore[no-any-return]


@lean
def _mean(worths: Worths, seen: int, place: int) -> float:
    total = 0.0
    for world in range(seen):
        total += worths[world, place]
    return total / max(seen, 1)


@lean
def _best(worths: Worths, seen: int, left: int) -> int:
    """The place with the highest mean; the first of equals."""
    best, most = 0, _mean(worths, seen, 0)
    for place in range(1, left):
        mean = _mean(worths, seen, place)
        if mean > most:
            best, most = place, mean
    return best


@compiled
def drop_out(worths: Worths, seen: int, running: Numbers, left: int) -> int:
    """Keep the choices that are not clearly behind the best; how many those are."""
    best, kept = _best(worths, seen, left), 0
    leading = worths[:seen, best].copy()
    for place in range(left):
        if not _is_behind(worths, leading, place):
            for world in range(seen):
                worths[world, kept] = worths[world, place]
            running[kept] = running[place]
            kept += 1
    return kept


@lean
def _is_behind(worths: Worths, leading: NDArray[np.float64], place: int) -> bool:
    """Whether a choice is further behind the best than chance explains."""
    seen, total = len(leading), 0.0
    for world in range(seen):
        total += leading[world] - worths[world, place]
    behind, spread = total / seen, 0.0
    for world in range(seen):
        off = leading[world] - worths[world, place] - behind
        spread += off * off
    return behind > CLEARLY * np.sqrt(spread / seen) / np.sqrt(seen)  # type: ignore[no-any-return]
