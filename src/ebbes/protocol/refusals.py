"""Why something was refused: a code with its context, which clients put in words."""

from pydantic import Field

from ebbes.engine.errors import ContextValue
from ebbes.protocol.wire import Wire


class Reason(Wire):
    """A code, the rule it rests on if it is one of the game, and what it is about."""

    code: str
    message: str
    """In English, for people who write clients."""
    rule: str | None = None
    context: dict[str, ContextValue] = Field(default_factory=dict)
