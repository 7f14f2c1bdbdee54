"""Flat search: every legal card is tried on the same sampled deals, each played to its end."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, inlined
from ebbes.kernel.network import Network
from ebbes.kernel.play import Points, list_legal, play, score
from ebbes.kernel.playout import play_out
from ebbes.kernel.policy import Scratch, policy_play_out
from ebbes.kernel.position import MOST_CARDS, SEATS, TURN, Position
from ebbes.kernel.rng import Generator
from ebbes.kernel.sample import deal_hidden, hidden_cards
from ebbes.rules.seats import Seat

Outcomes = NDArray[np.float64]
"""By deal and card: the own points less the mean of the others'."""


@inlined
def lead_over_others(points: Points, seats: int, seat: Seat) -> float:
    """The own points less the mean of the others'."""
    others = 0
    for other in range(seats):
        if other != seat:
            others += points[other]
    return cell(points, seat) - others / (seats - 1)


@compiled
def random_search(position: Position, deals: int, rng: Generator) -> Outcomes:
    """What each legal card leads to on sampled deals when everyone plays on at random."""
    seat, seats = cell(position, TURN), cell(position, SEATS)
    cards = np.zeros(MOST_CARDS, dtype=np.int64)
    found = list_legal(position, cards)
    outcomes = np.zeros((deals, found))
    hidden = hidden_cards(position, seat)
    world, after = position.copy(), position.copy()
    points = np.zeros(5, dtype=np.int64)
    for deal in range(deals):
        deal_hidden(world, hidden, rng)
        for place in range(found):
            after[:] = world
            play(after, cards[place])
            play_out(after, rng)
            score(after, points)
            outcomes[deal, place] = lead_over_others(points, seats, seat)
    return outcomes


@compiled
def policy_search(
    position: Position,
    deals: int,
    network: Network,
    room: Scratch,
    warmth: float,
    rng: Generator,
) -> Outcomes:
    """The same, with everyone playing on by a policy."""
    seat, seats = cell(position, TURN), cell(position, SEATS)
    cards = np.zeros(MOST_CARDS, dtype=np.int64)
    found = list_legal(position, cards)
    outcomes = np.zeros((deals, found))
    hidden = hidden_cards(position, seat)
    world, after = position.copy(), position.copy()
    points = np.zeros(5, dtype=np.int64)
    for deal in range(deals):
        deal_hidden(world, hidden, rng)
        for place in range(found):
            after[:] = world
            play(after, cards[place])
            policy_play_out(after, network, room, warmth, rng)
            score(after, points)
            outcomes[deal, place] = lead_over_others(points, seats, seat)
    return outcomes
