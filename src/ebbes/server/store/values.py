"""What goes into the store and comes out of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ebbes.json_types import Json

SAME: Final = -1.0
"""A due time that stays as it is."""
DEVICE_ID = 16
"""Characters of a hash by which a device is called."""


class CommandId(NamedTuple):
    """Who sent a command, and the sender's own id for it."""

    actor: str
    client_id: str


class EntryRange(NamedTuple):
    """Entries of a log, from `first` to `last`; none if `last` is before `first`."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a table's log; what `body` means is the server's affair."""

    seq: int
    body: Json
    command: CommandId | None = None
    """The command that ended with this entry."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A table as it was after the entry `seq`: what came before need not be read again."""

    seq: int
    body: Json


@dataclass(frozen=True, slots=True)
class StoredLog:
    """What it takes to know a table: its last checkpoint, and what came after it."""

    checkpoint: Checkpoint | None
    entries: list[StoredEntry]
    answers: dict[CommandId, int]
    """The last entry of recent commands, also of those before the checkpoint."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that goes no further: its record, and what lists show of it."""

    id: str
    number: int
    started_at: float
    ended_at: float
    finished: bool
    """Whether it was played to its end."""
    facts: Json
    record: Json
    players: Mapping[str, int]
    """Who sat where, by person."""
    result: "Result | None" = None
    """Of a hand that counts and was played to its end."""
    scores: "tuple[Score, ...]" = ()
    """Of a challenge, of everybody at the table and every round."""
    leavers: Mapping[str, int] = field(default_factory=dict)
    """Who sat where and left before its end, by person."""


class Result(NamedTuple):
    """How a hand of the day went for somebody."""

    person: str
    day: str
    points: int


class Score(NamedTuple):
    """How a round of a challenge went for somebody."""

    person: str
    challenge: str
    number: int
    points: int


class Indexes(NamedTuple):
    """What the indexes have to know of an append; None changes nothing."""

    summary: str | None = None
    public: bool | None = None
    seats: Mapping[str, int | None] = {}
    """Who sits where from now on, by person; a person with None has been here and has no seat."""
    finished: tuple[str, ...] = ()
    """Who has finished a game with these entries (R8)."""
    ends: bool = False
    due: float | None = SAME
    """When the table has to be looked after next, if it has to."""


class Awaited(NamedTuple):
    """For whom a table over days waits."""

    person: str
    seat: int
    seq: int
    """The entry since which it does; for each, they are told once."""
    since: float
    until: float | None
    """When their time is up."""
    round: int
    trick: int


class Append(NamedTuple):
    """Entries for a table's log, and all that is written with them."""

    table_id: str
    after: int
    entries: tuple[str, ...]
    command: CommandId | None = None
    indexes: Indexes = Indexes()
    checkpoint: Json = None
    game: NewGame | None = None
    turn: int | None = None
    """The seat of the person for whom the table waits from now on."""
    over_days: bool = False
    """Whether it is kept for whom, too."""
    awaited: Awaited | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the store knows of a table besides its log."""

    id: str
    code: str
    public: bool
    summary: Json
    created_at: float
    touched_at: float
    ended_at: float | None
    due_at: float | None
    """When it does something by itself at the latest, if it has to."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """An open table a person has been at, and the seat, if they have one."""

    table: TableRow
    seat: int | None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game that goes no further, without its record."""

    id: str
    table_id: str
    number: int
    started_at: float
    ended_at: float
    finished: bool
    facts: Json


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game, and the seat a person had in it."""

    game: GameRow
    seat: int
    has_left: bool = False
    """Whether they left it before its end."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name; `finished_at` is when they last finished a game (R8)."""

    id: str
    name: str
    created_at: float
    finished_at: float | None
    seen_at: float | None = None
    """When they last came by, to the day."""


class Kind(NamedTuple):
    """What kind of device it is, as far as its browser tells."""

    browser: str | None = None
    system: str | None = None


UNKNOWN = Kind()


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that is somebody, by a secret of which only the hash is kept."""

    hash: str
    person: Person
    kind: Kind
    created_at: float
    used_at: float
    """When it was last used, to the day."""

    @property
    def id(self) -> str:
        """What it is called among the devices of its person; the secret does not follow from it."""
        return self.hash[:DEVICE_ID]


@dataclass(frozen=True, slots=True)
class Token:
    """A key a person gave to an outside bot; the key itself is not kept."""

    id: str
    label: str
    created_at: float


@dataclass(frozen=True, slots=True)
class Place:
    """An open table a person has been at, and the seat, if they have one."""

    table_id: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class OpenPlace:
    """An open table a person has been at, and whether it waits for them."""

    table_id: str
    code: str
    summary: Json
    last: StoredEntry
    """The last entry of its log."""
    is_turn: bool
