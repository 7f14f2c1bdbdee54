"""Somebody whose browser measures itself: event timing (interaction to next paint), long tasks."""

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, CDPSession, Locator

from ebbes.engine.options import Options
from tests.web.player import PENNANT, Player
from tests.web.visitor import PHONE, Visitor, tell, visitor

SLOW = 4
"""How many times slower than this machine a phone may be."""
LIMIT = 100.0
"""Milliseconds from a tap to the next paint, on such a phone."""
SHORTEST = 16.0
"""Milliseconds below which a browser reports no interaction."""
MEASURED = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, 120));
  const found = measured;
  measured = { taps: [], tasks: [] };
  return found;
}"""


class Timed(Player):
    """Somebody who taps, and has it measured in milliseconds."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.taps: dict[str, list[float]] = defaultdict(list)
        self.handled: dict[str, list[float]] = defaultdict(list)
        self.tasks: list[float] = []

    async def measure(self, kind: str | None = None) -> None:
        """Notes what was measured since the last time; a kind of tap for which it was done."""
        found = await self.page.evaluate(MEASURED)
        self.tasks += found["tasks"]
        if kind is not None:
            self.taps[kind].append(max((tap["seen"] for tap in found["taps"]), default=SHORTEST))
            self.handled[kind].append(max((tap["handled"] for tap in found["taps"]), default=0.0))

    async def tap_on(self, kind: str, target: Locator) -> None:
        """Taps, and measures it."""
        await target.tap()
        await self.measure(kind)

    async def tap(self, card: Locator) -> None:
        """Taps a card, and measures it."""
        await card.tap(position=PENNANT)
        await self.measure("a card")


@asynccontextmanager
async def slowed(browser: Browser, address: str, times: int) -> AsyncIterator[Timed]:
    """Somebody with a phone so many times slower than this machine, who has begun a game."""
    async with visitor(
        browser, address, hurry=False, nonce="nix", has_touch=True, is_mobile=True
    ) as guest:
        await tell(guest.context, "measure")
        session = await guest.context.new_cdp_session(guest.page)
        await show_whole(session)
        player = Timed(guest)
        await player.found(Options(4))
        await player.measure()
        await session.send("Emulation.setCPUThrottlingRate", {"rate": times})
        await player.tap_on("start", guest.button("waiting-start"))
        yield player


async def show_whole(session: CDPSession) -> None:
    """Makes the window larger than the phone: what it cuts off is never painted, so never timed."""
    window = await session.send("Browser.getWindowForTarget")
    bounds = {"width": 2 * PHONE["width"], "height": 2 * PHONE["height"]}
    asked = {"windowId": window["windowId"], "bounds": bounds}
    await session.send("Browser.setWindowBounds", asked)
