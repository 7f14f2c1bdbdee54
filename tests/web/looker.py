"""Somebody who looks back at a game that is over, and the game they look at."""

import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, Locator, StorageState, expect

from ebbes.engine.options import Options
from ebbes.protocol.options import GameOptions
from ebbes.words import Language
from tests.server.siege.servers import all_running
from tests.web.persons import arrive, ask
from tests.web.player import Player, any_of
from tests.web.server import Seeded
from tests.web.typist import DIGITS, Typist
from tests.web.visitor import Visitor, visitor

SHORT = Options(3, pick_designators=True, goal=10, dabbscheedel=-10)
"""A game that is over after a round or two."""
NONCE = "nachspiel"
JUDGED_MS = 300_000
"""A busy machine may take minutes to judge a round."""
JUDGING = {
    "EBBES_WORKERS": "1",
    "EBBES_REVIEW_DEPTH": "quick",
    "EBBES_REVIEW_SHARE": "1",
}
"""A server that judges, and in a hurry."""


class Reviewed(NamedTuple):
    """A game that was played and gone through, and the browser of who played it."""

    server: Seeded
    podium: str
    path: str
    anna: StorageState


class Looker:
    """A visitor at the pages of a game that is over."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    async def look_back(self) -> None:
        """From the podium to the whole game, and lets it be gone through."""
        await self.press("end-review")
        await self.press("replay-ask")
        await self.is_done.wait_for(timeout=JUDGED_MS)

    async def open(self, path: str, place: str = "") -> None:
        """Follows a link."""
        await self.visitor.go(path + (place and f"#{place}"))

    @property
    def is_done(self) -> Locator:
        """What is there only when all of somebody's decisions are judged."""
        return self.visitor.heading("replay-given")

    @property
    def rail(self) -> Locator:
        """All steps of a round."""
        return self.page.get_by_role("slider", name=self.visitor.say("replay-moment"))

    @property
    def moments(self) -> Locator:
        """The moments of a round, in words."""
        return self.page.locator("ol button").filter(has=self.page.locator(".no"))

    async def press(self, key: str, **variables: str | float) -> None:
        """Presses the button that begins with these words."""
        await self.push(self.visitor.button(key, **variables).first)

    async def push(self, button: Locator) -> None:
        """Presses a button."""
        await button.click()

    async def until_at(self, place: str) -> None:
        """Waits until the address says so."""
        await expect(self.page).to_have_url(re.compile(f"#{re.escape(place)}$"))

    async def step_to_the_end_and_back(self) -> None:
        """By keys, wherever one is."""
        await self.rail.wait_for()
        await self.page.keyboard.press("End")
        await expect(self.rail).to_have_value(await self.rail.get_attribute("max") or "")
        await self.page.keyboard.press("ArrowLeft")
        await self.page.keyboard.press("Home")
        await expect(self.rail).to_have_value("0")
        await self.page.keyboard.press("ArrowRight")
        await expect(self.rail).to_have_value("1")


class TypingLooker(Looker):
    """The same without a pointer."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self._typist = Typist(visitor)

    async def push(self, button: Locator) -> None:
        """Goes to a button by the tabulator, and presses it."""
        await self._typist.push(button)


class ByDigits(Typist):
    """Plays each card by the digit of its place."""

    async def tap(self, card: Locator) -> None:
        """No more than ten cards are in a hand here."""
        wanted = await self.name_of(card)
        names = [await self.name_of(one) for one in await self.hand().all()]
        await self.page.keyboard.press(DIGITS[names.index(wanted)])


class Solver:
    """Tries own moments again, one card after the other, until each is solved."""

    def __init__(self, looker: Looker, player: Player) -> None:
        self.looker = looker
        self.player = player
        self.asked_why = 0

    async def solve_all(self) -> None:
        """From the first moment to the end."""
        seen = self.looker.visitor
        while not await seen.heading("replay-again-end-title").is_visible():
            await self.solve()
            await self.looker.press("replay-again-next")
            await any_of(seen.heading("replay-again-end-title"), self._question).first.wait_for()
        await self.looker.press("replay-again-close")

    async def solve(self) -> None:
        """One moment: cards tried in vain are chosen anew; what is no card is shown."""
        seen = self.looker.visitor
        place = 0
        await self._question.wait_for()
        if not await self.player.cards("playable").count():
            await self.looker.push(self._question)
            return
        while True:
            await self.player.tap(self.player.cards("playable").nth(place))
            onward = seen.button("replay-again-next")
            again = seen.button("replay-again-once-more")
            await any_of(onward, again).first.wait_for()
            if await onward.is_visible():
                return
            await self._ask_why()
            await self.looker.push(again)
            place += 1

    async def _ask_why(self) -> None:
        """The first time, to be shown what it costs."""
        if self.asked_why:
            return
        self.asked_why += 1
        seen = self.looker.visitor
        await self.looker.press("replay-again-why")
        many = seen.say("replay-again-many", less="").split(".")[0]
        unshown = seen.say("replay-again-unshown", less="").split(".")[0]
        await self.looker.page.get_by_text(re.compile(f"{many}|{unshown}")).wait_for()

    @property
    def _question(self) -> Locator:
        return self.looker.visitor.button("replay-again-show")


async def saved(looker: Looker, key: str, folder: Path) -> str:
    """What a button gives as a file."""
    async with looker.page.expect_download(timeout=JUDGED_MS) as found:
        await looker.press(key)
    file = folder / key
    await (await found.value).save_as(file)
    return file.read_text(encoding="utf-8")


async def play_short(player: Player) -> str:
    """Makes a table with the shortest of games, and plays it to the podium; where that stands."""
    guest = player.visitor
    await arrive(guest, "Anna")
    settings = {"options": GameOptions.of(SHORT).model_dump()}
    table: Any = await ask(guest, "POST", "/api/tables", {"id": NONCE, "settings": settings})
    await guest.go(f"/t/{table['code']}")
    await player.start()
    await player.play_game()
    return f"/t/{table['code']}"


@asynccontextmanager
async def reviewed(browser: Browser, language: Language = "en") -> AsyncIterator[Reviewed]:
    """A server with a game that was played in the browser, opened from its podium and judged.

    Where somebody judges, bots take the time they get: the game is played before.
    """
    with tempfile.TemporaryDirectory(prefix="ebbes-nachspiel") as name:
        database = f"sqlite:///{Path(name) / 'ebbes.db'}"
        before, server = (Seeded(Path(name), database, **given) for given in ({}, JUDGING))
        async with (
            all_running([before]),
            visitor(browser, before.address, language, nonce=NONCE) as guest,
        ):
            podium = await play_short(Player(guest))
            anna = await guest.context.storage_state()
        async with all_running([server]):
            path = await judged(browser, server.address + podium, anna, language)
            yield Reviewed(server, podium, path, anna)


async def judged(browser: Browser, podium: str, anna: StorageState, language: Language) -> str:
    """Where the game is told again, once all of it is judged."""
    address = podium.partition("/t/")[0]
    async with visitor(browser, address, language, storage_state=anna) as guest:
        await guest.page.goto(podium)
        await Looker(guest).look_back()
        await guest.page.get_by_role("progressbar").wait_for(state="detached", timeout=JUDGED_MS)
        return guest.page.url.removeprefix(address)
