"""The engines pages are tried in."""

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from tests.web.engines import chromium, firefox, webkit
from tests.web.engines.engine import Engine


class Kind(Protocol):
    """How to come by an engine."""

    def missing(self) -> list[str]:
        """The packages of Debian that have to be there, and are not."""

    def opened(self) -> AbstractAsyncContextManager[Engine]:
        """A browser of its own."""


ENGINES: dict[str, Kind] = {"Chromium": chromium, "Firefox": firefox, "WebKit": webkit}
