"""Who hears that a table has grown: a hint to look at the log, which stays the truth."""

from ebbes.server.fanout.choice import fanout_for
from ebbes.server.fanout.fanout import Fanout

__all__ = ["Fanout", "fanout_for"]
