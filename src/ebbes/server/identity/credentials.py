"""What a request or a socket shows of who sends it: a cookie, or a token."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ebbes.server.identity.tls import is_secure

YEAR = 365 * 24 * 3600


def cookie_name(connection: HTTPConnection) -> str:
    """Under TLS a name that browsers take from nobody but this very host."""
    return "__Host-ebbes" if is_secure(connection) else "ebbes"


def cookie_of(connection: HTTPConnection) -> str | None:
    """The secret in the cookie."""
    return connection.cookies.get(cookie_name(connection))


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token in the `Authorization` header."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def give_cookie(response: Response, connection: HTTPConnection, secret: str) -> None:
    """Lets a browser keep the secret for a year, out of reach of scripts."""
    response.set_cookie(
        cookie_name(connection),
        secret,
        max_age=YEAR,
        path="/",
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )


def take_cookie(response: Response, connection: HTTPConnection) -> None:
    """Lets a browser forget the secret."""
    response.delete_cookie(
        cookie_name(connection),
        path="/",
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )
