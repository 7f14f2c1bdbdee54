"""Cards that are given to a table, the same ones as to others."""

from typing import Annotated, Literal

from pydantic import Field

from ebbes.engine.options import FIVE_ROUNDS
from ebbes.protocol.wire import Hex32, Wire


class GivenDeal(Wire):
    """What one person plays with bots, and everybody else at a table of their own."""

    kind: Literal["day"] = "day"
    name: Annotated[str, Field(max_length=40)]
    """Which deal it is; of a hand of the day, the date."""
    rounds: Annotated[int, Field(ge=1, le=FIVE_ROUNDS)] = 1
    """After how many rounds the game goes no further."""
    counts: bool = True
    """Whether the result stands beside those of others; else it is for practice."""
    head: Hex32
    """What the deals of its year are bound by (`docs/deals.md`)."""
