"""What processes say to one another of a game that is looked at in several of them."""

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from ebbes.rules.seats import Seat


class Lead(NamedTuple):
    """Who leads, and where they look.

    Of two, the one that was changed more often counts; of a first lead, the earlier one.
    """

    changes: int = 0
    since: float = 0.0
    leader: int | None = None
    place: str = ""

    def is_newer(self, other: "Lead") -> bool:
        """Whether this one counts."""
        return self._rank > other._rank

    @property
    def _rank(self) -> tuple[int, bool, float, int]:
        return (self.changes, self.leader is not None, -self.since, -(self.leader or 0))


class Passed(BaseModel):
    """Words between processes; what a newer one says besides does no harm."""

    model_config = ConfigDict(frozen=True)


class WhoIsThere(Passed):
    """A process has begun to listen."""

    kind: Literal["who"] = "who"


class Here(Passed):
    """Who is there in a process, by number and seat, and who leads as far as it knows."""

    kind: Literal["here"] = "here"
    process: int
    people: dict[int, Seat | None]
    lead: Lead


class Led(Passed):
    """Who leads now, and where."""

    kind: Literal["led"] = "led"
    lead: Lead


class Told(Passed):
    """Something that somebody said, as all hear it."""

    kind: Literal["told"] = "told"
    text: str


AnyPassed: TypeAlias = Annotated[WhoIsThere | Here | Led | Told, Field(discriminator="kind")]
PASSED: TypeAdapter[AnyPassed] = TypeAdapter(AnyPassed)
