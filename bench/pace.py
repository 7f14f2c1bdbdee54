"""`make pace`: how long a tap takes until the page shows it, and whether anything stutters.

The browser measures itself, in rounds played by taps on a phone, with the processor as it is and
slowed down; fails if taps on something are too slow there, or if a trick stutters here.
"""

import asyncio
import sys
from collections import defaultdict
from statistics import median

from playwright.async_api import Browser
from tests.web.chromium import chromium
from tests.web.player import PENNANT, Moment
from tests.web.server import seeded_server
from tests.web.timed import LIMIT, SLOW, Timed, slowed

TABLES = 3
LONG_TASK = 50
"""Milliseconds from which a browser counts a task as long."""


class Measured:
    """What some players saw with phones of one speed, in milliseconds."""

    def __init__(self) -> None:
        self.taps: dict[str, list[float]] = defaultdict(list)
        self.tasks: list[float] = []

    def note(self, player: Timed) -> None:
        """One more has played."""
        for kind, times in player.taps.items():
            self.taps[kind] += times
        self.tasks += player.tasks


async def play(player: Timed) -> None:
    """One round, with a look at everything beside it; only the round may not stutter."""
    await look_around(player)
    await player.measure()
    player.tasks.clear()
    await player.play_until_seen(player.cards("blocked"))
    await player.cards("blocked").first.tap(position=PENNANT)
    await player.measure("a card that may not be played")
    await player.play_until(Moment.COUNT)
    tasks = player.tasks.copy()
    await player.tap_on("on to the next round", player.onward)
    await player.moment()
    await change(player)
    player.tasks = tasks


async def look_around(player: Timed) -> None:
    """Everything that opens."""
    seen = player.visitor
    await player.moment()
    await player.measure()
    for key, kind in (
        ("menu", "the menu"),
        ("map", "the map"),
        ("table-roles", "the role board"),
    ):
        await player.tap_on(kind, seen.button(key).first)
        await player.tap_on("close", seen.button("close"))
    await player.tap_on("one's points", seen.button("table-points", points=0))
    await player.tap_on("close", seen.button("close"))


async def change(player: Timed) -> None:
    """Another page, and a switch on it."""
    seen = player.visitor
    await seen.button("menu").first.tap()
    await player.measure()
    await player.tap_on("a link", seen.button("table-menu-settings"))
    switch = player.page.get_by_role("switch", name=seen.say("settings-second-tap"))
    await player.tap_on("a switch", switch)


async def measure(browser: Browser, address: str, times: int) -> Measured:
    """What is seen with phones so many times slower than this machine."""
    measured = Measured()
    for _ in range(TABLES):
        async with slowed(browser, address, times) as player:
            await play(player)
        measured.note(player)
    return measured


async def main() -> str | None:
    """Prints a table; what is wrong, if anything is."""
    async with chromium() as browser, seeded_server() as server:
        as_is = await measure(browser, server.address, 1)
        slow = await measure(browser, server.address, SLOW)
    show(as_is, slow)
    late = [kind for kind, times in slow.taps.items() if median(times) > LIMIT]
    if late:
        return f"more than {LIMIT:.0f} ms until a tap is seen, in the middle: {', '.join(late)}"
    if as_is.tasks:
        return f"tasks over {LONG_TASK} ms in a round: {as_is.tasks}"
    return None


def show(as_is: Measured, slow: Measured) -> None:
    """As bench/results.md has it."""
    print(f"| tap on | taps | not slowed | {SLOW} times slower |")
    print("|---|---|---|---|")
    for kind, times in as_is.taps.items():
        print(f"| {kind} | {len(times)} | {worth(times)} | {worth(slow.taps[kind])} |")
    for measured, speed in ((as_is, "not slowed"), (slow, f"{SLOW} times slower")):
        longest = max(measured.tasks, default=0)
        print(f"{speed}: {len(measured.tasks)} tasks over {LONG_TASK} ms, {longest:.0f} at most")


def worth(times: list[float]) -> str:
    """The middle one, and the worst."""
    return f"{median(times):.0f}, {max(times):.0f} ms"


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
