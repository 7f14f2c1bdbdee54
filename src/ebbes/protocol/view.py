"""`ebbes-view/1` on the wire: a game as one seat sees it (`docs/view.md`)."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ebbes.protocol.game_events import VirtualCards
from ebbes.protocol.wire import CardCode, SeatNumber, SuitLetter, Wire


class PlainOptions(Wire):
    """A game whose numbers are revealed: it ends after its rounds, and only then (R9)."""

    players: int
    more_cards: bool
    pick_designators: Literal[False]
    rounds: int


class PickOptions(Wire):
    """A game whose designators are picked: it may end early (R26, R28)."""

    players: int
    more_cards: bool
    pick_designators: Literal[True]
    rounds: int
    goal: int
    dabbscheedel: int


ViewOptions: TypeAlias = Annotated[
    PlainOptions | PickOptions,
    Field(discriminator="pick_designators", description="The game, as records write it."),
]
"""The game, as records write it."""


class Score(Wire):
    """What stands between rounds."""

    totals: tuple[int, ...]
    rounds: int
    chooser: SeatNumber | None
    end: int
    winners: tuple[SeatNumber, ...]


class Pick(Wire):
    """A designator card and who picked it (R26)."""

    seat: SeatNumber
    card: CardCode


class Setup(Wire):
    """What is settled before the first card of a round; a seat of -1 is nobody's."""

    dealer: int
    chooser: SeatNumber | None
    starter: int
    numbers: tuple[int, ...]
    picks: tuple[Pick, ...]
    designators: tuple[int, ...]


class Trick(Wire):
    """A trick that was taken."""

    leader: SeatNumber
    cards: tuple[CardCode, ...]
    winner: SeatNumber


class GameView(Wire):
    """A game as a seat, or for null a spectator, sees it; a turn of -1 is nobody's."""

    format: Literal["ebbes-view/1"]
    seat: SeatNumber | None
    options: ViewOptions
    score: Score
    setup: Setup
    phase: Literal["deal", "name starter", "pick", "play", "over"]
    turn: int
    hands: tuple[tuple[CardCode, ...], ...]
    virtual: VirtualCards | None
    tricks: tuple[Trick, ...]
    trick: tuple[CardCode, ...]
    roles: tuple[SuitLetter, ...]
