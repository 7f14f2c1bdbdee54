"""The bots by name: who sits down where nobody does."""

from collections.abc import Iterable, Iterator
from typing import Final

from ebbes.bots import cast
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.server.tables.model.naming import are_alike

CAST: Final = tuple(BotSeat(name=bot.name, strength=Strength(bot.level)) for bot in cast.CAST)
"""Who fills a seat first comes first."""

STAND_IN: Final = Strength.STRONG
"""Who plays for people while they are away."""


def free_bots(taken: Iterable[str]) -> Iterator[BotSeat]:
    """Bots whose names nobody at the table has; there are more of them than seats."""
    names = tuple(taken)
    return (bot for bot in CAST if not any(are_alike(bot.name, name) for name in names))
