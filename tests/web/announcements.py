"""What a screen reader reads aloud in a whole round.

python -m tests.web.announcements    write it anew
"""

import asyncio
from pathlib import Path

from playwright.async_api import Browser

from ebbes.engine.options import Options
from ebbes.words import LANGUAGES, Language
from tests.web.chromium import chromium
from tests.web.player import Moment, Player
from tests.web.server import seeded_server
from tests.web.visitor import tell, visitor

FOLDER = Path(__file__).parent / "heard"
NONCE = "nix"


async def heard(browser: Browser, address: str, language: Language) -> str:
    """Every sentence from the first deal to the first card of the next round, one in a line."""
    async with visitor(browser, address, language, nonce=NONCE) as guest:
        await tell(guest.context, "listen")
        player = Player(guest)
        await player.found(Options(4))
        await player.start()
        await player.play_until(Moment.COUNT)
        await player.act(Moment.COUNT)
        await player.play_until(Moment.PLAY, Moment.NAME)
        lines: list[str] = await guest.page.evaluate("heard")
    return "\n".join(lines) + "\n"


def golden_file(language: Language) -> Path:
    """Where it is kept."""
    return FOLDER / f"{language}.txt"


async def write() -> None:
    """Listens in every language."""
    FOLDER.mkdir(exist_ok=True)
    async with chromium() as browser, seeded_server() as server:
        for language in LANGUAGES:
            text = await heard(browser, server.address, language)
            golden_file(language).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write())
