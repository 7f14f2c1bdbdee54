"""Ids of commands: sent twice, they count once."""

from secrets import token_hex


def command_key() -> str:
    """An id that no other command has."""
    return token_hex(8)
