"""Codes to write down: letters and digits that nobody mistakes for one another.

Twenty of thirty-two signs are a hundred random bits: nobody guesses them, so a plain hash keeps
them as well as a slow one would. Written by hand, O is 0, and I and L are 1.
"""

from typing import Final

from ebbes.server.randomness import RandomBytes

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 20
GROUP: Final = 5
ALIKE: Final = str.maketrans("OIL", "011")


def new_code(random_bytes: RandomBytes) -> str:
    """A code as it is shown, in groups."""
    signs = "".join(SIGNS[byte % len(SIGNS)] for byte in random_bytes(LENGTH))
    return "-".join(signs[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def plain_code(given: str) -> str | None:
    """A code as it is kept, whatever hand wrote it; None if it cannot be one."""
    signs = "".join(each for each in given.upper() if each.isalnum()).translate(ALIKE)
    return signs if len(signs) == LENGTH and set(signs) <= set(SIGNS) else None
