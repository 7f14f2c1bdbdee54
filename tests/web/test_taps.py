"""How many taps it takes from home: the hand of the day one, a puzzle two, a challenge three."""

import pytest
from playwright.async_api import expect

from tests.web.conftest import Visit
from tests.web.persons import arrive
from tests.web.player import Player
from tests.web.visitor import Visitor, tell

pytestmark = pytest.mark.asyncio(loop_scope="session")
TAPPED = "Number(sessionStorage.getItem('taps') ?? 0)"


async def at_home(visit: Visit) -> Visitor:
    """Somebody with a phone, on the first page."""
    anna = await visit("de", has_touch=True, is_mobile=True)
    await arrive(anna, "Anna")
    await tell(anna.context, "taps")
    await anna.go()
    return anna


async def test_the_hand_of_the_day_lies_there_after_one_tap(visit: Visit) -> None:
    anna = await at_home(visit)
    await anna.page.get_by_role("link", name=anna.say("home-day")).tap()
    await anna.button("day-play").wait_for()
    await expect(anna.page.get_by_role("list", name=anna.say("day-before-you"))).to_be_visible()
    assert await anna.page.evaluate(TAPPED) == 1


async def test_a_puzzle_is_asked_after_two_taps(visit: Visit) -> None:
    anna = await at_home(visit)
    await anna.button("home-puzzles").tap()
    await anna.button("puzzle-ten").first.tap()
    await Player(anna).cards("playable").first.wait_for()
    assert await anna.page.evaluate(TAPPED) == 2


async def test_a_challenge_is_made_by_three_taps(visit: Visit) -> None:
    anna = await at_home(visit)
    await anna.button("home-all").tap()
    await anna.page.get_by_role("link", name=anna.say("home-same")).tap()
    await anna.button("same-open").tap()
    await anna.heading("same-link-title").wait_for()
    assert await anna.page.evaluate(TAPPED) == 3
