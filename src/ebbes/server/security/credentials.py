"""What a request or a socket shows of who sends it: a cookie, or a token."""

from collections.abc import Sequence

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ebbes.server.security.tls import is_secure
from ebbes.server.store.devices import KEPT

NOW, BEFORE = "ebbes", "ebbes-before"
"""The cookies: who the device is, and who it was before."""
MOST_BEFORE = 4
"""People a device can go back to being."""


def cookie_name(connection: HTTPConnection, plain: str = NOW) -> str:
    """Under TLS a name that browsers take from nobody but this very host."""
    return f"__Host-{plain}" if is_secure(connection) else plain


def cookie_of(connection: HTTPConnection) -> str | None:
    """The secret in the cookie."""
    return connection.cookies.get(cookie_name(connection)) or None


def secrets_before(connection: HTTPConnection) -> list[str]:
    """The secrets of who the device was before, the last one first."""
    kept = connection.cookies.get(cookie_name(connection, BEFORE), "")
    return [secret for secret in kept.split(".") if secret][:MOST_BEFORE]


def brings_cookies(connection: HTTPConnection) -> bool:
    """Whether any secret comes along that a browser sends by itself."""
    return cookie_of(connection) is not None or bool(secrets_before(connection))


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token in the `Authorization` header."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def give_cookie(response: Response, connection: HTTPConnection, secret: str) -> None:
    """Lets a browser keep the secret as long as browsers keep anything, out of reach of scripts."""
    _give(response, connection, NOW, secret)


def give_before(response: Response, connection: HTTPConnection, secrets: Sequence[str]) -> None:
    """Lets a browser keep the secrets of who it was before."""
    _give(response, connection, BEFORE, ".".join(secrets[:MOST_BEFORE]))


def take_cookie(response: Response, connection: HTTPConnection) -> None:
    """Lets a browser forget the secret."""
    _give(response, connection, NOW, "")


def _give(response: Response, connection: HTTPConnection, plain: str, value: str) -> None:
    """A cookie for this host alone; an empty one is gone at once."""
    response.set_cookie(
        cookie_name(connection, plain),
        value,
        max_age=KEPT if value else 0,
        path="/",
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )
