"""What an event changes at a table: the same for who serves it and for who follows it."""

from collections.abc import Callable
from typing import Protocol, Self, TypeAlias, TypeVar

from ebbes.protocol import table_events as on
from ebbes.protocol.seats import BotSeat, OpenSeat
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.table_events import AnyEvent
from ebbes.rules.seats import Seat


class Sits(Protocol):
    """A person on a seat, as far as somebody knows them."""

    def marked(self, *, away: bool) -> Self:
        """The same person, there or away."""


class Asks(Protocol):
    """Somebody who asks for a seat, as far as somebody knows them."""

    @property
    def number(self) -> int:
        """Which request of the table it is."""


Who = TypeVar("Who", bound=Sits)
Asker = TypeVar("Asker", bound=Asks)
Key = TypeVar("Key", str, int)
Item = TypeVar("Item")
Seats: TypeAlias = tuple[OpenSeat | BotSeat | Who, ...]


def settings_after(settings: TableSettings, event: AnyEvent) -> TableSettings:
    """How the table plays."""
    match event:
        case on.TableCreated(settings=now) | on.SettingsChanged(settings=now):
            return now
        case _:
            return settings


def seats_after(
    seats: Seats[Who], event: AnyEvent, newcomer: Callable[[on.SeatTaken], Who]
) -> Seats[Who]:
    """What is in each seat; `newcomer` is who sits down."""
    match event:
        case on.TableCreated(seats=planned):
            return planned
        case on.SeatTaken(seat=seat):
            return placed(seats, seat, newcomer(event))
        case on.SeatLeft(seat=seat, now=now) | on.SeatPlanned(seat=seat, now=now):
            return placed(seats, seat, now)
        case on.PlayerAway(seat=seat):
            return _marked(seats, seat, away=True)
        case on.PlayerBack(seat=seat):
            return _marked(seats, seat, away=False)
        case on.SettingsChanged(settings=settings):
            players = settings.options.players
            return (*seats, *(OpenSeat(),) * players)[:players]
        case _:
            return seats


def host_after(host: Key | None, event: AnyEvent, key: Callable[[Seat], Key | None]) -> Key | None:
    """Who has the host's powers: a host who leaves has not; `key` is who was in a seat before."""
    match event:
        case on.HostPassed(seat=seat):
            return key(seat)
        case on.SeatLeft(seat=seat) if key(seat) == host:
            return None
        case _:
            return host


def requests_after(
    requests: tuple[Asker, ...], event: AnyEvent, asker: Callable[[on.SeatAsked], Asker]
) -> tuple[Asker, ...]:
    """Who waits for the host's answer; `asker` is who asks now."""
    match event:
        case on.SeatAsked():
            return (*requests, asker(event))
        case on.RequestClosed(number=number):
            return tuple(each for each in requests if each.number != number)
        case on.TableEnded():
            return ()
        case _:
            return requests


def missing_after(missing: tuple[Seat, ...], event: on.NonceAdded) -> tuple[Seat, ...]:
    """The seats of people whose nonce did not come."""
    return tuple(sorted({*missing, event.seat})) if event.missing else missing


def wants_nonce(nonces: tuple[object, ...], seat: Seat) -> bool:
    """Whether a game waits for a nonce of a seat; the table may have more seats by now."""
    return seat < len(nonces) and nonces[seat] is None


def placed(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The items with another one in one place."""
    return (*items[:at], item, *items[at + 1 :])


def _marked(seats: Seats[Who], seat: Seat, *, away: bool) -> Seats[Who]:
    person = seats[seat]
    assert not isinstance(person, OpenSeat | BotSeat)
    return placed(seats, seat, person.marked(away=away))
