"""What happens in a game, as a seat hears it."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ebbes.protocol.wire import CardCode, SeatNumber, SuitLetter, Wire

RoleName: TypeAlias = Literal["trump", "plus", "ebbes", "minus", "nix"]
"""A role (R2)."""
EndName: TypeAlias = Literal["goal", "dabbscheedel", "rounds"]
"""Why a game is over (R27, R28)."""


class VirtualCards(Wire):
    """The virtual player's columns; face-down cards are `??`, and so is an empty space (R31)."""

    face_up: tuple[CardCode, ...]
    face_down: tuple[tuple[CardCode, ...], ...]


class Dealt(Wire):
    """A round begins; hands in the order dealt, other people's cards are `??` (R6)."""

    type: Literal["dealt"] = "dealt"
    dealer: SeatNumber
    hands: tuple[tuple[CardCode, ...], ...]
    virtual: VirtualCards | None = None


class NumberRevealed(Wire):
    """The number designator of the round (R9)."""

    type: Literal["number-revealed"] = "number-revealed"
    value: int


class StarterNamed(Wire):
    """Who leads, and who said so; in the first round nobody did (R8, R10)."""

    type: Literal["starter-named"] = "starter-named"
    starter: SeatNumber
    chooser: SeatNumber | None = None


class DesignatorPicked(Wire):
    """One of the five designator cards of the round (R26)."""

    type: Literal["designator-picked"] = "designator-picked"
    seat: SeatNumber
    card: CardCode


class CardPlayed(Wire):
    """A card lies on the table (R11)."""

    type: Literal["card-played"] = "card-played"
    seat: SeatNumber
    card: CardCode


class SuitDesignated(Wire):
    """A suit has got its role (R16)."""

    type: Literal["suit-designated"] = "suit-designated"
    role: RoleName
    suit: SuitLetter


class TrickTaken(Wire):
    """The trick goes to a seat, which leads the next one (R14)."""

    type: Literal["trick-taken"] = "trick-taken"
    seat: SeatNumber


class CardUncovered(Wire):
    """A card of the virtual player is turned up (R33)."""

    type: Literal["card-uncovered"] = "card-uncovered"
    column: SeatNumber
    card: CardCode


class RoundScored(Wire):
    """Points by seat, the nix winner, and who names the next starter (R20-R25, R36)."""

    type: Literal["round-scored"] = "round-scored"
    points: tuple[int, ...]
    nix_winner: SeatNumber
    chooser: SeatNumber


class GameEnded(Wire):
    """Why the game is over, and who won; winners share (R27, R28)."""

    type: Literal["game-ended"] = "game-ended"
    end: EndName
    winners: tuple[SeatNumber, ...]


AnyGameEvent: TypeAlias = (
    Dealt
    | NumberRevealed
    | StarterNamed
    | DesignatorPicked
    | CardPlayed
    | SuitDesignated
    | TrickTaken
    | CardUncovered
    | RoundScored
    | GameEnded
)
GAME_EVENTS = (
    CardPlayed,
    TrickTaken,
    SuitDesignated,
    CardUncovered,
    DesignatorPicked,
    StarterNamed,
    RoundScored,
    Dealt,
    NumberRevealed,
    GameEnded,
)
"""Their classes, the most frequent ones first."""

GameEvent: TypeAlias = Annotated[AnyGameEvent, Field(discriminator="type")]
"""What happens in a game, told apart by `type`."""
