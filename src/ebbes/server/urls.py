"""The addresses a server is told of, checked when it hears of them."""

import os
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from ebbes.server.fanout import FanoutError
from ebbes.server.store.errors import BadUrl
from ebbes.server.store.url import database_url

PORTS = {"http": 80, "https": 443}
REDIS = ("redis", "rediss")


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
    """Where a Redis may be; what is wrong with an address is not told, as it may hold a secret."""
    from ebbes.server.fanout.redis import NO_REDIS, redis_client  # takes long, and few need it

    try:
        if _names_redis(urlsplit(url)):
            redis_client(url)
            return url
    except (FanoutError, ValueError):
        pass
    raise ValueError(NO_REDIS)


def _names_redis(parts: SplitResult) -> bool:
    """Whether an address has a file, or a host and perhaps the number of a database."""
    path = parts.path.removeprefix("/")
    if parts.scheme == "unix":
        return bool(path)
    return parts.scheme in REDIS and bool(parts.hostname) and (not path or path.isdecimal())


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
