"""What all wire types have in common."""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field


class Wire(BaseModel):
    """A value on the wire: it never changes, and unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", ser_json_inf_nan="constants")


SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=4)]
CardCode: TypeAlias = Annotated[str, Field(pattern=r"^([BNYGR]([1-9]|1[0-5])|\?\?)$")]
"""A card as records write it; `??` for one that may not be seen (R3, R39)."""
SuitLetter: TypeAlias = Annotated[str, Field(pattern=r"^[BNYGR]$")]
Hex32: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""Thirty-two bytes in hexadecimal."""
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=24)]
CommandKey: TypeAlias = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""The sender's own id for a command: sent twice, it counts once."""
