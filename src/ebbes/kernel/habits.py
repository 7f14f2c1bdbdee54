"""How others play: how likely their plays are, if they follow a policy more or less freely."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import compiled, lean
from ebbes.kernel.logarithms import exp, log
from ebbes.kernel.play import is_virtual_turn, play
from ebbes.kernel.policy import MOST_SEATS, Policy, Warmths, rate_cards
from ebbes.kernel.position import HANDS, TAKEN, TURN, Position, copy_position
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.rules.cards import Card, suit_of, value_of
from ebbes.rules.seats import Seat

Likelihoods = NDArray[np.float64]
"""Logarithms, by world, seat and warmth."""


@compiled
def explain_plays(
    worlds: Worlds,
    seat: Seat,
    start: Position,
    plays: Numbers,
    owners: Numbers,
    policy: Policy,
    warmths: Warmths,
) -> Likelihoods:
    """How likely each seat played as it did, by world, seat and warmth, as a logarithm."""
    likely = np.zeros((len(worlds), MOST_SEATS, len(warmths)))
    position = start.copy()
    for world in range(len(worlds)):
        copy_position(position, start)
        for hand in range(HANDS, TAKEN):
            position[hand] = worlds[world, hand]
        _take_back(position, plays, owners)
        for at in range(len(plays)):
            if position[TURN] != seat and not is_virtual_turn(position):
                _add_chances(position, plays[at], policy, warmths, likely[world, position[TURN]])
            play(position, plays[at])
    return likely


@lean
def _take_back(position: Position, plays: Numbers, owners: Numbers) -> None:
    """Give everyone the cards again that were played."""
    for at in range(len(plays)):
        hand = HANDS + owners[at] * 5 + suit_of(plays[at])
        position[hand] |= 1 << value_of(plays[at])


@lean
def _add_chances(
    position: Position, card: Card, policy: Policy, warmths: Warmths, likely: Warmths
) -> None:
    """Add the logarithm of the chance of a card, for each warmth."""
    room = policy.room
    found = rate_cards(position, policy.network, room)
    if found == 1:
        return
    place = 0
    best = room.chances[0]
    for other in range(1, found):
        best = max(best, room.chances[other])
        place = other if room.cards[other] == card else place
    for at in range(len(warmths)):
        total = 0.0
        for other in range(found):
            total += exp((room.chances[other] - best) / warmths[at])
        likely[at] += (room.chances[place] - best) / warmths[at] - log(total)
