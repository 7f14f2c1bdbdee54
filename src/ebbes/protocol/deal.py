"""Cards that are given to a table, the same ones as to others."""

from typing import Annotated, Literal

from pydantic import Field

from ebbes.engine.options import FIVE_ROUNDS
from ebbes.protocol.wire import Hex32, Wire

MOST_DEALS = 20
"""Deals of a challenge."""


class GivenDeal(Wire):
    """What is played here, and with the same cards at other tables.

    A hand of the day and a challenge are for one person and bots, an evening is for people.
    """

    kind: Literal["day", "challenge", "evening"] = "day"
    name: Annotated[str, Field(max_length=40)]
    """Which deal it is; of a hand of the day, the date; else the code of the challenge."""
    number: Annotated[int, Field(ge=1, le=MOST_DEALS)] = 1
    """Which deal of the challenge."""
    rounds: Annotated[int, Field(ge=1, le=FIVE_ROUNDS)] = 1
    """After how many rounds the game goes no further."""
    counts: bool = True
    """Whether the result stands beside those of others; else it is for practice."""
    head: Hex32
    """What the deals of its year, or of its challenge, are bound by (`docs/deals.md`)."""
