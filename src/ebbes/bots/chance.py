"""Where the kernel's chance begins."""

from random import Random


def chance_of(rng: Random) -> int:
    """The seed of one thought: whoever has it and the view thinks the same."""
    return rng.getrandbits(64)
