"""Looks at every screen as a machine can: axe-core's rules, and words instead of keys."""

import re
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message
from playwright.async_api import Page

from ebbes.words.folder import files_of
from ebbes.words.words import resource_of
from tests.web.pictures.camera import THEMES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const paused = setTimeout;
  window.setTimeout = paused.real ?? paused;  // time passes for whoever looks
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  window.setTimeout = paused;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`));
}"""
SPOKEN = """() => [
  document.title,
  document.body.innerText,
  ...Array.from(document.querySelectorAll("[aria-label]"), (named) => named.ariaLabel),
].join("\\n")"""


class Inspector:
    """Stands where the camera would, and notes what is wrong."""

    def __init__(self, *sizes: tuple[int, int]) -> None:
        self.sizes = sizes
        self.faults: list[str] = []
        self.seen: set[str] = set()

    async def take(self, page: Page, name: str) -> None:
        """Looks at the page as it is now."""
        self.seen.add(name)
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(AXE.read_text(encoding="utf-8"))
        for width, height in self.sizes:
            await page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                await page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                found: list[Any] = await page.evaluate(RUN)
                self.faults += [f"{name}, {width} wide, {theme}: {fault}" for fault in found]
        await self._read(page, name)

    async def _read(self, page: Page, name: str) -> None:
        """Wherever words are missing, their key is shown."""
        spoken: str = await page.evaluate(SPOKEN)
        unsaid = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", spoken)) & KEYS
        self.faults += [f"{name}: no words for {key}" for key in sorted(unsaid)]


def keys() -> set[str]:
    """The keys of all sentences, but for those that are also words."""
    entries = [entry for path in files_of("en") for entry in resource_of(path).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


KEYS = {key for key in keys() if "-" in key}
