"""What cannot be thought about.

ThinkingError
├── NothingToDecide           a view whose seat is not to act
├── BotFailed                 a bot that raised; the message is its own
├── NotWarm                   an explanation asked for while no worker is ready
├── TooBusy                   an explanation for which no worker had time
├── WorkerDied                a worker that ended or hangs; another one takes over
└── ThinkersClosed            asked after the end
"""

from ebbes.engine.errors import EbbesError


class ThinkingError(EbbesError):
    """Anything the thinkers refuse, or cannot do."""


class NothingToDecide(ThinkingError):
    """A view whose seat is not to act."""


class BotFailed(ThinkingError):
    """A bot that raised; the message is its own."""


class NotWarm(ThinkingError):
    """An explanation asked for while no worker is ready."""


class TooBusy(ThinkingError):
    """An explanation for which no worker had time."""


class WorkerDied(ThinkingError):
    """A worker that ended or hangs; another one takes over."""


class ThinkersClosed(ThinkingError):
    """Asked after the end."""
