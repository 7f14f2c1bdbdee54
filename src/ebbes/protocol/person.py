"""What a server sends over a person's own socket: what waits for them, at whatever table."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import ConfigDict, Field, TypeAdapter

from ebbes.protocol.messages import Pong, Refused
from ebbes.protocol.wire import Name, Wire

PROTOCOL: Final = 1


class News(Wire):
    """What happens at one of your tables; keys and types may be added."""

    model_config = ConfigDict(extra="ignore")

    topic: ClassVar[str] = "turn"
    """Of news about a table that have the same topic, only the newest matter."""

    table: str
    """The id of the table."""
    seq: int
    """The number of the last event there when this was so."""


class Turn(News):
    """The game waits for you."""

    type: Literal["turn"] = "turn"
    code: str
    names: tuple[Name, ...]
    """Everyone at the table who has a name, by seat."""
    at: int
    """When the event `seq` happened, in milliseconds since 1970."""


class TurnOver(News):
    """The game does not wait for you any more."""

    type: Literal["turn-over"] = "turn-over"


class GameOver(News):
    """A game you were in is over."""

    topic = "game"

    type: Literal["game-over"] = "game-over"
    code: str
    game: int
    """Its number at the table."""


class Hello(Wire):
    """The first message: where the game waits for you now."""

    model_config = ConfigDict(extra="ignore")

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    turns: tuple[Turn, ...]
    """The newest table first."""


PersonNews: TypeAlias = Annotated[Turn | TurnOver | GameOver, Field(discriminator="type")]
PersonMessage: TypeAlias = Annotated[
    Hello | Turn | TurnOver | GameOver | Refused | Pong, Field(discriminator="type")
]

PERSON_NEWS: TypeAdapter[PersonNews] = TypeAdapter(PersonNews)
PERSON_MESSAGE: TypeAdapter[PersonMessage] = TypeAdapter(PersonMessage)
