"""What has happened: the entries of a game's log."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import Card, Suit, Value
from ebbes.rules.roles import Role
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round begins; `hands` are the people's, in the order dealt (R6, R31)."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    virtual: Virtual | None = None


@dataclass(frozen=True, slots=True)
class NumberRevealed:
    """The number designator of the round (R9)."""

    value: Value


@dataclass(frozen=True, slots=True)
class StarterNamed:
    """Who leads, and who said so; in the first round nobody did (R8, R10)."""

    starter: Seat
    chooser: Seat | None = None


@dataclass(frozen=True, slots=True)
class DesignatorPicked:
    """One of the five designator cards of the round (R26)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table (R11)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SuitDesignated:
    """A suit has got its role (R16)."""

    role: Role
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick goes to a seat, which leads the next one (R14)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardUncovered:
    """A card of the virtual player is turned up (R33)."""

    column: int
    card: Card


@dataclass(frozen=True, slots=True)
class RoundScored:
    """Points by seat, the nix winner, and who names the next starter (R20-R25, R36)."""

    points: tuple[int, ...]
    nix_winner: Seat
    chooser: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Why the game is over, and who won; winners share (R27, R28)."""

    end: int
    winners: tuple[Seat, ...]


Event: TypeAlias = (
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
"""What `evolve` takes."""

CARD_PLAYED: Final = tuple(tuple(CardPlayed(seat, card) for card in range(80)) for seat in range(5))
SUIT_DESIGNATED: Final = tuple(
    tuple(SuitDesignated(role, suit) for suit in range(5)) for role in range(5)
)
TRICK_TAKEN: Final = tuple(TrickTaken(seat) for seat in range(5))
"""Every event of these kinds there is: frequent values, worth making only once."""
