"""Random numbers for playouts: SplitMix64, its state one unsigned word in an array."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import lean

Generator = NDArray[np.uint64]
"""The state of a generator, which whoever draws from it moves on."""

GAMMA = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
S8, S56 = np.uint64(8), np.uint64(56)
BELOW_ONE = np.uint64(2**56 - 1)


def generator(seed: int) -> Generator:
    """A generator that starts from a seed."""
    return np.array([seed % 2**64], dtype=np.uint64)


@lean
def mixed(state: np.uint64) -> np.uint64:
    """64 random bits from a state, which moves on by `GAMMA`."""
    bits = (state ^ (state >> S30)) * MIX_1
    bits = (bits ^ (bits >> S27)) * MIX_2
    return bits ^ (bits >> S31)


@lean
def scaled(bits: np.uint64, bound: int) -> int:
    """A number from 0 to bound - 1; its bias is below one in 10⁸ for the bounds of this game."""
    return np.int64(((bits >> S32) * np.uint64(bound)) >> S32)  # type: ignore[return-value]


@lean
def word(rng: Generator) -> np.uint64:
    """The next 64 random bits."""
    rng[0] += GAMMA
    return mixed(rng[0])


@lean
def below(rng: Generator, bound: int) -> int:
    """The next number from 0 to bound - 1."""
    return scaled(word(rng), bound)


@lean
def unit(rng: Generator) -> float:
    """The next number from 0 to just below 1."""
    return np.float64(word(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@lean
def fraction(bits: np.uint64) -> np.uint64:
    """A number from 0 to just below 1, in units of 2⁻⁵⁶: enough for several small numbers."""
    return bits >> S8


@lean
def split(chance: np.uint64, bound: int) -> tuple[int, np.uint64]:
    """A number from 0 to bound - 1, and the rest of a fraction, which is one again.

    For the bounds of a trick or of four cards of a deal the bias stays below one in 10⁸.
    """
    product = chance * np.uint64(bound)
    return np.int64(product >> S56), product & BELOW_ONE  # type: ignore[return-value]
