"""A game that waits is told wherever somebody is, and a game that is over leads to its review."""

import re

import pytest
from playwright.async_api import expect

from ebbes.engine.options import Options
from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.player import Moment, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_that_waits_is_told_on_another_page_and_leads_to_its_table(
    visit: Visit,
) -> None:
    player = Player(await visit())
    await player.found(Options(3))
    await player.start()
    await player.play_until(Moment.PLAY)
    elsewhere = await player.visitor.tab()
    await elsewhere.go("/rules")
    await elsewhere.button("turn-go").wait_for()
    await expect(elsewhere.page).to_have_title(re.compile(f"^{elsewhere.say('turn-yours')} · "))
    await elsewhere.button("turn-go").click()
    other = Player(elsewhere)
    await other.play_until(Moment.PLAY)
    assert await other.sees() == await player.sees()
    await elsewhere.button("turn-go").wait_for(state="hidden")


@at_length
async def test_the_podium_leads_to_the_review_of_its_game(visit: Visit) -> None:
    player = Player(await visit())
    await player.found(Options(2))
    await player.start()
    await player.play_game()
    await player.visitor.button("end-review").click()
    await player.visitor.heading("replay-review").wait_for()
