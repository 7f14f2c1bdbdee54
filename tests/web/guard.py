"""Watches everything a browser context does, and notes what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.async_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError

CANCELLED = "net::ERR_ABORTED"
"""How a request ends that the page itself did not need any more."""
INSIDE = ("blob:", "data:", "about:")
"""Addresses for which nothing leaves the browser."""


class Guard:
    """No error, no failed request, no request to anywhere but the server."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.faults: list[str] = []
        self._ours = tuple(f"{scheme}{address[len('http') :]}/" for scheme in ("http", "ws"))
        self._forgives = False
        self._forgiven = set[Request]()
        context.on("console", self._said)
        context.on("weberror", self._threw)
        context.on("request", self._asked)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("page", self._watch)

    @contextmanager
    def forgiving(self) -> Iterator[None]:
        """While something is missing on purpose, what fails for want of it is no fault."""
        self._forgives = True
        yield
        self._forgives = False

    def _asked(self, request: Request) -> None:
        """What was asked while something was missing may fail when nothing is any more."""
        if self._forgives:
            self._forgiven.add(request)
        self._went_to(request.url)

    def _watch(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._went_to(socket.url))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self._forgives:
            self.faults.append(f"console: {message.text}")

    def _threw(self, error: WebError) -> None:
        self.faults.append(f"error: {error.error}")

    def _went_to(self, url: str) -> None:
        if not url.startswith((*self._ours, *INSIDE)):
            self.faults.append(f"a request to elsewhere: {url}")

    def _failed(self, request: Request) -> None:
        is_forgiven = self._forgives or request in self._forgiven
        if request.failure != CANCELLED and not is_forgiven:
            self.faults.append(f"failed: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and not self._forgives:
            self.faults.append(f"status {response.status}: {response.url}")
