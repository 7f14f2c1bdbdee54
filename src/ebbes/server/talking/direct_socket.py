"""What is below a socket: another one that sends without waiting, or none."""

from typing import Final, Protocol

from starlette.types import Scope

EXTENSION: Final = "ebbes.websocket"


class DirectSocket(Protocol):
    """A socket that can send at once."""

    def send_now(self, text: str) -> bool:
        """Whether a text was sent at once; else too much is still on its way."""


def direct_socket_of(scope: Scope) -> DirectSocket | None:
    """The one a socket came by; under another server than ours there is none."""
    found: DirectSocket | None = scope.get("extensions", {}).get(EXTENSION, {}).get("websocket")
    return found
