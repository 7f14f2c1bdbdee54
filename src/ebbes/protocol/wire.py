"""What all wire types have in common."""

from typing import Annotated, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ebbes.protocol.name import LONGEST, seen_name


class Wire(BaseModel):
    """A value on the wire: it never changes.

    Whoever reads leaves unknown keys aside, so that whoever writes may grow; only what clients send
    is read strictly (`client_message`).
    """

    model_config = ConfigDict(
        frozen=True,
        extra="ignore",
        ser_json_inf_nan="constants",
        use_attribute_docstrings=True,
        json_schema_serialization_defaults_required=True,
    )


SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=4, description="A seat, clockwise from 0.")]
"""A seat, clockwise from 0."""
RequestNumber: TypeAlias = Annotated[
    int, Field(ge=1, description="A request for a seat, counted from 1 at each table.")
]
"""A request for a seat, counted from 1 at each table."""
CardCode: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^([BNYGR]([1-9]|1[0-5])|\?\?)$",
        description="A card as records write it; `??` for one that may not be seen (R3, R39).",
    ),
]
"""A card as records write it; `??` for one that may not be seen (R3, R39)."""
SuitLetter: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^[BNYGR]$",
        description="Blue, brown, yellow, green or red (R3).",
        json_schema_extra={"enum": list("BNYGR")},
    ),
]
"""Blue, brown, yellow, green or red (R3)."""
Hex32: TypeAlias = Annotated[
    str, Field(pattern=r"^[0-9a-f]{64}$", description="Thirty-two bytes in hexadecimal.")
]
"""Thirty-two bytes in hexadecimal."""
Name: TypeAlias = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST, description="What somebody is called."),
    AfterValidator(seen_name),
]
"""What somebody is called."""
CommandKey: TypeAlias = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern=r"^[!-~]+$",
        description="The sender's own id for a command: sent twice, it counts once.",
    ),
]
"""The sender's own id for a command: sent twice, it counts once."""
