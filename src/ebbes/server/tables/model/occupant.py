"""Who sits on a seat, as the server knows them."""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ebbes.protocol.seats import BotSeat, OpenSeat, PersonSeat, SeatState


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person on a seat; while they are away a bot plays for them."""

    person: str
    name: str
    away: bool = False
    since: int = 0
    """When they sat down, in milliseconds since 1970."""

    def marked(self, *, away: bool) -> "Sitter":
        """The same person, there or away."""
        return replace(self, away=away)


Occupant: TypeAlias = OpenSeat | BotSeat | Sitter

OPEN = OpenSeat()
NOBODY = "…"
"""The name, and the id, of somebody who wanted to be forgotten."""


def seen_occupant(occupant: Occupant) -> SeatState:
    """As everyone sees it: a person's id stays with the server."""
    if isinstance(occupant, Sitter):
        return PersonSeat(name=occupant.name, away=occupant.away)
    return occupant


def occupant_from(seen: dict[str, Any], person: str | None) -> Occupant:
    """Who sits there, from what everyone sees and the person's id."""
    if seen["kind"] == "open":
        return OPEN
    if seen["kind"] == "bot":
        return BotSeat.model_validate(seen)
    return Sitter(str(person), seen["name"], seen["away"], seen.get("since", 0))
