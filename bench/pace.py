"""`make pace`: how long a tap takes until the page shows it, and whether anything stutters.

The browser measures itself: event timing (interaction to next paint) and long tasks, in a round
played by taps on a phone, with the processor as it is and slowed down.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, CDPSession, Locator
from tests.web.chromium import chromium
from tests.web.player import PENNANT, Moment, Player
from tests.web.server import seeded_server
from tests.web.visitor import PHONE, Visitor, tell, visitor

from ebbes.engine.options import Options

SLOWER = (1, 4)
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
    """Somebody who taps, and has it measured."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.taps: dict[str, list[float]] = defaultdict(list)
        self.tasks: list[float] = []

    async def measure(self, kind: str | None = None) -> None:
        """Notes what was measured since the last time; a kind of tap for which it was done."""
        found = await self.page.evaluate(MEASURED)
        self.tasks += found["tasks"]
        if kind is not None:
            self.taps[kind].append(max((time for _, time in found["taps"]), default=SHORTEST))

    async def tap_on(self, kind: str, target: Locator) -> None:
        """Taps, and measures it."""
        await target.tap()
        await self.measure(kind)

    async def tap(self, card: Locator) -> None:
        """Taps a card, and measures it."""
        await card.tap(position=PENNANT)
        await self.measure("a card")


async def play(player: Timed) -> None:
    """One round, with a look at everything beside it."""
    seen = player.visitor
    await player.moment()
    await player.measure()
    player.tasks.clear()
    for key, kind in (("menu", "the menu"), ("table-map", "the map")):
        await player.tap_on(kind, seen.button(key).first)
        await player.tap_on("close", seen.button("close"))
    await player.play_until_seen(player.cards("blocked"))
    await player.cards("blocked").first.tap(position=PENNANT)
    await player.measure("a card that may not be played")
    await player.play_until(Moment.COUNT)
    await player.tap_on("on to the next round", player.onward)
    await player.moment()
    await player.measure()


async def show_whole(session: CDPSession) -> None:
    """Makes the window larger than the phone: what it cuts off is never painted, so never timed."""
    window = await session.send("Browser.getWindowForTarget")
    bounds = {"width": 2 * PHONE["width"], "height": 2 * PHONE["height"]}
    await session.send(
        "Browser.setWindowBounds", {"windowId": window["windowId"], "bounds": bounds}
    )


@asynccontextmanager
async def slowed(browser: Browser, address: str, times: int) -> AsyncIterator[Timed]:
    """Somebody with a phone so many times slower than this machine, at a new table."""
    async with visitor(
        browser, address, hurry=False, nonce="nix", has_touch=True, is_mobile=True
    ) as guest:
        await tell(guest.context, "measure")
        session = await guest.context.new_cdp_session(guest.page)
        await show_whole(session)
        player = Timed(guest)
        await player.found(Options(4))
        await session.send("Emulation.setCPUThrottlingRate", {"rate": times})
        await player.tap_on("start", guest.button("waiting-start"))
        yield player


async def main() -> None:
    """Prints a table, and what lasted longest."""
    results = {}
    async with chromium() as browser, seeded_server() as server:
        for times in SLOWER:
            async with slowed(browser, server.address, times) as player:
                await play(player)
            results[times] = player
    show(results)


def show(results: dict[int, Timed]) -> None:
    """As bench/results.md has it."""
    speeds = [f"worst, {times} times slower" for times in results]
    print("| tap on | taps | " + " | ".join(speeds) + " |")
    print("|---" * (2 + len(results)) + "|")
    for kind, taps in results[1].taps.items():
        worst = " | ".join(f"{max(player.taps[kind]):.0f} ms" for player in results.values())
        print(f"| {kind} | {len(taps)} | {worst} |")
    for times, player in results.items():
        longest = max(player.tasks, default=0)
        many = len(player.tasks)
        print(f"{times} times slower: {many} tasks over 50 ms, {longest:.0f} ms at most")


if __name__ == "__main__":
    asyncio.run(main())
