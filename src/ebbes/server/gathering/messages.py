"""What is said where people look at a game together."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from ebbes.protocol.phrases import Phrase
from ebbes.protocol.wire import CardCode, SeatNumber

Where: TypeAlias = Annotated[str, Field(pattern=r"^[0-9.]{0,12}$")]
"""A round, how far it has come, whose eyes: as links say it."""


class Said(BaseModel):
    """Read strictly, as all that clients send."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class LeadTo(Said):
    """The leader looks somewhere."""

    type: Literal["look"]
    place: Where


class PointAt(Said):
    """Somebody points at a card."""

    type: Literal["point"]
    card: CardCode


class SayHere(Said):
    """Somebody says a set phrase."""

    type: Literal["say"]
    phrase: Phrase


class PassLead(Said):
    """The leader lets somebody else lead."""

    type: Literal["pass"]
    to: int


class StayHere(Said):
    """Somebody is still there."""

    type: Literal["ping"]


Asked: TypeAlias = LeadTo | PointAt | SayHere | PassLead | StayHere
ASKED: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="type")])


class Member(BaseModel):
    """Somebody who is there; who did not sit at the table is only counted."""

    number: int
    seat: SeatNumber | None


class Company(BaseModel):
    """Who is there, who leads, and where the leader looks."""

    type: Literal["company"] = "company"
    you: int
    leader: int | None
    place: str
    people: list[Member]


class Looked(BaseModel):
    """The leader looks somewhere else."""

    type: Literal["looked"] = "looked"
    place: str


class Pointed(BaseModel):
    """Somebody points at a card."""

    type: Literal["pointed"] = "pointed"
    who: int
    card: CardCode


class Spoken(BaseModel):
    """Somebody says a set phrase."""

    type: Literal["said"] = "said"
    who: int
    phrase: Phrase


TOLD: Final[tuple[type[BaseModel], ...]] = (Company, Looked, Pointed, Spoken)
