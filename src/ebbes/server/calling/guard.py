"""Which addresses people may give: the server asks nothing of any other for them.

Whoever could name any address would let the server look around in its own network, or knock at the
doors of strangers (`docs/security.md`).
"""

import re
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import httpx

from ebbes.server.store.tellings import Kind
from ebbes.server.urls import origin_of

PLAIN: Final = re.compile(r"[a-z0-9.-]+")
"""Hosts as all programs read them: some would take what follows another character for a path."""


def may_call(kind: Kind, url: str, services: Collection[str], hooks: Collection[str]) -> bool:
    """Whether that may be an address: of a service that wakes browsers, or one that is allowed.

    `services` are hosts, with `*.` before a name for all below it, or origins; `hooks` are origins.
    """
    try:
        origin, host = origin_of(url), urlsplit(url).hostname or ""
        host.encode("idna")  # no name can be looked up that has an empty part, or one too long
        _ = httpx.URL(url).host  # nor called, if it is no name of any language
    except (ValueError, httpx.InvalidURL):
        return False
    if kind is not Kind.PUSH:
        return origin in hooks
    if origin in services:
        return True
    is_plain = PLAIN.fullmatch(host) is not None and origin == f"https://{host}"
    return is_plain and any(_is_of(host, service) for service in services)


def _is_of(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*.") else host == service
