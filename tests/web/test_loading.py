"""How a page comes to somebody far away: in few legs, and with something of us at once."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Route, ViewportSize, expect

from ebbes.engine.options import Options
from tests.web.conftest import Visit
from tests.web.persons import arrive
from tests.web.player import Moment, Player
from tests.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""A browser that keeps nothing for later: every file comes from the server."""


SHIFTS = """() => {
  window.shifted = [];
  const told = ({ node, previousRect: { y: from }, currentRect: { y: to } }) =>
    Math.abs(to - from) > 8 ? [`${node?.textContent.trim().slice(0, 20)}: ${from} to ${to}`] : [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) shifted.push(...sources.flatMap(told));
  }).observe({ type: "layout-shift", buffered: true });
}"""
"""What has moved up or down by itself; letters that come move by a few pixels."""


class Waiting:
    """Answers of the server that are held back, all but the page itself."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        self._routes: list[Route] = []
        self._news = asyncio.Event()
        self._open = False

    async def hold(self, route: Route) -> None:
        """One more, unless nothing is held back any more."""
        path = route.request.url.split("/", 3)[3]
        if self._open or route.request.is_navigation_request():
            await route.continue_()
            return
        self.paths.append(path)
        self._routes.append(route)
        self._news.set()

    async def have(self, wanted: Sequence[Callable[[str], bool]]) -> None:
        """Wait until everything wanted has been asked for."""
        while not all(any(map(is_wanted, self.paths)) for is_wanted in wanted):
            self._news.clear()
            await self._news.wait()

    async def let_go(self) -> None:
        """Answer them all, and whatever comes later."""
        self._open = True
        for route in self._routes:
            await route.continue_()


@asynccontextmanager
async def held_back(guest: Visitor, what: str = "**/*") -> AsyncIterator[Waiting]:
    """Nothing of this but the page itself is answered, until it is let go."""
    waiting = Waiting()
    await guest.page.route(what, waiting.hold)
    yield waiting
    await guest.page.unroute(what)


def file(name: str) -> Callable[[str], bool]:
    """A file of the bundle, by the name of its module."""
    return lambda path: path.startswith(f"assets/{name}-")


def address(path: str) -> Callable[[str], bool]:
    """An address of the server."""
    return lambda asked: asked == path


async def test_a_link_to_a_table_shows_the_hand_after_three_legs(visit: Visit) -> None:
    player = Player(await visit("de"))
    await player.visitor.context.add_init_script(NO_WORKER)
    await player.found(Options(4))
    await player.start()
    guest = Player(await player.visitor.tab())
    async with held_back(guest.visitor) as waiting:
        opening = asyncio.create_task(guest.visitor.go(f"/t/{player.code}"))
        files = [file(name) for name in ("app", "Table", "common", "seated", "de")]
        asks = [address("api/visit"), address(f"api/codes/{player.code}")]
        await asyncio.wait_for(waiting.have([*files, *asks]), 60)
        async with guest.page.expect_websocket():
            await waiting.let_go()
        await opening
        await guest.cards("playable").or_(guest.cards("blocked")).first.wait_for()


async def test_something_of_us_is_painted_before_any_file_has_come(visit: Visit) -> None:
    guest = await visit()
    await guest.context.add_init_script(NO_WORKER)
    async with held_back(guest) as waiting:
        await guest.page.goto(guest.address, wait_until="commit")
        await guest.page.wait_for_function(
            "() => performance.getEntriesByName('first-contentful-paint').length > 0"
        )
        await expect(guest.page.locator("#first")).to_be_visible()
        await expect(guest.page.locator("#stuck")).to_be_hidden()
        assert any(path.endswith(".css") for path in waiting.paths)
        await waiting.let_go()
        await guest.button("home-play").wait_for()
        await expect(guest.page.locator("#first")).to_be_hidden()


async def older(route: Route) -> None:
    """The page as a browser sees it that does not know the colours of day and night."""
    answer = await route.fetch()
    page = re.sub(r"(@supports not \(color: ?)light-dark", r"\1older", await answer.text())
    allowed = {name: told for name, told in answer.headers.items() if "policy" not in name}
    await route.fulfill(response=answer, body=page, headers=allowed)


async def test_a_browser_that_is_too_old_for_the_colours_is_told_so(visit: Visit) -> None:
    guest = await visit("de")
    await guest.context.add_init_script(NO_WORKER)
    await guest.go()
    await guest.button("home-play").wait_for()
    await expect(guest.page.locator("#old")).to_be_hidden()
    await guest.page.route(guest.address + "/", older)
    await guest.go()
    await guest.button("home-play").wait_for()
    await expect(guest.page.locator("#old")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
async def test_nothing_moves_on_the_first_page_when_the_server_tells_who_one_is(
    visit: Visit, viewport: ViewportSize
) -> None:
    guest = await visit("de", viewport=viewport)
    await arrive(guest, "Anna")
    tiles = guest.page.get_by_text(guest.say("home-day-new"))
    await guest.go()
    await tiles.wait_for()
    await guest.button("home-play").click()
    await Player(guest).play_until(Moment.PLAY)
    await guest.context.add_init_script(f"({SHIFTS})()")
    await guest.context.add_init_script(NO_WORKER)
    async with held_back(guest, "**/api/visit") as waiting:
        await guest.go()
        await guest.button("home-play").wait_for()
        await guest.page.wait_for_function("() => document.fonts.status === 'loaded'")
        await waiting.let_go()
        await guest.text("home-continue").first.wait_for()
        await tiles.wait_for()
    await guest.page.evaluate(
        "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
    )
    assert await guest.page.evaluate("shifted") == []
