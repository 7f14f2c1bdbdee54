"""Glicko-2 (Glickman 2013): how strong, how surely, and how steadily.

An answer is a game between a person and a puzzle: see `docs/judging.md`.
"""

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
TAU: Final = 0.5
"""How much a volatility may change."""
CLOSE: Final = 1e-6
"""When it is found."""
STEPS: Final = 100
"""So often it is looked for at the most."""


class Rating(NamedTuple):
    """As people read it: around 1500, with a deviation of 350 where nothing is known."""

    rating: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06

    def aged(self, periods: float, most: float = 350.0) -> "Rating":
        """The same after a while without any game."""
        phi = sqrt((self.deviation / SCALE) ** 2 + periods * self.volatility**2)
        return self._replace(deviation=min(most, phi * SCALE))


class Game(NamedTuple):
    """Against whom, and how it went: 1 won, 0.5 even, 0 lost."""

    other: Rating
    score: float


def rated(own: Rating, games: Sequence[Game]) -> Rating:
    """The rating after the games of one period."""
    mu, phi = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE
    weights = [_weight(game.other.deviation / SCALE) for game in games]
    chances = [
        _chance(mu, (game.other.rating - MIDDLE) / SCALE, weight)
        for game, weight in zip(games, weights, strict=True)
    ]
    seen = zip(weights, chances, strict=True)
    variance = 1 / sum(weight**2 * chance * (1 - chance) for weight, chance in seen)
    gained = sum(
        weight * (game.score - chance)
        for game, weight, chance in zip(games, weights, chances, strict=True)
    )
    sigma = _volatility(phi, own.volatility, variance, variance * gained)
    before = sqrt(phi**2 + sigma**2)
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    return Rating(MIDDLE + SCALE * (mu + after**2 * gained), SCALE * after, sigma)


def _weight(phi: float) -> float:
    """How much a game says against somebody known so well (g)."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _chance(mu: float, other: float, weight: float) -> float:
    return 1 / (1 + exp(-weight * (mu - other)))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The volatility after a period, by the Illinois method (step 5)."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low, high = start, _other_end(slope, start, delta**2 - phi**2 - variance)
    at_low, at_high = slope(low), slope(high)
    for _ in range(STEPS):
        if abs(high - low) <= CLOSE:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _other_end(slope: Callable[[float], float], start: float, over: float) -> float:
    """Where the volatility that is looked for lies before."""
    if over > 0:
        return log(over)
    steps = 1
    while slope(start - steps * TAU) < 0:
        steps += 1
    return start - steps * TAU
