"""Answers that are long, on their way: in pieces, and of each address only so many."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.limits import too_many
from ebbes.server.limiting.under_way import PATIENCE, NoneTaken
from ebbes.server.services import services_of

PIECE = 65_536
"""Bytes that are sent before it is asked whether those before were taken."""


class LongAnswers:
    """Middleware that holds back what was not taken yet: it would lie in our memory."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The next application, or an `ApiError`."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        limits = services_of(connection).limits
        if not limits.is_long(scope["path"], scope["method"]):
            await self._app(scope, receive, send)
            return
        try:
            async with limits.under_way.admit(address_of(connection)):
                await self._app(scope, receive, in_pieces(send))
        except NoneTaken:
            raise too_many("long answers at once", PATIENCE) from None


def in_pieces(send: Send) -> Send:
    """Sends a long body piece by piece: each waits until there is room for it."""

    async def send_pieces(message: Message) -> None:
        body = message.get("body", b"")
        while len(body) > PIECE:
            piece, body = body[:PIECE], body[PIECE:]
            await send({**message, "body": piece, "more_body": True})
        await send({**message, "body": body} if "body" in message else message)

    return send_pieces
