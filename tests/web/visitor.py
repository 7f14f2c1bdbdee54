"""Somebody with a browser of their own, in which nothing may go wrong."""

import json
import os
import re
import time
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page

from ebbes.words import Language, words
from tests.web.guard import Guard

PATIENCE = 120_000
"""Milliseconds for anything a page has to do."""
PHONE = {"width": 390, "height": 844}
SCRIPTS = Path(__file__).parent / "scripts"
LOCALES: dict[Language, str] = {"en": "en-GB", "de": "de-DE", "pfl": "de-DE"}


class Visitor:
    """A page, and the words on it."""

    def __init__(self, page: Page, guard: Guard, address: str, language: Language) -> None:
        self.page = page
        self.address = address
        self.language = language
        self._guard = guard

    @property
    def context(self) -> BrowserContext:
        """The browser, with all its tabs."""
        return self.page.context

    def say(self, key: str, **variables: str | float) -> str:
        """The words of a key in the visitor's language."""
        return words(self.language).say(key, **variables)

    async def go(self, path: str = "/") -> None:
        """Opens a page of the server."""
        await self.page.goto(self.address + path)

    async def tab(self) -> "Visitor":
        """One more tab of the same browser."""
        page = await self.context.new_page()
        return Visitor(page, self._guard, self.address, self.language)

    def button(self, key: str, **variables: str | float) -> Locator:
        """The button, or link like a button, that begins with these words."""
        name = self._beginning(key, **variables)
        return self.page.get_by_role("button", name=name).or_(
            self.page.get_by_role("link", name=name)
        )

    def heading(self, key: str, **variables: str | float) -> Locator:
        """The heading that begins with these words."""
        return self.page.get_by_role("heading", name=self._beginning(key, **variables))

    def text(self, key: str, **variables: str | float) -> Locator:
        """Whatever says so."""
        return self.page.get_by_text(self.say(key, **variables))

    async def close_sheet(self) -> None:
        """Closes the open sheet, and waits until the page knows."""
        await self.page.keyboard.press("Escape")
        await self.page.locator("dialog").wait_for(state="detached")

    def forgiving(self) -> AbstractContextManager[None]:
        """While something is missing on purpose, what fails for want of it is no fault."""
        return self._guard.forgiving()

    def _beginning(self, key: str, **variables: str | float) -> re.Pattern[str]:
        return re.compile(f"^{re.escape(self.say(key, **variables))}")

    async def testify(self) -> None:
        """Tells what was on the page when a test failed."""
        said = await self.page.locator("body").aria_snapshot()
        print(f"{self.page.url}, faults {self._guard.faults}:\n{said}")
        if folder := os.environ.get("EBBES_FAILURES"):
            await self.page.screenshot(path=f"{folder}/{time.monotonic_ns()}.png")


@asynccontextmanager
async def visitor(
    browser: Browser,
    address: str,
    language: Language = "en",
    *,
    nonce: str = "ebbes",
    hurry: bool = True,
    settings: dict[str, Any] | None = None,
    **wishes: Any,
) -> AsyncIterator[Visitor]:
    """A fresh visitor, who must have seen no fault in the end.

    `nonce` decides the deals; in a `hurry` nobody watches what moves on its own. The other wishes
    are those of a browser context.
    """
    calm = "reduce" if hurry else "no-preference"
    usual = {"viewport": PHONE, "reduced_motion": calm, "locale": LOCALES[language]}
    async with await browser.new_context(**usual | wishes) as context:
        context.set_default_timeout(PATIENCE)
        guard = Guard(context, address)
        await tell(context, "chance", sha256(nonce.encode()).hexdigest())
        pace = "fast" if hurry else "normal"
        await tell(context, "settings", {"language": language, "pace": pace, **(settings or {})})
        if hurry:
            await tell(context, "hurry")
        yield Visitor(await context.new_page(), guard, address, language)
    assert not guard.faults, guard.faults


async def tell(where: BrowserContext | Page, script: str, told: object = None) -> None:
    """Runs a script at the start of every page, or of each of one tab, with what it is told."""
    code = (SCRIPTS / f"{script}.js").read_text(encoding="utf-8")
    await where.add_init_script(f"({code})({json.dumps(told)})")
