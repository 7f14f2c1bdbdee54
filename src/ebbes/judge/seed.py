"""Where chance begins: the same position and the same question give the same numbers."""

from hashlib import sha256

from ebbes.kernel.position import Position
from ebbes.kernel.rng import Generator, generator


def chance_at(position: Position, question: str) -> Generator:
    """A generator that hangs on all a position tells, and on nothing else."""
    known = position.astype("<u2").tobytes()
    digest = sha256(f"ebbes judge, {question}, ".encode() + known).digest()
    return generator(int.from_bytes(digest[:8], "big"))
