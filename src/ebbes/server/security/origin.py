"""Whose page a request comes from: strangers' pages may not act for the people who look at them."""

from starlette.requests import HTTPConnection

from ebbes.server.refusing.problem import ApiError
from ebbes.server.security.credentials import bearer_of, brings_cookies
from ebbes.server.security.host import is_own, refuse_other_names
from ebbes.server.services import services_of
from ebbes.server.urls import origin_of

SAFE = ("GET", "HEAD", "OPTIONS")
SCHEMES = {"ws": "http", "wss": "https"}
FOREIGN = "a page from elsewhere may not do that"
NAMELESS = "with a cookie comes an Origin header, the address of this server; or send a token"


def origin_is_allowed(connection: HTTPConnection) -> bool:
    """Whether a request or a socket comes from a page of ours, or from no page at all.

    Browsers name the origin of a socket and of whatever may change something. Who names none is
    no browser; it must not come with a cookie either, unless a token says the same more clearly.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return bearer_of(connection) is not None or not brings_cookies(connection)
    settings = services_of(connection).settings
    return origin in (settings.public_url or own_origin(connection), *settings.allowed_origins)


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a browser itself says that a page of strangers asks.

    Who follows a link comes from elsewhere too, but asks for a page of ours to look at.
    """
    headers = connection.headers
    if "origin" in headers and connection.scope.get("method") not in SAFE:
        return not origin_is_allowed(connection)
    is_elsewhere = headers.get("sec-fetch-site") == "cross-site"
    is_visit = headers.get("sec-fetch-dest") == "document"
    if not is_elsewhere or is_visit:
        return False
    return "origin" not in headers or not origin_is_allowed(connection)


def own_origin(connection: HTTPConnection) -> str | None:
    """The origin of a page that this very server has served, if it was asked by its own name."""
    scheme = connection.scope["scheme"]
    host = connection.headers.get("host", "")
    if not is_own(host, services_of(connection).settings):
        return None
    try:
        return origin_of(f"{SCHEMES.get(scheme, scheme)}://{host}")
    except ValueError:
        return None


def refuse_foreign(connection: HTTPConnection) -> None:
    """Raises a 403 where somebody else's page, and not who looks at it, is to blame."""
    refuse_other_names(connection)
    if is_foreign(connection):
        raise ApiError(403, "auth/foreign-origin", FOREIGN)


def refuse_strangers(connection: HTTPConnection) -> None:
    """Raises a 403 for a page that is none of ours."""
    if not origin_is_allowed(connection):
        message = FOREIGN if "origin" in connection.headers else NAMELESS
        raise ApiError(403, "auth/foreign-origin", message)
