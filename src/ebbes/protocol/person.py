"""What a server sends over a person's own socket: what waits for them, at whatever table."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ebbes.protocol.messages import Pong, Refused
from ebbes.protocol.unknown import UnknownMessage, unless
from ebbes.protocol.version import PROTOCOL
from ebbes.protocol.wire import Name, Wire

ChallengeStep: TypeAlias = Literal["joined", "left", "begun", "seated", "played"]
"""Somebody takes part; it begins; the tables of a round are laid; a table has played it."""


class Turn(Wire):
    """A game waits for you."""

    topic: ClassVar[str] = "turn"
    """Of news about a table that have the same topic, only the newest matter."""

    type: Literal["turn"] = "turn"
    table: str
    """The id of the table."""
    seq: int
    """The number of the last event there when this was so."""
    stamp: int
    """When that event happened, in milliseconds since 1970."""
    code: str
    names: tuple[Name, ...]
    """Everyone at the table who has a name, by seat."""


class TableNews(Wire):
    """Something at one of your tables."""

    type: str
    table: str
    seq: int


class TurnOver(TableNews):
    """The game there waits for you no more."""

    topic: ClassVar[str] = Turn.topic

    type: Literal["turn-over"] = "turn-over"


class GameOver(TableNews):
    """A game at which you sat is over."""

    topic: ClassVar[str] = "game"

    type: Literal["game-over"] = "game-over"
    code: str
    game: int
    """Its number at the table."""


class SeatWanted(TableNews):
    """Who asks for a seat at a table of which you are the host."""

    topic: ClassVar[str] = "request"

    type: Literal["seat-wanted"] = "seat-wanted"
    code: str
    names: tuple[Name, ...]
    """All who wait for an answer now; none if nobody does any more."""


class SeatGiven(TableNews):
    """You have the seat you asked for."""

    topic: ClassVar[str] = "seat"

    type: Literal["seat-given"] = "seat-given"
    code: str
    names: tuple[Name, ...]
    """Everyone at the table who has a name, by seat."""


class ReviewGrew(Wire):
    """A review you asked for has come further."""

    topic: ClassVar[str] = "review"

    type: Literal["review-grew"] = "review-grew"
    table: str
    game: str
    done: int
    """How many of its parts are done."""
    of: int
    """How many there are."""


class ReviewDone(Wire):
    """A review you asked for is done."""

    topic: ClassVar[str] = ReviewGrew.topic

    type: Literal["review-done"] = "review-done"
    table: str
    """The id of the table at which the game was played."""
    game: str
    """The id of the game."""


class ReviewFailed(Wire):
    """A review you asked for was given up: it failed each time."""

    topic: ClassVar[str] = ReviewGrew.topic

    type: Literal["review-failed"] = "review-failed"
    table: str
    game: str


ReviewNews: TypeAlias = ReviewGrew | ReviewDone | ReviewFailed
"""How it stands with a review you asked for."""


class ChallengeMoved(Wire):
    """Something has happened at an evening you take part in, or have opened."""

    topic: ClassVar[str] = "challenge"

    type: Literal["challenge-moved"] = "challenge-moved"
    challenge: str
    """Its code."""
    what: ChallengeStep
    """What it was last."""


class Hello(Wire):
    """Comes first: where games wait for you now."""

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    """The version that is spoken."""
    turns: tuple[Turn, ...]
    """The newest table first."""


AnyNews: TypeAlias = (
    Turn
    | TurnOver
    | GameOver
    | SeatWanted
    | SeatGiven
    | ReviewGrew
    | ReviewDone
    | ReviewFailed
    | ChallengeMoved
)
"""What happens at one of your tables or evenings."""

PersonNews: TypeAlias = Annotated[AnyNews, Field(discriminator="type")]
"""The same, told apart by `type`."""

PersonMessage: TypeAlias = Annotated[Hello | AnyNews | Refused | Pong, Field(discriminator="type")]
"""All that a server sends over a person's own socket, told apart by `type`."""

HeardPersonMessage: TypeAlias = Annotated[
    PersonMessage | Annotated[UnknownMessage, unless(PersonMessage)],
    Field(union_mode="left_to_right"),
]
"""A message as a client hears it."""

PERSON_NEWS: TypeAdapter[PersonNews] = TypeAdapter(PersonNews)
"""Reads what processes of one server tell each other."""
PERSON_MESSAGE: TypeAdapter[HeardPersonMessage] = TypeAdapter(HeardPersonMessage)
"""Reads and writes what a server sends, as JSON."""
