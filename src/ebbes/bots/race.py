"""A race between choices: all are tried on the same worlds, and who falls behind drops out."""

from collections.abc import Callable

import numpy as np

from ebbes.bots.worth import Worths
from ebbes.kernel.search import Outcomes
from ebbes.kernel.worlds import Numbers, Worlds

FIRST_LAP = 16
CLEARLY = 3.0
"""Standard errors behind the best at which a choice drops out."""

Try = Callable[[Worlds, Numbers], Outcomes]
Judge = Callable[[Outcomes], Worths]


def race(
    worlds: Worlds, choices: Numbers, tries: int, try_out: Try, judge: Judge, likes: Worths
) -> int:
    """The place of the choice that comes out best, after `tries` rounds played on at the most.

    What is liked about a choice counts as if every world added it.
    """
    running = np.arange(len(choices))
    worths: Worths = np.zeros((0, len(choices)))
    while len(running) > 1 and len(lap := _lap(worlds, len(worths), tries // len(running))):
        worths = np.concatenate([worths, judge(try_out(lap, choices[running])) + likes[running]])
        tries -= len(lap) * len(running)
        stays = still_running(worths)
        running, worths = running[stays], worths[:, stays]
    return int(running[worths.mean(axis=0).argmax()])


def _lap(worlds: Worlds, seen: int, most: int) -> Worlds:
    """Each lap doubles the worlds seen."""
    return worlds[seen : seen + min(max(seen, FIRST_LAP), most)]


def still_running(worths: Worths) -> Numbers:
    """The places of the choices that are not clearly behind the best."""
    best = worths.mean(axis=0).argmax()
    behind = worths[:, best, None] - worths
    error = behind.std(axis=0) / len(worths) ** 0.5
    return np.flatnonzero(behind.mean(axis=0) <= CLEARLY * error)
