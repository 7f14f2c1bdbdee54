"""What goes into the store and comes out of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ebbes.record.record import Json


class CommandId(NamedTuple):
    """Who sent a command, and the sender's own id for it."""

    actor: str
    client_id: str


class Answer(NamedTuple):
    """The entries a command produced, from `first` to `last`; none if `last` is before `first`."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log; what `body` means is the server's affair."""

    seq: int
    body: Json


class Append(NamedTuple):
    """Entries for a table's log, and what the indexes have to know of them."""

    table_id: str
    after: int
    entries: tuple[str, ...]
    command: CommandId | None
    summary: str | None
    seats: Mapping[str, int | None]
    """Who sits where from now on, by person; a person with None has been here and has no seat."""
    finished: tuple[str, ...]
    """Who has finished a game with these entries (R8)."""
    ends: bool
    due: float | None = None
    """When the table has to be looked after next."""
    public: bool | None = None
    """Whether anyone may join from now on; None changes nothing."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the store knows of a table besides its log."""

    id: str
    code: str
    public: bool
    last_seq: int
    summary: Json
    created_at: float
    touched_at: float
    ended_at: float | None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name; `finished_at` is when they last finished a game (R8)."""

    id: str
    name: str
    created_at: float
    finished_at: float | None


@dataclass(frozen=True, slots=True)
class Token:
    """A key a person gave to an outside bot; the key itself is not kept."""

    id: str
    label: str
    created_at: float


@dataclass(frozen=True, slots=True)
class Place:
    """A table a person has been at, and the seat, if they have one."""

    table_id: str
    seat: int | None
    open: bool
