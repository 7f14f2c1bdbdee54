"""Where a table is: a code, or the link of an invitation."""

from typing import NamedTuple
from urllib.parse import urlsplit

TABLES = "/t/"
"""Stands before the code in the address of a table's page."""


class Where(NamedTuple):
    """A table by its code, and the server it is on if that was said."""

    code: str
    server: str | None = None


def where_is(text: str) -> Where:
    """What somebody means who types or pastes a code, or the link to a table."""
    parts = urlsplit(text.strip())
    before, mark, code = parts.path.rpartition(TABLES)
    if parts.scheme in ("http", "https") and parts.netloc and mark:
        return Where(code.strip("/"), f"{parts.scheme}://{parts.netloc}{before}")
    return Where(text.strip())
