"""Which database a URL names."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ebbes.server.store.errors import BadUrl

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}


def database_url(text: str) -> URL:
    """The URL with the driver this store uses; a SQLite database needs a file."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise BadUrl("a database is sqlite:///file or postgresql://user@host/name") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadUrl(f"a database is sqlite:///file or postgresql://user@host/name, not {kind}")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadUrl("SQLite needs a file, as in sqlite:///ebbes.db")
    return url.set(drivername=DRIVERS[kind])
