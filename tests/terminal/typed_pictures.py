"""Pictures of what is typed on a real terminal: `python -m tests.terminal.typed_pictures [de]`."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from ebbes.server.settings import load_settings
from ebbes.words import LANGUAGES, Language
from tests.server.live import live
from tests.terminal.golden import SIZES
from tests.terminal.pictures import FOLDER, GROUNDS, html_of
from tests.terminal.tmux import canvas_of, pane
from tests.terminal.typed import type_a_game
from tests.terminal.typed_around import type_around
from tests.web.chromium import chromium


async def take(language: Language) -> None:
    """Every moment, at both sizes and on both grounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        with TemporaryDirectory() as folder:
            await _take(Path(folder), language, size)


async def _take(folder: Path, language: Language, size: tuple[int, int]) -> None:
    settings = load_settings(database=f"sqlite:///{folder / 'ebbes.db'}")
    args = ("--language", language, "sit", "--name", "Anna", "--server")
    async with (
        live(settings) as server,
        pane(folder, size, *args, server.address) as window,
        chromium() as browser,
    ):
        page = await browser.new_page(device_scale_factor=1)

        async def look(moment: str) -> None:
            drawn = canvas_of(await window.ansi(), size)
            for theme in GROUNDS:
                await page.set_content(html_of(drawn, theme))
                name = f"typed-{language}-{moment}-{size[0]}x{size[1]}-{theme}.png"
                await page.locator("pre").screenshot(path=FOLDER / name)

        await type_a_game(window, language, look)
        await type_around(window, language, look)


if __name__ == "__main__":
    for each in sys.argv[1:] or LANGUAGES:
        asyncio.run(take(cast("Language", each)))
