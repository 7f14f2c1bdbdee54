"""Looks at a page at every size of a screen, with a lens and with large letters."""

from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Page

Size = tuple[int, int]

SIZES: tuple[Size, ...] = (
    *((320, 480), (320, 568), (360, 560), (375, 553), (390, 844)),
    *((568, 320), (667, 331), (667, 375), (740, 320), (844, 340), (844, 390)),
    *((768, 1024), (1024, 600), (1440, 900)),
)
ZOOMED: Size = (320, 256)
"""A window of 1280 x 1024 at 400 %: there the page may scroll, downwards only."""
ENLARGED: tuple[Size, ...] = ((390, 844), (844, 390), (820, 1180), (1440, 900))
"""Where letters of twice the size are looked at; there it may scroll."""
LARGE = "size => { document.documentElement.style.fontSize = size }"
SURVEY = (Path(__file__).parent / "scripts" / "survey.js").read_text(encoding="utf-8")


class Surveyor:
    """Stands where the camera would, and notes what cannot be used."""

    def __init__(self, scrolling: Sequence[str] = ()) -> None:
        self.scrolling = scrolling
        """Screens that scroll at any size."""
        self.faults: list[str] = []

    async def take(self, page: Page, name: str) -> None:
        """Looks at the page as it is now."""
        may_scroll = name in self.scrolling
        for size in SIZES:
            await self._look(page, name, size, may_scroll)
        await self._look(page, name, ZOOMED, True)
        await page.evaluate(LARGE, "200%")
        for size in ENLARGED:
            await self._look(page, f"{name} in large letters", size, True)
        await page.evaluate(LARGE, "")

    async def _look(self, page: Page, name: str, size: Size, may_scroll: bool) -> None:
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        told: list[str] = await page.evaluate(SURVEY, {"scrolls": may_scroll})
        self.faults += [f"{name} at {size[0]}x{size[1]}: {fault}" for fault in told]
