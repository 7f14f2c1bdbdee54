"""The hand of the day, in a browser: one tap from home, a round, and how it went."""

import re
import struct
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.persons import arrive
from tests.web.player import Moment, Player

PNG = b"\x89PNG\r\n"
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
    await anna.heading("day-share").wait_for()
    await expect(anna.text("day-review-later")).to_be_visible()
    await expect(anna.page.locator("[aria-current=date] b")).to_have_text(POINTS)
    await anna.button("day-practise").click()
    await player.play_until(Moment.PLAY)
    await anna.go("/day")
    await anna.heading("day-share").wait_for()
    async with anna.page.expect_download() as download:
        await anna.button("day-picture").click()
    picture = Path(await (await download.value).path()).read_bytes()
    assert picture.startswith(PNG)
    assert (*struct.unpack(">II", picture[16:24]),) == (1200, 630)


@at_length
async def test_the_archive_is_walked_by_keyboard_and_a_day_of_it_is_practised(visit: Visit) -> None:
    anna = await visit("en")
    await arrive(anna, "Anna")
    await anna.go("/day")
    await anna.text("day-proof-title").click()
    await expect(anna.page.locator("dd").first).to_have_text(re.compile("^[0-9a-f]{64}$"))
    first = anna.page.get_by_role("table").get_by_role("link").first
    await first.focus()
    await anna.page.keyboard.press("Enter")
    await anna.button("day-practise-old").or_(anna.button("day-play")).wait_for()
