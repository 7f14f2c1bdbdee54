"""What a seat may do now, and why not the rest: clients need no rules."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ebbes.protocol.refusals import Reason
from ebbes.protocol.wire import CardCode, SeatNumber, Wire


class CardPrompt(Wire):
    """It is your turn to play one of these cards; why no other one will do (R11, R12)."""

    kind: Literal["play-card"] = "play-card"
    cards: tuple[CardCode, ...]
    why_not: Reason | None


class PickPrompt(Wire):
    """It is your turn to pick one of these designators (R26)."""

    kind: Literal["pick-designator"] = "pick-designator"
    cards: tuple[CardCode, ...]


class StarterPrompt(Wire):
    """You name who leads (R10)."""

    kind: Literal["name-starter"] = "name-starter"
    seats: tuple[SeatNumber, ...]


Prompt: TypeAlias = Annotated[CardPrompt | PickPrompt | StarterPrompt, Field(discriminator="kind")]
"""What somebody has to decide, told apart by `kind`."""


class Now(Wire):
    """What the table is waiting for."""

    turn: SeatNumber | None
    deadline: int | None
    """When a bot will play instead, in milliseconds since 1970; where everybody waits for who is
    late, when they are."""
    prompt: Prompt | None
    """What you may do, if it is your turn."""
