"""The hand of the day, in a browser: one tap from home, a round, and how it went."""

import re

import pytest
from playwright.async_api import expect

from tests.web.conftest import Visit
from tests.web.persons import arrive
from tests.web.player import Moment, Player

POINTS = re.compile(r"^[+−]?\d+$")
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_hand_of_the_day_is_played_and_can_be_told_to_others(visit: Visit) -> None:
    anna = await visit("de")
    await arrive(anna, "Anna")
    await anna.go()
    await anna.page.get_by_role("link", name=anna.say("home-day")).click()
    await anna.button("day-play").click()
    player = Player(anna)
    await player.play_until(Moment.COUNT)
    await anna.button("score-finish").click()
    await anna.text("day-done").wait_for()
    await expect(anna.text("day-review-later")).to_be_visible()
    await expect(anna.page.locator("[aria-current=date] b")).to_have_text(POINTS)
    await anna.button("day-practise").click()
    await player.play_until(Moment.PLAY)
    await anna.go("/day")
    await anna.text("day-done").wait_for()
