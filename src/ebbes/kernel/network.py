"""The weights of a policy, and the file they live in."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.features import CARD_ROWS, SITUATION_ROWS
from ebbes.kernel.vectors import WIDTH

Floats = NDArray[np.float32]


class Network(NamedTuple):
    """Rows for the situation and for a card, one hidden layer, a score and a value."""

    situation: Floats
    card: Floats
    bias: Floats
    out: Floats
    value: Floats
    """One weight a node, and the constant last."""


def random_network(seed: int) -> Network:
    """Small random weights, to learn from."""
    normal = np.random.default_rng(seed).standard_normal

    def small(*shape: int, scale: float) -> Floats:
        return (normal(shape) * scale).astype(np.float32)

    return Network(
        situation=small(SITUATION_ROWS, WIDTH, scale=0.1),
        card=small(CARD_ROWS, WIDTH, scale=0.1),
        bias=small(WIDTH, scale=0.1),
        out=small(WIDTH, scale=0.03),
        value=np.zeros(WIDTH + 1, dtype=np.float32),
    )


def zeros_like(network: Network) -> Network:
    """Room for a sum of the same shape."""
    return Network(*(np.zeros_like(weights) for weights in network))


def weights_name(players: int, more_cards: bool) -> str:
    """The file of a policy; both ways to designate share it."""
    return f"players{players}{'-more' if more_cards else ''}.npz"


def save_network(network: Network, path: Path) -> None:
    """Write the weights at half precision, which playing does not notice; all of them or none."""
    halves = {name: weights.astype(np.float16) for name, weights in network._asdict().items()}
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **halves)
    part.replace(path)


def load_network(path: Path) -> Network:
    """Read weights that `save_network` wrote."""
    with np.load(path, allow_pickle=False) as file:
        return Network(*(file[name].astype(np.float32) for name in Network._fields))
