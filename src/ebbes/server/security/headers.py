"""Headers that tell a browser how little a page of this server needs."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ebbes.server.security.tls import is_secure

OWN = ("script", "style", "img", "font", "connect", "manifest", "worker", "media")
COMPILED: Final = "'wasm-unsafe-eval'"
"""A script may compile WebAssembly, the kernel; it may still not evaluate text."""
NOTHING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


def policy(inside: Mapping[str, Iterable[str]] = NOTHING) -> str:
    """What a page may load: from here only, and of what stands in it only what has these hashes."""
    return "; ".join(
        (
            "default-src 'none'",
            *(" ".join(_sources(kind, inside)) for kind in OWN),
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def _sources(kind: str, inside: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    compiled = (COMPILED,) if kind == "script" else ()
    return (f"{kind}-src 'self'", *inside.get(kind, ()), *compiled)


POLICY = "Content-Security-Policy"
UNUSED = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb")
HEADERS = {
    POLICY: policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"


class SecurityHeaders:
    """Middleware that adds them to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The next application, with headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(scope=message), HTTPConnection(scope))
            await send(message)

        await self._app(scope, receive, add)


def add_headers(headers: MutableHeaders, connection: HTTPConnection) -> None:
    """All of them, as this request needs them; a page may have a policy of its own."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if is_secure(connection):
        headers["Strict-Transport-Security"] = HSTS
    if connection.url.path.startswith("/api/"):
        headers["Cache-Control"] = "no-store"
