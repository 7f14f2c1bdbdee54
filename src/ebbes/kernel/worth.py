"""What points are worth: near the end of a game, less than a place."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.game import (
    DABBSCHEEDEL,
    GOAL,
    PICK_DESIGNATORS,
    PLAYED,
    ROUNDS,
    SEATS,
    TOTALS,
    Game,
    ending,
)
from ebbes.kernel.logarithms import exp
from ebbes.kernel.search import Outcomes
from ebbes.rules.ending import NOT_OVER
from ebbes.rules.seats import Seat

Worths = NDArray[np.float64]
"""What outcomes are worth to a seat, by world and choice."""

WIN: Final = 0.7
PLACE: Final = 0.3
POINTS: Final = 0.002
"""The shares of winning, of leaving others behind, and of mere points in what a game is worth."""
SPREAD: Final = 3.0
"""How far the difference of two seats moves in a round, as the scale of a logistic curve."""
ROUND_REACH: Final = 8
"""Points few rounds exceed: the end of the track is near within it."""


@compiled
def leads(outcomes: Outcomes, seat: Seat) -> Worths:
    """The own points less the mean of the others', by world and choice."""
    worlds, choices, seats = outcomes.shape
    found = np.zeros((worlds, choices))
    for world in range(worlds):
        for place in range(choices):
            found[world, place] = _lead(outcomes, world, place, seats, seat)
    return found


@lean
def _lead(outcomes: Outcomes, world: int, place: int, seats: int, seat: Seat) -> float:
    own = np.float64(outcomes[world, place, seat])
    total = 0
    for other in range(seats):
        total += outcomes[world, place, other]
    return own - (total - own) / (seats - 1)


@compiled
def is_for_points(game: Game) -> bool:
    """Whether neither this round nor the next is likely to end the game."""
    if cell(game, PLAYED) + 1 >= cell(game, ROUNDS) - 1:
        return False
    if not game[PICK_DESIGNATORS]:
        return True
    for seat in range(cell(game, SEATS)):
        total = cell(game, TOTALS + seat)
        if total + ROUND_REACH >= game[GOAL] or total - ROUND_REACH <= game[DABBSCHEEDEL]:
            return False
    return True


@compiled
def worths_of(outcomes: Outcomes, game: Game, seat: Seat) -> Worths:
    """Points while the game is long, the standings when this round or the next may end it."""
    found = leads(outcomes, seat)
    if is_for_points(game):
        return found
    worlds, choices, seats = outcomes.shape
    totals = np.zeros(seats, dtype=np.int64)
    for world in range(worlds):
        for place in range(choices):
            for other in range(seats):
                totals[other] = cell(game, TOTALS + other) + outcomes[world, place, other]
            found[world, place] = _place(totals, game, seat) + POINTS * found[world, place]
    return found


@lean
def _place(totals: NDArray[np.int64], game: Game, seat: Seat) -> float:
    """What totals are worth to a seat: a win, and others left behind."""
    most = fewest = totals[0]
    for total in totals:
        most, fewest = max(most, total), min(fewest, total)
    is_over = ending(game, most, fewest, cell(game, PLAYED) + 1) != NOT_OVER
    win, beaten = 1.0, 0.0
    for other in range(len(totals)):
        if other != seat:
            chance = _stays_ahead(totals[seat] - totals[other], is_over)
            win *= chance
            beaten += chance
    return WIN * win + PLACE * (beaten / (len(totals) - 1))


@lean
def _stays_ahead(ahead: int, is_over: bool) -> float:
    """Equal standings are shared (R27); after another round by the logistic curve."""
    if is_over:
        return 0.5 if ahead == 0 else np.float64(ahead > 0)
    return 1.0 / (1.0 + exp(-ahead / SPREAD))
