"""What a client may ask of a table, over its socket."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import NewPlan
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.wire import CardCode, CommandKey, Hex32, RequestNumber, SeatNumber, Wire

MOST_EVENTS = 2**31
"""More than any table will ever have."""


class Command(Wire):
    """Every command has an id of the sender's own: sent twice, it counts once."""

    id: CommandKey


class GameCommand(Command):
    """A decision in the game, made when the sender had seen the table up to `at`."""

    at: Annotated[int, Field(ge=0, lt=MOST_EVENTS)]


class PlayCard(GameCommand):
    """Play a card (R11)."""

    type: Literal["play-card"] = "play-card"
    card: CardCode


class PickDesignator(GameCommand):
    """Pick a number and a colour (R26)."""

    type: Literal["pick-designator"] = "pick-designator"
    card: CardCode


class NameStarter(GameCommand):
    """Name who leads (R10)."""

    type: Literal["name-starter"] = "name-starter"
    starter: SeatNumber


class AddNonce(Command):
    """Add a share to the deals of the game with this number."""

    type: Literal["add-nonce"] = "add-nonce"
    number: int
    nonce: Hex32


class TakeSeat(Command):
    """Sit down, on that seat or on any that is free; or ask the host, where that comes first."""

    type: Literal["take-seat"] = "take-seat"
    seat: SeatNumber | None = None


class LeaveSeat(Command):
    """Leave; in a running game a bot takes over. Who has asked for a seat asks no more."""

    type: Literal["leave-seat"] = "leave-seat"


class LetIn(Command):
    """The host lets somebody sit down who has asked."""

    type: Literal["let-in"] = "let-in"
    number: RequestNumber


class TurnDown(Command):
    """The host lets somebody who has asked not sit down."""

    type: Literal["turn-down"] = "turn-down"
    number: RequestNumber


class PlanSeat(Command):
    """The host puts a bot on a seat or opens it; a person who sat there has to leave."""

    type: Literal["plan-seat"] = "plan-seat"
    seat: SeatNumber
    now: NewPlan


class PassHost(Command):
    """The host passes the powers on to the person in a seat."""

    type: Literal["pass-host"] = "pass-host"
    seat: SeatNumber


class ClaimHost(Command):
    """Somebody takes over the powers of a host who is gone."""

    type: Literal["claim-host"] = "claim-host"


class ChangeSettings(Command):
    """The host changes how the table plays, between games."""

    type: Literal["change-settings"] = "change-settings"
    settings: TableSettings


class StartGame(Command):
    """The host starts the first game, or one more."""

    type: Literal["start-game"] = "start-game"


class ComeBack(Command):
    """Somebody a bot plays for wants to play again."""

    type: Literal["come-back"] = "come-back"


class AskTime(Command):
    """A little more time for this decision."""

    type: Literal["ask-time"] = "ask-time"


class Say(Command):
    """Say a set phrase."""

    type: Literal["say"] = "say"
    phrase: Phrase


class EndTable(Command):
    """The host closes the table."""

    type: Literal["end-table"] = "end-table"


TableCommand: TypeAlias = Annotated[
    PlayCard
    | PickDesignator
    | NameStarter
    | AddNonce
    | TakeSeat
    | LeaveSeat
    | LetIn
    | TurnDown
    | PlanSeat
    | PassHost
    | ClaimHost
    | ChangeSettings
    | StartGame
    | ComeBack
    | AskTime
    | Say
    | EndTable,
    Field(discriminator="type"),
]
"""What a client may ask of a table, told apart by `type`."""


class Ping(Wire):
    """Asks whether the server is there."""

    type: Literal["ping"] = "ping"


class Look(Wire):
    """Asks for the whole table: somebody has met an event they do not know."""

    type: Literal["look"] = "look"


ClientMessage: TypeAlias = Annotated[TableCommand | Ping | Look, Field(discriminator="type")]
"""All that a client may send."""

CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
"""Reads and writes what a client sends, as JSON."""


def client_message(text: str | bytes) -> ClientMessage:
    """A message of a client: no key is unknown, no value of another type; or `ValidationError`."""
    return CLIENT_MESSAGE.validate_json(text, strict=True, extra="forbid")
