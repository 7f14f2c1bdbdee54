"""Who is connected to which table of this process, and leads others there."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from ebbes.protocol.snapshot import Door
from ebbes.server.store.presence import Present, Who
from ebbes.server.tables.running.audience import Listener
from ebbes.server.tables.running.room import Room

LOBBY_PLACES: Final = 64
"""Public tables that come first in the lobby for the sake of people of one network: as many as one
address has sockets, and fewer than the lobby shows."""


def present_in(rooms: Iterable[Room]) -> frozenset[Present]:
    """Everybody who has a seat at a table, or asks for one; where they came first counts first."""
    led = defaultdict[str, set[str]](set)
    found: dict[Who, bool] = {}
    for room in rooms:
        for listener in filter(_is_there, room.audience):
            who = (str(listener.person), room.id)
            leads = not room.table.settings.public or _has_place(led[listener.network], room.id)
            found[who] = leads or found.get(who, False)
    return frozenset(Present(*who, leads) for who, leads in found.items())


def _is_there(listener: Listener) -> bool:
    is_seated = listener.you.seat is not None or listener.you.door is Door.ASKED
    return listener.person is not None and is_seated


def _has_place(led: set[str], table_id: str) -> bool:
    """Whether one more table comes first for the sake of a network."""
    if len(led) < LOBBY_PLACES:
        led.add(table_id)
    return table_id in led
