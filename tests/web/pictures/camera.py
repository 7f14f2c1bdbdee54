"""Takes one page at every size, by day and by night."""

from pathlib import Path
from typing import Literal

from playwright.async_api import Page

FOLDER = Path(__file__).parents[3] / "pictures"
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))
WHOLE = ((390, 844), (1440, 900))
"""Sizes at which a page that scrolls is taken in one piece as well."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LONGEST = 6000
"""Pixels of a long page that are taken."""
SETTLED = """async () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return document.documentElement.scrollHeight;
}"""
"""From its top, or from what its address points at, when all is drawn; how high the page is."""


class Camera:
    """Writes pictures into the folder `pictures/`."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.taken = 0
        folder.mkdir(exist_ok=True)

    async def take(self, page: Page, name: str) -> None:
        """The page as it is now, as `name-390x844-light.png` and so on."""
        for theme in THEMES:
            await page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            for size in SIZES:
                await self._take(page, name, size, theme)
        await page.emulate_media(color_scheme=THEMES[0], reduced_motion="reduce")

    async def _take(self, page: Page, name: str, size: tuple[int, int], theme: str) -> None:
        width, height = size
        await page.set_viewport_size({"width": width, "height": height})
        length: int = await page.evaluate(SETTLED)
        await self._shoot(page, f"{name}-{width}x{height}-{theme}")
        if size in WHOLE and length > height:
            await page.set_viewport_size({"width": width, "height": min(length, LONGEST)})
            await page.evaluate(SETTLED)
            await self._shoot(page, f"{name}-{width}-whole-{theme}")

    async def _shoot(self, page: Page, name: str) -> None:
        await page.screenshot(path=self.folder / f"{name}.png", animations="disabled")
        self.taken += 1
