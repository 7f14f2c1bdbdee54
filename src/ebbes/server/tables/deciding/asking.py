"""Asking for a seat, and the host's answers."""

from ebbes.protocol import table_events as on
from ebbes.protocol.snapshot import Door
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.draft import Ask, Draft
from ebbes.server.tables.model.entrance import MOST_REQUESTS, request_of
from ebbes.server.tables.model.errors import NoSuchRequest, TooManyAsking, TurnedDown
from ebbes.server.tables.model.request import Request
from ebbes.server.tables.model.table import Table


def ask_for_seat(draft: Draft, asked: Ask, door: Door, seat: Seat | None) -> None:
    """Ask the host; who has asked already waits for the answer."""
    if door is Door.ASKED:
        return
    if door is Door.SHUT:
        raise TurnedDown("the host has turned you down")
    if len(draft.table.requests) >= MOST_REQUESTS:
        raise TooManyAsking(f"{MOST_REQUESTS} people are waiting for an answer", most=MOST_REQUESTS)
    number = draft.table.asked + 1
    draft.change(on.SeatAsked(number=number, name=asked.name, seat=seat), person=asked.person)


def close_request(draft: Draft, person: str, answer: on.RequestAnswer) -> bool:
    """A person asks no more; whether they did."""
    request = request_of(draft.table, person)
    if request is not None:
        draft.add(on.RequestClosed(number=request.number, answer=answer), person=person)
    return request is not None


def request_numbered(table: Table, number: int) -> Request:
    """The open request with this number; or `NoSuchRequest`."""
    for request in table.requests:
        if request.number == number:
            return request
    raise NoSuchRequest(f"nobody waits for an answer to request {number}", number=number)
