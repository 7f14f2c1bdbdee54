"""Rounds, search iterations and policy playouts by the kernel: four players, base game."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

from ebbes.bench.engine import FOUR, random_deal
from ebbes.bench.rate import Work
from ebbes.bots.sight import Sight, sight
from ebbes.bots.weights import network_for
from ebbes.engine.decide import step
from ebbes.engine.state import new_game
from ebbes.engine.view import view
from ebbes.kernel.deals import cards_of, start_of
from ebbes.kernel.playout import random_rounds
from ebbes.kernel.policy import Policy, policy_of
from ebbes.kernel.rng import generator
from ebbes.kernel.search import search
from ebbes.kernel.worlds import sample_worlds

ROUNDS = 5_000
WORLDS = 500
POLICY_WORLDS = 10


def kernel_rounds() -> Work:
    """Random rounds on one thread: deal, forty plays, points."""
    start, cards, rng = start_of(FOUR), cards_of(FOUR), generator(1)

    def work() -> int:
        random_rounds(ROUNDS, start, cards, rng)
        return ROUNDS

    return work


def kernel_rounds_on(threads: int) -> Work:
    """The same on several threads at once."""
    pool = ThreadPoolExecutor(threads)
    works = [kernel_rounds() for _ in range(threads)]
    return lambda: sum(pool.map(lambda work: work(), works))


def search_iterations() -> Work:
    """Every legal card on sampled deals, played to the end at random; before the first card."""
    return _searching(WORLDS, None)


def policy_playouts() -> Work:
    """The same, played to the end by a policy."""
    return _searching(POLICY_WORLDS, policy_of(network_for(FOUR), 1.0))


def _searching(number: int, policy: Policy | None) -> Work:
    seen, rng = first_sight(), generator(1)

    def work() -> int:
        worlds = sample_worlds(seen.position, seen.seat, number, rng)
        search(worlds, seen.kind, seen.choices, policy, 0, rng)
        return number * len(seen.choices)

    return work


def first_sight() -> Sight:
    """What the starter sees before the first card."""
    state = new_game(FOUR)
    state, _ = step(state, random_deal(state, Random(1)))
    return sight(view(state, state.turn))
