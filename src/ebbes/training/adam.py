"""Adam: every weight moves by a step of its own."""

import numpy as np

from ebbes.kernel.compiled import fast
from ebbes.kernel.network import Floats, Network, zeros_like

MEAN_KEPT = np.float32(0.9)
SQUARE_KEPT = np.float32(0.999)
TINY = np.float32(1e-8)
NOTHING = np.float32(1e-20)
"""What is smaller counts as zero: processors are slow with the smallest floats."""


class Adam:
    """Keeps running means of the gradient and of its square."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._means = zeros_like(network)
        self._squares = zeros_like(network)
        self._steps = 0

    def step(self, slope: Network, rate: float) -> None:
        """Move all weights against the gradient."""
        self._steps += 1
        mean_scale = np.float32(1 / (1 - MEAN_KEPT**self._steps))
        square_scale = np.float32(1 / (1 - SQUARE_KEPT**self._steps))
        for weights, gradient, mean, square in zip(
            self._network, slope, self._means, self._squares, strict=True
        ):
            _move(
                weights.reshape(-1),
                gradient.reshape(-1),
                mean.reshape(-1),
                square.reshape(-1),
                np.float32(rate),
                mean_scale,
                square_scale,
            )


@fast
def _move(
    weights: Floats,
    gradient: Floats,
    mean: Floats,
    square: Floats,
    rate: np.float32,
    mean_scale: np.float32,
    square_scale: np.float32,
) -> None:
    one = np.float32(1.0)
    for at in range(len(weights)):
        mean[at] += (one - MEAN_KEPT) * (gradient[at] - mean[at])
        square[at] += (one - SQUARE_KEPT) * (gradient[at] * gradient[at] - square[at])
        mean[at] = mean[at] if abs(mean[at]) > NOTHING else np.float32(0.0)
        square[at] = square[at] if square[at] > NOTHING else np.float32(0.0)
        size = np.sqrt(square[at] * square_scale) + TINY
        weights[at] -= rate * mean[at] * mean_scale / size
