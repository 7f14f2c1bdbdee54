"""What a client runs into.

```
ClientError
├── Refusal                   the server refuses, with a code and a context
├── NoSuchTable               a table or a code that is not there
└── Unwelcome                 the server lets nobody in like that
```
"""

from ebbes.engine.errors import EbbesError
from ebbes.protocol.refusals import Reason


class ClientError(EbbesError):
    """Anything that goes wrong between a client and its server, for good."""


class Refusal(ClientError):
    """The server refuses; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.message} [{reason.code}]")
        self.reason = reason


class NoSuchTable(ClientError):
    """A table or a code that is not there."""


class Unwelcome(ClientError):
    """The server lets nobody in like that."""
