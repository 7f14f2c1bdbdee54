"""The gradient of self-play is the slope of what is to be made small."""

import numpy as np
import pytest
from numpy.typing import NDArray

from ebbes.engine.options import Options
from ebbes.kernel.compiled import compiled
from ebbes.kernel.deals import cards_of, random_start, start_of
from ebbes.kernel.features import CARD_SIZE
from ebbes.kernel.network import Floats, Network, random_network, zeros_like
from ebbes.kernel.policy import Scratch, scratch
from ebbes.kernel.position import Position
from ebbes.kernel.rng import Generator, generator
from ebbes.kernel.vectors import WIDTH
from ebbes.training.adam import Adam
from ebbes.training.duel import strength
from ebbes.training.selfplay import Tape, credit, go_back, record_round, tape

ENTROPY = 0.1


@compiled
def taped_round(
    position: Position, network: Network, room: Scratch, rng: Generator, taped: Tape
) -> int:
    """One round by the policy."""
    return record_round(position, network, room, rng, taped)


@compiled
def gradient(network: Network, slope: Network, taped: Tape, decisions: int, entropy: float) -> None:
    """The gradient of all decisions of a round."""
    for at in range(decisions):
        go_back(network, slope, taped, at, entropy)


@compiled
def credited(taped: Tape, decisions: int, rewards: Floats, trust: float) -> None:
    """Gains for every decision."""
    credit(taped, decisions, rewards, trust)


def a_round(network: Network, seed: int) -> tuple[Tape, int]:
    """A recorded round with made-up gains."""
    options, taped, rng = Options(4), tape(), generator(seed)
    position = start_of(options)
    compiled_start(position, start_of(options), cards_of(options), rng)
    decisions = taped_round(position, network, scratch(), rng, taped)
    taped.gains[:decisions] = np.random.default_rng(seed).standard_normal(decisions)
    return taped, decisions


@compiled
def compiled_start(
    position: Position, start: Position, cards: NDArray[np.uint8], rng: Generator
) -> None:
    """A random deal."""
    random_start(position, start, cards, rng)


def loss(network: Network, taped: Tape, decisions: int) -> float:
    """What is made small: surprise where it paid off, less the entropy, in double precision."""
    total = 0.0
    weights = [array.astype(np.float64) for array in network]
    situation, card, bias, out, _ = weights
    for at in range(decisions):
        sums = bias + situation[taped.situation_rows[at]].sum(axis=0)
        found = taped.found[at]
        rows = taped.card_rows[at, : found * CARD_SIZE].reshape(found, CARD_SIZE)
        scores = np.maximum(sums + card[rows].sum(axis=1), 0) @ out
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        total -= taped.gains[at] * np.log(chances[taped.chosen[at]])
        total += ENTROPY * (chances * np.log(chances)).sum()
    return total


@pytest.mark.parametrize("name", ["situation", "card", "bias", "out"])
def test_the_gradient_is_the_slope_of_the_loss(name: str) -> None:
    network = random_network(5)
    taped, decisions = a_round(network, 6)
    slope = zeros_like(network)
    gradient(network, slope, taped, decisions, ENTROPY)
    weights, slopes = getattr(network, name), getattr(slope, name)
    steepest = np.argsort(np.abs(slopes), axis=None)[-6:]
    for at in steepest:
        place = np.unravel_index(at, weights.shape)
        kept, step = weights[place], np.float32(1e-4)
        weights[place] = kept + step
        above = loss(network, taped, decisions)
        weights[place] = kept - step
        below = loss(network, taped, decisions)
        weights[place] = kept
        assert (above - below) / (2 * step) == pytest.approx(slopes[place], rel=0.05, abs=0.02)


def test_gains_are_what_came_after_less_what_was_expected() -> None:
    taped = tape()
    taped.seats[:3] = [0, 1, 0]
    taped.values[:3] = [0.5, 0.25, 1.0]
    rewards = np.array([2, -1, 0, 0, 0], dtype=np.float32)
    credited(taped, 3, rewards, 0.5)
    last, first = 2 - 1.0, (1.0 - 0.5) + 0.5 * (2 - 1.0)
    assert taped.gains[:3].tolist() == [first, -1.25, last]


def test_the_value_learns_what_is_gained() -> None:
    network = random_network(7)
    taped, decisions = a_round(network, 8)
    taped.gains[:decisions] = 1.0
    slope = zeros_like(network)
    gradient(network, slope, taped, decisions, 0.0)
    assert slope.value[WIDTH] == -decisions


def test_adam_moves_every_weight_against_its_gradient() -> None:
    network = random_network(9)
    before = Network(*(weights.copy() for weights in network))
    slope = Network(*(np.sign(weights) for weights in network))
    Adam(network).step(slope, 0.01)
    for old, new, gradient_ in zip(before, network, slope, strict=True):
        assert np.allclose(new, old - 0.01 * gradient_, atol=1e-5)


def test_a_policy_is_as_strong_as_itself() -> None:
    network = random_network(10)
    lead = strength(Options(3), network, network, 400, 1)
    assert lead.error > 0
    assert not lead.is_off
