"""Whether people reach the server by TLS."""

from starlette.requests import HTTPConnection

from ebbes.server.services import services_of


def is_secure(connection: HTTPConnection) -> bool:
    """As the settings say; else as the public address or this very request shows."""
    settings = services_of(connection).settings
    if settings.secure_cookies is not None:
        return settings.secure_cookies
    public = settings.public_url or ""
    return public.startswith("https:") or connection.scope["scheme"] in ("https", "wss")
