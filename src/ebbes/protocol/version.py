"""Which protocol is spoken; `docs/protocol.md` tells what may grow within one version."""

from typing import Final

PROTOCOL: Final = 1
"""The newest."""
OLDEST: Final = 1
"""The oldest that a server still speaks."""


def is_spoken(protocol: int) -> bool:
    """Whether a server speaks it."""
    return OLDEST <= protocol <= PROTOCOL
