"""The addresses a server is told of, checked when it hears of them."""

import os
from pathlib import Path
from urllib.parse import urlsplit

from ebbes.server.store.errors import BadUrl
from ebbes.server.store.url import database_url

PORTS = {"http": 80, "https": 443}
REDIS = ("redis://", "rediss://", "unix://")


def default_database() -> str:
    """One SQLite file in the user's data folder, where XDG says it is."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'ebbes' / 'ebbes.db'}"


def known_database(url: str) -> str:
    """A database the store can use."""
    try:
        database_url(url)
    except BadUrl as error:
        raise ValueError(str(error)) from None
    return url


def known_redis(url: str) -> str:
    """Where a Redis may be."""
    if not url.startswith(REDIS):
        raise ValueError("a Redis is redis://host:port, rediss://host:port or unix://path")
    return url


def origin_of(url: str) -> str:
    """Scheme, host and port of a web address, as a browser writes them."""
    parts = urlsplit(url.strip().lower())
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
        raise ValueError("a web address is https://host or http://host:port")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = "" if parts.port in (None, PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def web_root(url: str) -> str:
    """The web address of a server; it has a host of its own, so there is no path."""
    origin = origin_of(url)
    if urlsplit(url.strip()).path.strip("/"):
        raise ValueError("a server has a host of its own, without a path")
    return origin
