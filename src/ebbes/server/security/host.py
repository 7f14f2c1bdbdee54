"""By which name a server is asked: with a name of their own, strangers could lead people here.

A page of `evil.example` whose name suddenly means this machine (DNS rebinding) would be taken for
a page of ours. Nobody can do that to an address of digits, or to a name of a local network.
"""

from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ebbes.server.refusing.problem import ApiError
from ebbes.server.services import services_of
from ebbes.server.settings import Settings

LOCAL = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
"""Endings of names that are given within a network."""
OTHER = (
    "this server is not known by that name: whoever runs it sets EBBES_PUBLIC_URL to where people "
    "reach it, or EBBES_ALLOWED_ORIGINS for further names"
)


def refuse_other_names(connection: HTTPConnection) -> None:
    """Raises a 403 for a name in the Host header that is none of ours."""
    host = connection.headers.get("host")
    if host and not is_own(host, services_of(connection).settings):
        raise ApiError(403, "auth/foreign-host", OTHER)


def is_own(host: str, settings: Settings) -> bool:
    """Whether a Host header names this server."""
    name = name_in(f"//{host}")
    urls = (settings.public_url, *settings.allowed_origins)
    return name is not None and (
        is_local(name) or name == settings.host.lower() or name in map(name_in, filter(None, urls))
    )


@lru_cache(maxsize=256)
def name_in(url: str) -> str | None:
    """The host of a web address."""
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def is_local(name: str) -> bool:
    """Whether no stranger can give this name to a machine."""
    if "." not in name or name.endswith(LOCAL):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
