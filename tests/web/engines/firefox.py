"""Firefox, driven by WebDriver BiDi over a socket of its own."""

import json
import shutil
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.web.engines import actions
from tests.web.engines.engine import HEIGHT, WIDTH, Engine
from tests.web.engines.process import line_of, started

NAMES = ("firefox-esr", "firefox")
READY = "WebDriver BiDi listening on "
LARGEST = 2**24
"""Bytes of a message at most."""
QUIET = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
    "toolkit.telemetry.enabled": False,
}
"""It asks nobody for anything but what the tests ask for."""


class Firefox:
    """One page of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)
        self._page = ""

    async def begin(self) -> None:
        """Finds its one page."""
        await self._ask("session.new", capabilities={})
        tree = await self._ask("browsingContext.getTree")
        self._page = tree["contexts"][0]["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        await self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    async def open(self, url: str) -> None:
        """Goes there."""
        await self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    async def tell(self, expression: str) -> Any:
        """What an expression comes to; it travels as JSON."""
        told = await self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((it) => JSON.stringify(it ?? null))",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    async def tap(self, x: float, y: float) -> None:
        """By the pointer."""
        await self._act(actions.tap(x, y))

    async def key(self, key: str) -> None:
        """Presses a key."""
        await self._act(actions.key(key))

    async def _act(self, wanted: list[dict[str, Any]]) -> None:
        await self._ask("input.performActions", context=self._page, actions=wanted)

    async def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._ids)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        async for text in self._socket:
            answer: dict[str, Any] = json.loads(text)
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return dict(answer["result"])
        raise AssertionError(f"Firefox went away at {method}")


def find_firefox() -> str | None:
    """Where it is, if it is anywhere."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> list[str]:
    """The package it comes in, unless it is there."""
    return [] if find_firefox() else ["firefox-esr"]


@asynccontextmanager
async def opened() -> AsyncIterator[Engine]:
    """A browser of its own, which nobody has used before."""
    with tempfile.TemporaryDirectory(prefix="ebbes-firefox", ignore_cleanup_errors=True) as name:
        wishes = [f"user_pref({json.dumps(key)}, {json.dumps(to)});" for key, to in QUIET.items()]
        Path(name, "user.js").write_text("\n".join(wishes), encoding="utf-8")
        program = find_firefox()
        assert program is not None
        asked = (program, "--headless", "--remote-debugging-port=0", "--profile", name)
        async with started(*asked, env={"HOME": name}, out=PIPE) as process:
            address = (await line_of(process, READY)).partition(READY)[2]
            async with connect(f"{address}/session", max_size=LARGEST) as socket:
                firefox = Firefox(socket)
                await firefox.begin()
                yield firefox
