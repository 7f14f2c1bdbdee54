"""What happens at a table around its games."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.game_events import GameEvent
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.wire import Hex32, Name, RequestNumber, SeatNumber, Wire


class TableCreated(Wire):
    """A new table."""

    type: Literal["table-created"] = "table-created"
    settings: TableSettings
    seats: tuple[SeatPlan, ...]
    deal: GivenDeal | None = None
    """If cards are played here that others play elsewhere."""


class SeatTaken(Wire):
    """A person sits down, on an open seat or in place of a bot."""

    type: Literal["seat-taken"] = "seat-taken"
    seat: SeatNumber
    name: Name


class SeatAsked(Wire):
    """Somebody asks for a seat: that one, or any."""

    type: Literal["seat-asked"] = "seat-asked"
    number: RequestNumber
    name: Name
    seat: SeatNumber | None = None


RequestAnswer: TypeAlias = Literal["let-in", "turned-down", "withdrawn"]


class RequestClosed(Wire):
    """A request for a seat was answered by the host, or taken back; who was let in sits down."""

    type: Literal["request-closed"] = "request-closed"
    number: RequestNumber
    answer: RequestAnswer


class SeatLeft(Wire):
    """A person has left, or was removed by the host; what is in the seat now."""

    type: Literal["seat-left"] = "seat-left"
    seat: SeatNumber
    now: SeatPlan
    removed: bool = False


class SeatPlanned(Wire):
    """The host put a bot on a seat nobody has, or took it away."""

    type: Literal["seat-planned"] = "seat-planned"
    seat: SeatNumber
    now: SeatPlan


class HostPassed(Wire):
    """Who has the host's powers from now on."""

    type: Literal["host-passed"] = "host-passed"
    seat: SeatNumber
    claimed: Literal[True] | None = None
    """Whether they only stand in for a host who is gone, until that one is back."""


class SettingsChanged(Wire):
    """The table plays differently from the next game on."""

    type: Literal["settings-changed"] = "settings-changed"
    settings: TableSettings


class GameOpened(Wire):
    """A game is about to begin: the server is bound to a secret, now people add their nonces."""

    type: Literal["game-opened"] = "game-opened"
    number: int
    commitment: Hex32
    last_played: SeatNumber | None = None
    """Who finished a game last, and so starts; null for a lot (R8)."""


MissingReason: TypeAlias = Literal["away", "late"]


class NonceAdded(Wire):
    """A person's share in the deals; zeros if there is nobody to add one."""

    type: Literal["nonce-added"] = "nonce-added"
    seat: SeatNumber
    nonce: Hex32
    missing: MissingReason | None = None
    """Why a person's is zeros: they are away, or it did not come in time."""


class ProofShown(Wire):
    """The secret of a game that is over: now anyone can check its deals."""

    type: Literal["proof-shown"] = "proof-shown"
    secret: Hex32


AwayReason: TypeAlias = Literal["gone", "clock"]


class PlayerAway(Wire):
    """A bot plays for a person who is gone, or whose time ran out."""

    type: Literal["player-away"] = "player-away"
    seat: SeatNumber
    reason: AwayReason


class PlayerBack(Wire):
    """A person plays again."""

    type: Literal["player-back"] = "player-back"
    seat: SeatNumber


class Rest(Wire):
    """A while in which no time runs, in milliseconds since 1970."""

    since: int
    until: int


class TimeGranted(Wire):
    """Somebody has more time for this decision: they asked for a little, or are on holiday."""

    type: Literal["time-granted"] = "time-granted"
    seat: SeatNumber
    rest: Rest | None = None
    """In a game over days: when no time runs for them."""


class Said(Wire):
    """A set phrase."""

    type: Literal["said"] = "said"
    seat: SeatNumber
    phrase: Phrase


class TableEnded(Wire):
    """The table is closed: by its host, because nobody came, or with the end of a given deal."""

    type: Literal["table-ended"] = "table-ended"
    reason: Literal["host", "idle", "played"]
    operator: Literal[True] | None = None
    """Whether who runs the server has closed it, in the host's place."""


TableEvent: TypeAlias = Annotated[
    TableCreated
    | SeatTaken
    | SeatAsked
    | RequestClosed
    | SeatLeft
    | SeatPlanned
    | HostPassed
    | SettingsChanged
    | GameOpened
    | NonceAdded
    | ProofShown
    | PlayerAway
    | PlayerBack
    | TimeGranted
    | Said
    | TableEnded,
    Field(discriminator="type"),
]
"""What happens around the games, told apart by `type`."""

AnyEvent: TypeAlias = Annotated[TableEvent | GameEvent, Field(discriminator="type")]
"""All that happens at a table."""
