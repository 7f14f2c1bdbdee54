"""The cookies of a request, without those of others and without quotes."""

import re
from collections.abc import Iterable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from ebbes.server.security.credentials import BEFORE, NOW

NAMES: Final = "|".join((NOW, BEFORE)).encode()
OWN: Final = re.compile(rb"(?:^|;)\s*((?:__Host-)?(?:%b))\s*=([^;]*)" % NAMES)


class OwnCookies:
    """Middleware that lets only our cookies in, as we give them: reading others can take long.

    Of several of one name only the last counts, so only that is let in.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The next application, with fewer headers."""
        if scope["type"] in ("http", "websocket"):
            scope["headers"] = [*_own(scope["headers"])]
        await self._app(scope, receive, send)


def _own(headers: Iterable[tuple[bytes, bytes]]) -> Iterable[tuple[bytes, bytes]]:
    for name, value in headers:
        if name != b"cookie":
            yield name, value
        elif kept := {own: secret for own, secret in OWN.findall(value) if b'"' not in secret}:
            yield name, b"; ".join(b"%b=%b" % each for each in kept.items())
