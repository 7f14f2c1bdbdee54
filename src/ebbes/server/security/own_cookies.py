"""The cookies of a request, without those of others and without quotes."""

from collections.abc import Iterable

from starlette.types import ASGIApp, Receive, Scope, Send

from ebbes.server.security.credentials import BEFORE, NOW

OWN = frozenset(prefix + name.encode() for prefix in (b"", b"__Host-") for name in (NOW, BEFORE))


class OwnCookies:
    """Middleware that lets only our cookies in, as we give them: reading quotes can take long."""

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
        elif kept := [each for each in value.split(b";") if _is_own(each)]:
            yield name, b";".join(kept)


def _is_own(cookie: bytes) -> bool:
    name, _, value = cookie.partition(b"=")
    return name.strip() in OWN and b'"' not in value
