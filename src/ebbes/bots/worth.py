"""What points are worth: near the end of a game, less than a place."""

import numpy as np
from numpy.typing import NDArray

from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.kernel.search import Outcomes
from ebbes.rules.ending import NOT_OVER, rounds_ending, track_ending
from ebbes.rules.seats import Seat

Worths = NDArray[np.float64]
"""What outcomes are worth to a seat, by world and choice."""

WIN, PLACE, POINTS = 0.7, 0.3, 0.002
"""The shares of winning, of leaving others behind, and of mere points in what a game is worth."""
SPREAD = 3.0
"""How far the difference of two seats moves in a round, as the scale of a logistic curve."""
POINTS_A_WIN = 6
"""Points that are worth as much as a game, where one has to be compared with the other."""
ROUND_REACH = 8
"""Points few rounds exceed: the end of the track is near within it."""

track_endings = np.vectorize(track_ending, otypes=[np.int64])


def lead(outcomes: Outcomes, seat: Seat) -> Worths:
    """The own points less the mean of the others'."""
    own = outcomes[:, :, seat].astype(np.float64)
    others = outcomes.shape[2] - 1
    leads: Worths = own - (outcomes.sum(axis=2) - own) / others
    return leads


def worth(outcomes: Outcomes, seen: State, seat: Seat) -> Worths:
    """Points while the game is long, the standings when this round or the next may end it."""
    if is_for_points(seen):
        return lead(outcomes, seat)
    options, played = seen.options, seen.score.rounds + 1
    totals = outcomes + np.array(seen.score.totals)
    ahead = totals[:, :, seat, None] - np.delete(totals, seat, axis=2)
    beaten = np.where(
        _ends(totals, options, played)[:, :, None], _is_ahead(ahead), _may_stay_ahead(ahead)
    )
    win = beaten.prod(axis=2)
    worths: Worths = WIN * win + PLACE * beaten.mean(axis=2) + POINTS * lead(outcomes, seat)
    return worths


def is_for_points(seen: State) -> bool:
    """Whether neither this round nor the next is likely to end the game."""
    options = seen.options
    is_long = seen.score.rounds + 1 < options.rounds - 1
    return is_long and not _near_the_end(options, seen.score.totals)


def _near_the_end(options: Options, totals: tuple[int, ...]) -> bool:
    return options.pick_designators and (
        max(totals) + ROUND_REACH >= options.goal
        or min(totals) - ROUND_REACH <= options.dabbscheedel
    )


def _ends(totals: NDArray[np.int64], options: Options, played: int) -> NDArray[np.bool_]:
    """Whether the game is over with such totals (R27, R28)."""
    if not options.pick_designators:
        over = rounds_ending(played, options.rounds) != NOT_OVER
        return np.full(totals.shape[:2], over)
    ending: NDArray[np.int64] = track_endings(
        totals.max(axis=2),
        totals.min(axis=2),
        options.goal,
        options.dabbscheedel,
        played,
        options.rounds,
    )
    ends: NDArray[np.bool_] = ending != NOT_OVER
    return ends


def _is_ahead(ahead: NDArray[np.int64]) -> Worths:
    """Equal standings are shared (R27)."""
    return (np.sign(ahead) + 1) / 2


def _may_stay_ahead(ahead: NDArray[np.int64]) -> Worths:
    """How likely a seat is still ahead after another round, by the logistic curve."""
    return (1 + np.tanh(ahead / (2 * SPREAD))) / 2
