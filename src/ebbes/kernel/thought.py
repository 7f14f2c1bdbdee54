"""One decision thought through: worlds imagined, choices tried on them, outcomes judged."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, inlined, lean
from ebbes.kernel.game import Game
from ebbes.kernel.others import notice_others
from ebbes.kernel.policy import Policy
from ebbes.kernel.position import LEFT, LYING, SEATS, Position
from ebbes.kernel.race import Trial, race, try_out
from ebbes.kernel.rng import Generator
from ebbes.kernel.search import PLAYING, takes_trick
from ebbes.kernel.sight import remember, rewind
from ebbes.kernel.worlds import Numbers, Worlds, sample_worlds
from ebbes.kernel.worth import leads, worths_of
from ebbes.rules.seats import Seat

WORLDS, EFFORT, PRACTICE, INSIGHT, EXACT, MEMORY, FORESIGHT = range(7)
"""The traits of a mind, as `bots/mind.py` tells them; -1 for all."""
MIND_LENGTH: Final = 8
OWN, OWN_ERROR, LEAD, LEAD_ERROR, WORTH, TAKES = range(6)
"""What is thought of a choice: points, the lead, how sure both are; worth; chance of the trick."""
OPINION_LENGTH: Final = 6


@compiled
def best_choice(
    game: Game,
    seen: Position,
    seat: Seat,
    kind: int,
    choices: Numbers,
    plays: Numbers,
    owners: Numbers,
    mind: Numbers,
    likes: NDArray[np.float64],
    policy: Policy,
    rng: Generator,
) -> int:
    """The place of the best choice, to a seat that sees a position and has a mind."""
    position = seen.copy()
    if mind[MEMORY] >= 0:
        remember(position, plays, owners, mind[MEMORY])
    worlds = _worlds(position, seen, seat, plays, owners, mind, policy, rng)
    left = cell(position, LEFT) * cell(position, SEATS) - cell(position, LYING)
    tries = max(mind[EFFORT] // left, len(choices))
    trial = _trial(position, kind, mind, policy)
    return race(worlds, choices, tries, trial, likes, game, seat, rng)


@inlined
def _worlds(
    position: Position,
    seen: Position,
    seat: Seat,
    plays: Numbers,
    owners: Numbers,
    mind: Numbers,
    policy: Policy,
    rng: Generator,
) -> Worlds:
    """Deals of the hidden cards that agree with all the seat remembers."""
    worlds = sample_worlds(position, seat, mind[WORLDS], rng)
    if mind[INSIGHT]:
        start = seen.copy()
        rewind(seen, plays, owners, start)
        notice_others(policy, worlds[: mind[INSIGHT]], seat, start, plays, owners)
    return worlds


@inlined
def _trial(position: Position, kind: int, mind: Numbers, policy: Policy) -> Trial:
    left, until = cell(position, LEFT), 0
    if mind[FORESIGHT] >= 0:
        until = max(0, left - mind[FORESIGHT])
    exact = kind == PLAYING and left <= mind[EXACT]
    return Trial(kind, policy, mind[PRACTICE] != 0, exact, until)


@compiled
def opinions(
    game: Game,
    seen: Position,
    seat: Seat,
    kind: int,
    choices: Numbers,
    plays: Numbers,
    owners: Numbers,
    mind: Numbers,
    policy: Policy,
    rng: Generator,
) -> NDArray[np.float64]:
    """What is thought of every choice, all tried on the same worlds."""
    worlds = _worlds(seen, seen, seat, plays, owners, mind, policy, rng)
    outcomes = try_out(worlds, choices, _trial(seen, kind, mind, policy), rng)
    ahead, worth = leads(outcomes, seat), worths_of(outcomes, game, seat)
    own = outcomes[:, :, seat].astype(np.float64)
    found = np.zeros((len(choices), OPINION_LENGTH))
    for place in range(len(choices)):
        found[place, OWN], found[place, OWN_ERROR] = _estimate(own, place)
        found[place, LEAD], found[place, LEAD_ERROR] = _estimate(ahead, place)
        found[place, WORTH], _ = _estimate(worth, place)
    if kind == PLAYING:
        takes = takes_trick(worlds, choices, policy, rng).astype(np.float64)
        for place in range(len(choices)):
            found[place, TAKES], _ = _estimate(takes, place)
    return found


@lean
def _estimate(values: NDArray[np.float64], place: int) -> tuple[float, float]:
    """The mean over all worlds, and its standard error; with a single one it may be anything."""
    worlds, total, spread = len(values), 0.0, 0.0
    for world in range(worlds):
        total += values[world, place]
    mean = total / worlds
    for world in range(worlds):
        spread += (values[world, place] - mean) * (values[world, place] - mean)
    if worlds == 1:
        return mean, np.inf
    return mean, np.sqrt(spread / (worlds - 1)) / np.sqrt(worlds)
