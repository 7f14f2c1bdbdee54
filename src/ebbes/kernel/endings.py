"""The last two tricks with every way they can go, each as likely as a policy makes it."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled
from ebbes.kernel.play import play, score, settle
from ebbes.kernel.policy import MOST_SEATS, Policy, rate_cards, soften
from ebbes.kernel.position import LENGTH, SEATS, TURN, copy_position
from ebbes.kernel.worlds import Numbers, Worlds

TRICKS: Final = 2
"""So many tricks before the end every way is gone."""
MOST_ENDINGS: Final = 2**MOST_SEATS
"""Each person has two cards at the most, and the last one plays itself."""
MOST_WAITING: Final = 2 * TRICKS * MOST_SEATS


class Endings(NamedTuple):
    """How positions can end: of which position, how likely, and the points by seat."""

    position: NDArray[np.int64]
    chance: NDArray[np.float64]
    points: NDArray[np.int8]


@compiled
def endings(positions: Worlds, policy: Policy) -> Endings:
    """Every end of every position with two tricks left or fewer, if all play by a policy."""
    seats = cell(positions[0], SEATS)
    rows = len(positions) * MOST_ENDINGS
    owners, chances = np.zeros(rows, dtype=np.int64), np.zeros(rows)
    ends = np.zeros((rows, seats), dtype=np.int8)
    waiting = np.zeros((MOST_WAITING, LENGTH), dtype=np.uint16)
    likely = np.zeros(MOST_WAITING)
    points = np.zeros(5, dtype=np.int64)
    now, room, found = positions[0].copy(), policy.room, 0
    for owner in range(len(positions)):
        copy_position(waiting[0], positions[owner])
        likely[0] = 1.0
        left = 1
        while left > 0:
            left -= 1
            copy_position(now, waiting[left])
            chance = likely[left]
            if settle(now, 0):
                cards = rate_cards(now, policy.network, room)
                soften(room.chances, cards, policy.warmth[cell(now, TURN)])
                for place in range(cards):
                    copy_position(waiting[left], now)
                    play(waiting[left], room.cards[place])
                    likely[left] = chance * room.chances[place]
                    left += 1
            else:
                score(now, points)
                owners[found], chances[found] = owner, chance
                for seat in range(seats):
                    ends[found, seat] = points[seat]
                found += 1
    return Endings(owners[:found], chances[:found], ends[:found])


@compiled
def after_cards(worlds: Worlds, cards: Numbers) -> Worlds:
    """Every world after every card, one row each, the cards of a world beside each other."""
    after = np.empty((len(worlds) * len(cards), LENGTH), dtype=np.uint16)
    for world in range(len(worlds)):
        for place in range(len(cards)):
            row = after[world * len(cards) + place]
            copy_position(row, worlds[world])
            play(row, cards[place])
    return after
