"""One game typed on a real terminal: `python -m tests.terminal.typed` takes pictures of it."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from ebbes.server.settings import load_settings
from ebbes.words import Language, words
from tests.server.live import live
from tests.terminal.golden import SIZES
from tests.terminal.pictures import FOLDER, GROUNDS, html_of
from tests.terminal.tmux import Pane, canvas_of, pane
from tests.web.chromium import chromium

Look = Callable[[str], Awaitable[object]]
"""Is told what is on the screen, each time something new is."""
OPTIONS = (
    *("down", "left", "left"),
    *("down", "down", "right"),
    *("down", "down", *["left"] * 6),
    *("down", *["right"] * 3),
    "s",
)
"""Two players, designators are picked, and one point ends it."""


async def type_a_game(window: Pane, language: Language, look: Look) -> None:
    """From the first page to the end of a game, only by what can be read."""
    say = words(language).say
    moments = {
        "end": say("end-again"),
        "count": say("cli-sit-on"),
        "pick": say("play-pick-title"),
        "turn": say("turn-yours"),
    }
    await window.sees(lambda text: say("home-play") in text)
    await look("home")
    await window.press("o")
    await window.sees(lambda text: say("waiting-more-cards") in text)
    await window.press(*OPTIONS[:-1])
    await look("options")
    await window.press(OPTIONS[-1])
    shown, before = set[str](), ""
    while True:
        before = text = await window.sees(partial(_is_next, moments, before))
        moment = next(name for name, told in moments.items() if told in text)
        if moment not in shown:
            shown.add(moment)
            await look(moment)
        if moment == "end":
            return
        keys = {"count": ("enter",), "pick": ("right", "down", "enter"), "turn": ("1",)}
        await window.press(*keys[moment])


def _is_next(moments: dict[str, str], before: str, text: str) -> bool:
    """Whether there is something to do again."""
    return text != before and any(told in text for told in moments.values())


async def take(language: Language) -> None:
    """Pictures of every moment, at both sizes and on both grounds."""
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
                name = f"typed-{moment}-{size[0]}x{size[1]}-{theme}.png"
                await page.locator("pre").screenshot(path=FOLDER / name)

        await type_a_game(window, language, look)


if __name__ == "__main__":
    asyncio.run(take("en" if sys.argv[1:] == ["en"] else "de"))
