"""Which fan-out a server needs."""

from ebbes.engine.errors import EbbesError
from ebbes.server.fanout.fanout import Fanout
from ebbes.server.fanout.memory import MemoryFanout


class FanoutError(EbbesError):
    """No Redis that a server could use."""


def fanout_for(url: str | None) -> Fanout:
    """Redis if there is a URL, else memory, which is enough for one process."""
    if url is None:
        return MemoryFanout()
    from ebbes.server.fanout.redis import RedisFanout  # takes long to load, and few need it

    return RedisFanout(url)
