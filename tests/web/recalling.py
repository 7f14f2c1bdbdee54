"""What a screen reader reads aloud of a game that is looked at again.

python -m tests.web.recalling    write it anew
"""

import asyncio
from pathlib import Path

from playwright.async_api import Browser, expect

from ebbes.words import LANGUAGES, Language
from tests.web.announcements import FOLDER
from tests.web.chromium import chromium
from tests.web.looker import Looker, Reviewed, reviewed
from tests.web.visitor import tell, visitor

STORY = "main h1, main h2, main p, main li"
READ = (
    """found => found.map((each) => each.innerText.replace(/\\s+/g, " ").trim()).filter(Boolean)"""
)


async def heard(browser: Browser, game: Reviewed, language: Language) -> str:
    """The story of the first round, then each of its steps by the arrow key, one in a line."""
    async with visitor(browser, game.server.address, language, storage_state=game.anna) as guest:
        await tell(guest.context, "listen")
        anna = Looker(guest)
        await anna.open(game.path, "1")
        await anna.moments.first.wait_for()
        lines: list[str] = await guest.page.locator(STORY).evaluate_all(READ)
        await anna.press("replay-steps")
        await anna.rail.wait_for()
        await guest.page.keyboard.press("Home")
        for at in range(int(await anna.rail.get_attribute("max") or "")):
            await expect(anna.rail).to_have_value(str(at))
            await guest.page.keyboard.press("ArrowRight")
        lines += await guest.page.evaluate("heard")
    return "\n".join(lines) + "\n"


def golden_file(language: Language) -> Path:
    """Where it is kept."""
    return FOLDER / f"nachspiel-{language}.txt"


async def write() -> None:
    """Listens in every language."""
    async with chromium() as browser, reviewed(browser) as game:
        for language in LANGUAGES:
            text = await heard(browser, game, language)
            golden_file(language).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write())
