"""Why a match cannot be played, or not be gone on with."""

from ebbes.engine.errors import EbbesError


class ArenaError(EbbesError):
    """A match nobody can play as asked."""
