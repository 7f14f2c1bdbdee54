"""What a server sends over a table's socket."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ebbes.protocol.prompts import Now
from ebbes.protocol.refusals import Reason
from ebbes.protocol.snapshot import TableView, You
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.wire import Wire


class Snapshot(Wire):
    """The whole table, up to the event `seq`."""

    type: Literal["snapshot"] = "snapshot"
    seq: int
    table: TableView
    you: You
    now: Now


class Events(Wire):
    """What has happened: the first event has the number `first`, the next one more.

    Who sits down or leaves gets a snapshot instead, as they see other cards from then on.
    """

    type: Literal["events"] = "events"
    first: int
    events: tuple[AnyEvent, ...]
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


ServerMessage: TypeAlias = Annotated[
    Snapshot | Events | Accepted | Refused | Pong, Field(discriminator="type")
]
"""All that a server sends, told apart by `type`."""

SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
"""Reads and writes what a server sends, as JSON."""
