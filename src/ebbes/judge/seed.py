"""Where chance begins: the same position and the same question give the same numbers."""

from hashlib import sha256
from typing import Final

from ebbes.kernel.position import Position
from ebbes.kernel.rng import Generator, generator

ASKED: Final = "ebbes judge, {question}, "
"""What is hashed before the position."""
CHOICES: Final = "choices {kind} of {seat}"
TAKEN: Final = "takes"
EXPECTED: Final = "expected {kind}"
"""The questions of a review."""


def chance_at(position: Position, question: str) -> Generator:
    """A generator that hangs on all a position tells, and on nothing else."""
    known = position.astype("<u2").tobytes()
    digest = sha256(ASKED.format(question=question).encode() + known).digest()
    return generator(int.from_bytes(digest[:8], "big"))
