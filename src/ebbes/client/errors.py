"""What a client runs into.

```
ClientError
├── Refusal                   the server refuses, with a code and a context
├── NoSuchTable               a table or a code that is not there
├── NoSuchGame                no game of that number is over at the table
├── Unwelcome                 the server lets nobody in like that
└── Unreachable               nobody answers at the server's address
```
"""

from ebbes.engine.errors import EbbesError
from ebbes.protocol.refusals import Reason

TOO_MANY = 429
SERVER_FAULT = 500


class ClientError(EbbesError):
    """Anything that goes wrong between a client and its server."""

    def __init__(self, message: str, status: int | None = None, seconds: float = 0.0) -> None:
        super().__init__(message)
        self.status = status
        """With which the server has refused by HTTP, if it has."""
        self.seconds = seconds
        """For how long it need not be tried again, as far as the server says."""

    @property
    def is_passing(self) -> bool:
        """Whether the same may be tried again after a while: the server is busy, or stops."""
        return self.status is not None and (self.status == TOO_MANY or self.status >= SERVER_FAULT)


class Refusal(ClientError):
    """The server refuses; nothing has changed."""

    def __init__(self, reason: Reason, status: int | None = None) -> None:
        super().__init__(f"{reason.message} [{reason.code}]", status, pause_of(reason))
        self.reason = reason


class NoSuchTable(ClientError):
    """A table or a code that is not there."""


class NoSuchGame(ClientError):
    """A game that is not over yet, or was never begun."""


class Unwelcome(ClientError):
    """The server lets nobody in like that."""


class Unreachable(ClientError):
    """Nobody answers at the server's address."""

    @property
    def is_passing(self) -> bool:
        """A server may be on its way."""
        return True


def pause_of(reason: Reason) -> float:
    """Seconds after which what was refused may be tried again, if the server says so."""
    seconds = reason.context.get("seconds")
    return float(seconds) if isinstance(seconds, int | float) else 0.0
