"""A browser, a server whose games are known beforehand, and visitors in whose pages all is well."""

from collections.abc import AsyncIterator, Generator
from contextlib import AsyncExitStack
from typing import Any, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from ebbes.server.site import BUNDLE
from ebbes.words import Language
from tests.web.chromium import NO_CHROMIUM, chromium, find_chromium
from tests.web.server import Seeded, seeded_server
from tests.web.visitor import Visitor, visitor

FAILED = pytest.StashKey[bool]()
NO_BUNDLE = "the front-end is not built: make web"
LAST_WORDS = 40
"""Lines of the server's log that are shown where a test fails."""


class Visit(Protocol):
    """Opens the browser of one more visitor."""

    async def __call__(self, language: Language = "en", **wishes: Any) -> Visitor:
        """The wishes are those of `visitor`."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests of a process."""
    if find_chromium() is None:
        pytest.skip(NO_CHROMIUM)
    if not (BUNDLE / "index.html").is_file():
        pytest.skip(NO_BUNDLE)
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(browser: Browser) -> AsyncIterator[Seeded]:
    """One for all tests of a process; whoever wants to stop it starts one of their own."""
    async with seeded_server() as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def visit(
    request: pytest.FixtureRequest, browser: Browser, server: Seeded
) -> AsyncIterator[Visit]:
    """Visitors of the server, none of whom may have seen a fault in the end."""
    visitors: list[Visitor] = []
    async with AsyncExitStack() as stack:

        async def open_one(language: Language = "en", **wishes: Any) -> Visitor:
            address = wishes.pop("address", server.address)
            opened = visitor(browser, address, language, **wishes)
            visitors.append(await stack.enter_async_context(opened))
            return visitors[-1]

        yield open_one
        if request.node.stash.get(FAILED, False):
            for witness in visitors:
                await witness.testify()
            print(*server.log.splitlines()[-LAST_WORDS:], sep="\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets fixtures know how a test ended."""
    report = yield
    item.stash[FAILED] = report.failed
    return report
