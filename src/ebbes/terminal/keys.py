"""Keys on a keyboard, and those of commands."""

from secrets import token_hex

DIGITS = "1234567890"
"""For things in a row, the first ones first."""


def command_key() -> str:
    """An id that no other command has: sent twice, it counts once."""
    return token_hex(8)
