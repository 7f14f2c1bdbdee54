"""Who came and went at a table, from one look at it to the next."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ebbes.client.seen import Seen
from ebbes.protocol.seats import PersonSeat


@dataclass(frozen=True, slots=True)
class PersonLeft:
    """Somebody sits at the table no more."""

    name: str


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Somebody else has the host's powers, or with None nobody."""

    name: str | None


@dataclass(frozen=True, slots=True)
class WatchersChanged:
    """So many people watch without a seat."""

    count: int


CompanyNews: TypeAlias = PersonLeft | HostChanged | WatchersChanged
"""What somebody at a table may want to be told of the others."""


def company_news(before: Seen, after: Seen) -> Iterator[CompanyNews]:
    """What changed among the people at a table, whether it was told in events or as a whole."""
    here = set(_people(after).values())
    for seat, name in _people(before).items():
        if name not in here and seat != before.you.seat:
            yield PersonLeft(name)
    if _host(after) != _host(before):
        yield HostChanged(_host(after))
    if after.watchers != before.watchers:
        yield WatchersChanged(after.watchers)


def _people(seen: Seen) -> dict[int, str]:
    return {at: seat.name for at, seat in enumerate(seen.seats) if isinstance(seat, PersonSeat)}


def _host(seen: Seen) -> str | None:
    return None if seen.host is None else _people(seen).get(seen.host)
