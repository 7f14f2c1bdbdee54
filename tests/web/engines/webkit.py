"""WebKit, as GTK has it: its WebDriver, and a small browser on a screen nobody sees."""

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from glob import glob
from typing import Any

import httpx

from tests.server.siege.servers import free_port
from tests.web.engines import actions
from tests.web.engines.engine import HEIGHT, WIDTH, Engine
from tests.web.engines.process import started

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
UNSEEN = {
    "GDK_BACKEND": "x11",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}
"""It draws without a graphics card, and shows our own pages only."""
PATIENCE = 90.0
"""Seconds for whatever it is asked."""
TRIES = 8
"""The driver says nothing when it is ready: it is asked until it answers."""
TELL = (
    "const done = arguments[0]; Promise.resolve({}).then((it) => done(JSON.stringify(it ?? null)))"
)


class WebKit:
    """One page of it."""

    def __init__(self, driver: httpx.AsyncClient) -> None:
        self._driver = driver

    async def begin(self, browser: str) -> None:
        """Opens its window."""
        options = {"binary": browser, "args": ["--automation", f"--geometry={WIDTH}x{HEIGHT}"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        opened = await self._ask("/session", capabilities={"alwaysMatch": wanted})
        self._driver.base_url = self._driver.base_url.join(f"/session/{opened['sessionId']}")
        await self._ask("/timeouts", script=PATIENCE * 1000)

    async def open(self, url: str) -> None:
        """Goes there."""
        await self._ask("/url", url=url)

    async def tell(self, expression: str) -> Any:
        """What an expression comes to; it travels as JSON."""
        script = TELL.replace("{}", expression, 1)
        return json.loads(await self._ask("/execute/async", script=script, args=[]))

    async def tap(self, x: float, y: float) -> None:
        """By the pointer."""
        await self._ask("/actions", actions=actions.tap(x, y))

    async def key(self, key: str) -> None:
        """Presses a key."""
        await self._ask("/actions", actions=actions.key(key))

    async def _ask(self, path: str, **body: Any) -> Any:
        answer = (await self._driver.post(path, json=body)).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer


def find_browser() -> str | None:
    """Where the small browser is, if it is anywhere."""
    return next(iter(sorted(glob(BROWSERS))), None)


def missing() -> list[str]:
    """The packages it comes in, unless they are there."""
    has_driver = shutil.which("WebKitWebDriver") and find_browser()
    needed = {"webkit2gtk-driver": has_driver, "xvfb": shutil.which("Xvfb")}
    return [package for package, is_there in needed.items() if not is_there]


@asynccontextmanager
async def unseen_screen() -> AsyncIterator[str]:
    """A screen that is not there, and its name."""
    told, tells = os.pipe()
    screen = ("-screen", "0", "1280x1024x24", "-nolisten", "tcp")
    async with started("Xvfb", "-displayfd", str(tells), *screen, env={}, fds=(tells,)):
        os.close(tells)
        with os.fdopen(told) as said:
            number = await asyncio.to_thread(said.readline)
        yield f":{number.strip()}"


@asynccontextmanager
async def opened() -> AsyncIterator[Engine]:
    """A browser of its own."""
    browser, port = find_browser(), free_port()
    assert browser is not None
    async with (
        unseen_screen() as screen,
        started("WebKitWebDriver", f"--port={port}", env={"DISPLAY": screen, **UNSEEN}),
        httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            transport=httpx.AsyncHTTPTransport(retries=TRIES),
            timeout=PATIENCE,
        ) as driver,
    ):
        webkit = WebKit(driver)
        await webkit.begin(browser)
        yield webkit
