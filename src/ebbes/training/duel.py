"""How strong a policy is: one seat plays it against others, on the same deals in every seat."""

import numpy as np
from numpy.typing import NDArray

from ebbes.bots.estimate import Estimate, estimate
from ebbes.engine.options import Options
from ebbes.kernel.compiled import cell, compiled
from ebbes.kernel.deals import cards_of, random_start, start_of
from ebbes.kernel.network import Network
from ebbes.kernel.play import lead_over_others, play, score, settle
from ebbes.kernel.policy import Policy, policy_card, policy_of
from ebbes.kernel.position import PLAYERS, SEATS, TURN, Position
from ebbes.kernel.rng import Generator, generator

WARMTH = 0.3


def strength(
    options: Options, network: Network, others: Network, deals: int, seed: int
) -> Estimate:
    """Points a round above the others' mean."""
    leads = _leads(
        start_of(options),
        cards_of(options),
        policy_of(network, WARMTH),
        policy_of(others, WARMTH),
        deals,
        generator(seed),
    )
    return estimate(leads.tolist())


@compiled
def _leads(
    start: Position,
    cards: NDArray[np.uint8],
    tested: Policy,
    others: Policy,
    deals: int,
    rng: Generator,
) -> NDArray[np.float64]:
    seats, players = cell(start, SEATS), cell(start, PLAYERS)
    dealt, position = start.copy(), start.copy()
    points = np.zeros(5, dtype=np.int64)
    leads = np.zeros(deals)
    for deal in range(deals):
        random_start(dealt, start, cards, rng)
        for seat in range(players):
            position[:] = dealt
            while settle(position, 0):
                if position[TURN] == seat:
                    play(position, policy_card(position, tested, rng))
                else:
                    play(position, policy_card(position, others, rng))
            score(position, points)
            leads[deal] += lead_over_others(points, seats, seat) / players
    return leads
