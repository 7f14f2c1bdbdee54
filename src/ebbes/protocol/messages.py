"""What a server sends over a table's socket."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ebbes.protocol.prompts import Now
from ebbes.protocol.refusals import Reason
from ebbes.protocol.snapshot import TableView, You
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.unknown import UnknownEvent, UnknownMessage, unless
from ebbes.protocol.version import PROTOCOL
from ebbes.protocol.wire import SeatNumber, Wire

HeardEvent: TypeAlias = Annotated[AnyEvent | UnknownEvent, Field(union_mode="left_to_right")]
"""An event as a client hears it; one whose form it does not know is unknown as well."""


class Snapshot(Wire):
    """The whole table, up to the event `seq`."""

    type: Literal["snapshot"] = "snapshot"
    protocol: int = PROTOCOL
    """The version that is spoken."""
    seq: int
    stamp: int = 0
    """When the event `seq` happened, in milliseconds since 1970."""
    table: TableView
    you: You
    now: Now


class Events(Wire):
    """What has happened: the first event has the number `first`, the next one more.

    Who sits down or leaves gets a snapshot instead, as they see other cards from then on.
    """

    type: Literal["events"] = "events"
    first: int
    stamp: int = 0
    """When the last event so far happened, in milliseconds since 1970."""
    events: tuple[HeardEvent, ...]
    now: Now


class Accepted(Wire):
    """A command was carried out, with the events up to `seq`."""

    type: Literal["accepted"] = "accepted"
    id: str
    seq: int


class Refused(Wire):
    """A command, or a message without an id, was refused; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: str | None
    reason: Reason


class Pong(Wire):
    """The server is there."""

    type: Literal["pong"] = "pong"


class Watchers(Wire):
    """How many people watch without a seat; whoever sits is told when that changes."""

    type: Literal["watchers"] = "watchers"
    count: int


class Absent(Wire):
    """Who has a seat and is connected by nothing just now; told when that changes."""

    type: Literal["absent"] = "absent"
    seats: tuple[SeatNumber, ...]


ServerMessage: TypeAlias = Annotated[
    Snapshot | Events | Accepted | Refused | Pong | Watchers | Absent, Field(discriminator="type")
]
"""All that a server sends, told apart by `type`."""

HeardMessage: TypeAlias = Annotated[
    ServerMessage | Annotated[UnknownMessage, unless(ServerMessage)],
    Field(union_mode="left_to_right"),
]
"""A message as a client hears it."""

SERVER_MESSAGE: TypeAdapter[HeardMessage] = TypeAdapter(HeardMessage)
"""Reads and writes what a server sends, as JSON."""
