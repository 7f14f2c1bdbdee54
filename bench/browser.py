"""`make bench-browser`: the kernel in Chromium beside the native one, in one run.

The same random rounds, and the same decisions of `expert` with the same chance; then with the
processor slowed down and the effort a slow device chooses. Fails if rules are less than half as
fast in the browser, if thoughts take more than three times as long, or if people wait too long.
"""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np
from playwright.async_api import Page
from tests.support import ALL_OPTIONS
from tests.wasm.asked import choice_of
from tests.wasm.node import FOLDER, package
from tests.wasm.test_thoughts import Played, played
from tests.web.chromium import chromium
from tests.web.plain import served
from tests.web.timed import SLOW

from ebbes.bots.chance import chance_of
from ebbes.bots.roster import bot_named
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.kernel.deals import cards_of, start_of
from ebbes.kernel.playout import random_rounds
from ebbes.kernel.rng import generator

FOUR: Final = Options(4)
NUMBER, TRIES, SEED = 200_000, 5, 7
EVERY: Final = 7
"""Of the decisions of a game every so many is thought about, so that all phases are."""
MANY: Final = 2
"""Decisions with fewer choices are made at once."""
LEAST_RATE, MOST_TIME = 0.5, 3.0
PATIENCE, SLOW_PATIENCE = 300.0, 1_000.0
"""Milliseconds for 99 of 100 thoughts, and with a slow processor."""
PAGE: Final = '<!doctype html><title>bench</title><script type="module" src="browser.mjs"></script>'


class Thoughts(NamedTuple):
    """Milliseconds of each, and what was chosen."""

    times: list[float]
    choices: list[Any]


def asked(game: Played) -> list[int]:
    """The decisions that are thought about."""
    states = enumerate(game.states)
    return [at for at, state in states if at % EVERY == 0 and len(view_of(state).legal) >= MANY]


def view_of(state: Any) -> Any:
    """What the seat to act sees."""
    return view(state, state.turn)


def native_rate() -> tuple[float, list[int]]:
    """Random rounds in a second, and what they sum up to."""
    start, times, sums = start_of(FOUR), list[float](), list[int]()
    random_rounds(1, start, cards_of(FOUR), generator(SEED))
    for _ in range(TRIES):
        cards, chance = cards_of(FOUR), generator(SEED)
        begun = perf_counter()
        sums = [*map(int, random_rounds(NUMBER, start, cards, chance))]
        times.append(perf_counter() - begun)
    return NUMBER / median(times), sums


def native_thoughts(games: list[Played]) -> Thoughts:
    """Every decision once, after one that is not counted."""
    expert = bot_named("expert")
    decisions = [(state, at) for game in games for at in asked(game) for state in [game.states[at]]]
    expert.choose(view_of(decisions[0][0]), Random(0))
    times, choices = list[float](), list[Any]()
    for state, at in decisions:
        seen, chance = view_of(state), Random(at)
        begun = perf_counter()
        choices.append(expert.choose(seen, chance))
        times.append(1_000 * (perf_counter() - begun))
    return Thoughts(times, choices)


def told_to_a_page(game: Played) -> dict[str, Any]:
    """A game, and with what chance some of its decisions are thought about."""
    wanted = {*asked(game)}
    seeds = [str(chance_of(Random(at))) if at in wanted else None for at in range(len(game.states))]
    return {**game.game, "seeds": seeds}


async def page_thoughts(
    page: Page, games: list[Played], *, is_chosen: bool
) -> tuple[Thoughts, int]:
    """The same in a page; and with what effort it ended."""
    given = {"games": [told_to_a_page(game) for game in games], "isChosen": is_chosen}
    found = await page.evaluate("given => thoughts(given)", given)
    states = [game.states[at] for game in games for at in asked(game)]
    choices = [
        choice_of(state.turn, each["move"])
        for state, each in zip(states, found["told"], strict=True)
    ]
    return Thoughts([each["took"] for each in found["told"]], choices), found["effort"]


async def page_rate(page: Page) -> tuple[float, list[int]]:
    """Random rounds in a second there, and what they sum up to."""
    cards, start = cards_of(FOUR).tolist(), start_of(FOUR).tolist()
    given = {"start": start, "cards": cards, "number": NUMBER, "tries": TRIES, "seed": SEED}
    found = await page.evaluate("given => rounds(given)", given)
    return found["rate"], found["sums"]


@asynccontextmanager
async def opened() -> AsyncIterator[Page]:
    """A page with the kernel, served by Python's own server."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
        shutil.copy(package("local"), folder / "local.mjs")
        shutil.copy(Path(__file__).with_name("browser.mjs"), folder)
        (folder / "index.html").write_text(PAGE)
        with served(folder) as address:
            async with chromium() as browser:
                page = await browser.new_page()
                await page.goto(f"{address}/index.html")
                await page.wait_for_function("window.thoughts !== undefined")
                yield page


async def main() -> str | None:
    """Prints a table; what is wrong, if anything is."""
    games = [played(options, 5) for options in ALL_OPTIONS]
    async with opened() as page:
        there, its_sums = await page_rate(page)
        here, own_sums = native_rate()
        native = native_thoughts(games)
        (browser, _) = await page_thoughts(page, games, is_chosen=False)
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        slow, effort = await page_thoughts(page, games, is_chosen=True)
    same = sum(one == other for one, other in zip(native.choices, browser.choices, strict=True))
    show(here, there, native, browser, slow)
    print(
        f"{same} of {len(native.choices)} choices are the same; slowed, the effort ends at {effort}"
    )
    assert own_sums == its_sums, "the rounds are not the same"
    return wrong(there / here, mean(browser.times) / mean(native.times), browser, slow)


def wrong(rate: float, time: float, browser: Thoughts, slow: Thoughts) -> str | None:
    """What was promised and does not hold."""
    if rate < LEAST_RATE:
        return f"random rounds are {rate:.0%} as fast as native ones"
    if time > MOST_TIME:
        return f"thoughts take {time:.1f} times as long as native ones"
    if percentile(browser.times) > PATIENCE:
        return f"one of a hundred thoughts takes more than {PATIENCE:.0f} ms"
    if percentile(slow.times) > SLOW_PATIENCE:
        return f"slowed {SLOW} times, thoughts take more than {SLOW_PATIENCE:.0f} ms"
    return None


def percentile(times: list[float]) -> float:
    """99 of 100 are no longer."""
    return float(np.percentile(times, 99))


def show(here: float, there: float, *thoughts: Thoughts) -> None:
    """As bench/results.md has it."""
    print(f"| | native | Chromium | slowed {SLOW} times |\n|---|---|---|---|")
    print(f"| random rounds a second | {here:,.0f} | {there:,.0f} ({there / here:.0%}) | |")
    for name, worth in (("mean", mean), ("99 %", percentile), ("longest", max)):
        cells = " | ".join(f"{worth(each.times):.1f}" for each in thoughts)
        print(f"| a decision of `expert`, {name}, ms | {cells} |")


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
