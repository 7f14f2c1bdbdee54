"""What a screen reader reads aloud in a whole round.

python -m tests.web.announcements    write it anew
"""

import asyncio
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser

from ebbes.engine.options import Options
from ebbes.words import LANGUAGES, Language
from tests.web.chromium import chromium
from tests.web.player import Moment, Player
from tests.web.server import seeded_server
from tests.web.visitor import tell, visitor

FOLDER = Path(__file__).parent / "heard"
NONCE = "nix"


class Listened(NamedTuple):
    """What is read aloud."""

    log: str
    """Every sentence of the log, one in a line."""
    besides: list[str]
    """What all other live regions said, each time one changed."""


async def heard(browser: Browser, address: str, language: Language) -> Listened:
    """From the first deal to the first card of the next round."""
    async with visitor(browser, address, language, nonce=NONCE) as guest:
        await tell(guest.context, "listen")
        player = Player(guest)
        await player.found(Options(4))
        await player.start()
        await player.play_until(Moment.COUNT)
        await player.act(Moment.COUNT)
        await player.play_until(Moment.PLAY, Moment.NAME)
        lines: list[str] = await guest.page.evaluate("heard")
        return Listened("\n".join(lines) + "\n", await guest.page.evaluate("besides"))


def golden_file(language: Language) -> Path:
    """Where it is kept."""
    return FOLDER / f"{language}.txt"


async def write() -> None:
    """Listens in every language."""
    FOLDER.mkdir(exist_ok=True)
    async with chromium() as browser, seeded_server() as server:
        for language in LANGUAGES:
            listened = await heard(browser, server.address, language)
            golden_file(language).write_text(listened.log, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write())
