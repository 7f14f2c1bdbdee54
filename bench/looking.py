"""`python -m bench.looking`: how soon a review is there, and how soon a step of it is seen.

The browser measures itself, on a phone, with the processor as it is and slowed down; fails if the
first useful picture takes longer than a second here, or a step too long there.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median

from playwright.async_api import Browser
from tests.web.chromium import chromium
from tests.web.looker import Looker, Reviewed, reviewed
from tests.web.timed import LIMIT, SLOW, Timed, show_whole
from tests.web.visitor import tell, visitor

VISITS = 5
STEPS = 40
FIRST_PICTURE = 1000.0
"""Milliseconds from the tap on the podium to the first useful picture."""


@asynccontextmanager
async def slowed(browser: Browser, game: Reviewed, times: int) -> AsyncIterator[Timed]:
    """Who played the game, at its podium, with a phone so many times slower."""
    async with visitor(
        browser,
        game.server.address,
        hurry=False,
        storage_state=game.anna,
        has_touch=True,
        is_mobile=True,
    ) as guest:
        await tell(guest.context, "measure")
        session = await guest.context.new_cdp_session(guest.page)
        await show_whole(session)
        await guest.go(game.podium)
        await guest.button("end-review").wait_for()
        await session.send("Emulation.setCPUThrottlingRate", {"rate": times})
        yield Timed(guest)


async def look(player: Timed) -> float:
    """Milliseconds to the first picture; then every kind of step is measured."""
    seen = player.visitor
    begin = time.perf_counter()
    await seen.button("end-review").tap()
    await player.page.get_by_role("list", name=seen.say("table-standings")).wait_for()
    took = 1000 * (time.perf_counter() - begin)
    looker = Looker(seen)
    await looker.is_done.wait_for()
    await player.measure()
    await player.tap_on("a round", seen.button("replay-round", round=1).first)
    await player.tap_on("trick by trick", seen.button("replay-steps").first)
    await looker.rail.wait_for()
    await player.measure()
    for _ in range(STEPS):
        await player.tap_on("a step on", seen.button("replay-forth"))
    for _ in range(STEPS // 2):
        await player.tap_on("a step back", seen.button("replay-back"))
    return took


async def measure(browser: Browser, game: Reviewed, times: int) -> tuple[list[float], Timed]:
    """All first pictures, and the taps of the last visit."""
    pictures = []
    for _ in range(VISITS):
        async with slowed(browser, game, times) as player:
            pictures.append(await look(player))
    return pictures, player


async def main() -> str | None:
    """Prints a table; what is wrong, if anything is."""
    async with chromium() as browser, reviewed(browser) as game:
        pictures, as_is = await measure(browser, game, 1)
        slow_pictures, slow = await measure(browser, game, SLOW)
    print(f"| | not slowed | {SLOW} times slower |")
    print("|---|---|---|")
    print(f"| first picture | {worth(pictures)} | {worth(slow_pictures)} |")
    for kind, taps in as_is.taps.items():
        print(f"| {kind} | {worth(taps)} | {worth(slow.taps[kind])} |")
    if median(pictures) > FIRST_PICTURE:
        return f"the first picture took {median(pictures):.0f} ms"
    late = [kind for kind, taps in slow.taps.items() if "step" in kind and median(taps) > LIMIT]
    return f"more than {LIMIT:.0f} ms until it is seen: {', '.join(late)}" if late else None


def worth(times: list[float]) -> str:
    """The middle one, and the worst."""
    return f"{median(times):.0f}, {max(times):.0f} ms"


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
