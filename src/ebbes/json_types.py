"""Values of JSON, for everybody who reads or writes them."""

from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""Any value of JSON."""
