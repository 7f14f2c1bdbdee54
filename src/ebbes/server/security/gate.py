"""What every request has to pass before anybody looks at it."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ebbes.server.refusing.problem import ApiError
from ebbes.server.security.origin import SAFE, refuse_strangers
from ebbes.server.services import services_of
from ebbes.server.settings import Settings

FILES = "/api/games/file"
"""Where a record is brought along, and looked into; nothing of it is kept."""
DIGITS = 19
"""More of them are not even read as a length."""


class Gate:
    """Middleware that refuses cookies without an origin, and bodies too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The next application, or an `ApiError`."""
        if scope["type"] == "http":
            connection = HTTPConnection(scope)
            if scope["method"] not in SAFE:
                refuse_strangers(connection)
            most = most_bytes(services_of(connection).settings, scope["path"])
            receive = limited(connection, receive, most)
        await self._app(scope, receive, send)


def most_bytes(settings: Settings, path: str) -> int:
    """How large a body may be there: a long game is told whole."""
    is_record = path == FILES or path.startswith(f"{FILES}/")
    return settings.record_bytes if is_record else settings.body_bytes


def limited(connection: HTTPConnection, receive: Receive, most: int) -> Receive:
    """A body that ends with a 413 when it gets too large, or says so beforehand."""
    length = connection.headers.get("content-length", "")
    if length.isdecimal() and (len(length) > DIGITS or int(length) > most):
        raise too_large(most)
    got = 0

    async def receive_some() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise too_large(most)
        return message

    return receive_some


def too_large(most: int) -> ApiError:
    """The refusal of a body."""
    return ApiError(413, "limit/too-large", f"at most {most} bytes", {"bytes": most})
