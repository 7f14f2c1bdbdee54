"""A game that is over, to be looked at again."""

from ebbes.protocol.game_events import GameEvent
from ebbes.protocol.messages import Snapshot
from ebbes.protocol.wire import Wire


class Replay(Wire):
    """A game that is over: as one seat saw it, or with all hands open."""

    snapshot: Snapshot
    """The table before the first deal."""
    events: tuple[GameEvent, ...]
    """All that happened in the game, in the order in which it did."""
