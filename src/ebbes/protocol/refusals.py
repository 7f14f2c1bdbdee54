"""Why something was refused: a code with its context, which clients put in words."""

from typing import TypeAlias

from pydantic import Field

from ebbes.protocol.wire import Wire

ContextValue: TypeAlias = int | str | list[int] | list[str]
"""What a context may hold."""


class Reason(Wire):
    """A code, the rule it rests on if it is one of the game, and what it is about."""

    code: str
    message: str
    """In English, for people who write clients."""
    rule: str | None = None
    context: dict[str, ContextValue] = Field(default_factory=dict)
