"""What somebody feels for cards, beyond what they gain by them."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled
from ebbes.kernel.features import best_lying
from ebbes.kernel.game import Game
from ebbes.kernel.position import DESIGNATORS, LYING, ROLES, Position
from ebbes.kernel.search import PLAYING
from ebbes.kernel.worlds import Numbers
from ebbes.kernel.worth import is_for_points
from ebbes.rules.cards import suit_of
from ebbes.rules.roles import TRUMP, is_designator
from ebbes.rules.trick import beats

TRUMPING, NAMING_ROLES, TAKING = range(3)
"""The parts of a taste: points by which trumps, designators and what takes a trick feel better."""
POINTS_A_WIN = 6
"""Points that are worth as much as a game, where one has to be compared with the other."""


@compiled
def likes_of(
    game: Game, position: Position, kind: int, choices: Numbers, taste: NDArray[np.float64]
) -> NDArray[np.float64]:
    """What is felt for every choice, in the measure of what outcomes are worth."""
    likes = np.zeros(len(choices))
    if kind != PLAYING:
        return likes
    designators, trump = position[DESIGNATORS : DESIGNATORS + 5], cell(position, ROLES + TRUMP)
    measure = 1.0 if is_for_points(game) else 1.0 / POINTS_A_WIN
    for place in range(len(choices)):
        card = choices[place]
        if suit_of(card) == trump:
            likes[place] += taste[TRUMPING] * measure
        if is_designator(card, designators):
            likes[place] += taste[NAMING_ROLES] * measure
        if cell(position, LYING) > 0 and beats(card, best_lying(position, trump), trump):
            likes[place] += taste[TAKING] * measure
    return likes
