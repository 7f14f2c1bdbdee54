"""The successor of a value that never changes."""

from collections.abc import Iterable
from typing import TypeVar

Value = TypeVar("Value")


def successor(value: Value, forgotten: Iterable[str], **changes: object) -> Value:
    """`dataclasses.replace` for what happens most: what follows from a value is kept, too.

    What follows from something that changes has to be `forgotten`.
    """
    later = object.__new__(type(value))
    later.__dict__.update(value.__dict__, **changes)
    for name in forgotten:
        later.__dict__.pop(name, None)
    return later
