"""Who sits at a table."""

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field

from ebbes.protocol.name import NOT_SEEN, can_be_seen
from ebbes.protocol.wire import Name, Wire


class Strength(StrEnum):
    """The bots a person can choose from, the friendliest first."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    SOLID = "solid"
    STRONG = "strong"
    EXPERT = "expert"


class OpenSeat(Wire):
    """Nobody sits here."""

    kind: Literal["open"] = "open"


class BotSeat(Wire):
    """A bot sits here, until a person takes the seat."""

    kind: Literal["bot"] = "bot"
    name: Name
    strength: Strength


class PersonSeat(Wire):
    """A person sits here; while they are away a bot plays for them."""

    kind: Literal["person"] = "person"
    name: Name
    away: bool = False

    def marked(self, *, away: bool) -> "PersonSeat":
        """The same person, there or away."""
        return PersonSeat(name=self.name, away=away)


SeatState: TypeAlias = Annotated[OpenSeat | BotSeat | PersonSeat, Field(discriminator="kind")]
"""Who sits somewhere, told apart by `kind`."""
SeatPlan: TypeAlias = Annotated[
    OpenSeat | BotSeat,
    Field(discriminator="kind", description="What a seat that no person has is meant for."),
]
"""What a seat that no person has is meant for."""


def _seen_plan(plan: SeatPlan) -> SeatPlan:
    """A plan, if the name it gives to a bot can be seen."""
    if isinstance(plan, BotSeat) and not can_be_seen(plan.name):
        raise ValueError(NOT_SEEN)
    return plan


NewPlan: TypeAlias = Annotated[SeatPlan, AfterValidator(_seen_plan)]
"""A plan somebody makes; of those made before, less is asked."""
NewBot: TypeAlias = Annotated[BotSeat, AfterValidator(_seen_plan)]
"""A bot that somebody names."""
