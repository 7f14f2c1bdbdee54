"""What a fan-out refuses: FanoutError, and nothing below it."""

from ebbes.engine.errors import EbbesError


class FanoutError(EbbesError):
    """No Redis that this server could use."""
