"""Somebody who asks for a seat, as the server knows them."""

from dataclasses import dataclass

from ebbes.protocol.snapshot import SeatRequest
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Request:
    """A person who waits for the host's answer."""

    number: int
    person: str
    name: str
    seat: Seat | None
    """The seat they would like; None for any."""


def seen_request(request: Request) -> SeatRequest:
    """As everyone sees it: a person's id stays with the server."""
    return SeatRequest(number=request.number, name=request.name, seat=request.seat)
