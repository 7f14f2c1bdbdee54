"""Chromium, driven by Playwright."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Page

from tests.web.chromium import chromium, find_chromium
from tests.web.engines.engine import HEIGHT, WIDTH, Engine


class Chromium:
    """One page of it."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def open(self, url: str) -> None:
        """Goes there."""
        await self._page.goto(url)

    async def tell(self, expression: str) -> Any:
        """What an expression comes to."""
        return await self._page.evaluate(expression)

    async def tap(self, x: float, y: float) -> None:
        """By a finger."""
        await self._page.touchscreen.tap(x, y)

    async def key(self, key: str) -> None:
        """Presses a key."""
        await self._page.keyboard.press(key)


def missing() -> list[str]:
    """The package it comes in, unless it is there."""
    return [] if find_chromium() else ["chromium"]


@asynccontextmanager
async def opened() -> AsyncIterator[Engine]:
    """A browser of its own."""
    size: Any = {"width": WIDTH, "height": HEIGHT}
    async with chromium() as browser:
        yield Chromium(await browser.new_page(viewport=size, has_touch=True))
