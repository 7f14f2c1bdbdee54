"""Which fan-out a server needs."""

from ebbes.server.fanout.fanout import Fanout
from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.fanout.redis import RedisFanout


def fanout_for(url: str | None) -> Fanout:
    """Redis if there is a URL, else memory, which is enough for one process."""
    return MemoryFanout() if url is None else RedisFanout(url)
