"""Who hears what happens in another process: a hint to look at the log, which stays the truth."""

from ebbes.server.fanout.choice import FanoutError, fanout_for
from ebbes.server.fanout.fanout import Fanout, Notice

__all__ = ["Fanout", "FanoutError", "Notice", "fanout_for"]
