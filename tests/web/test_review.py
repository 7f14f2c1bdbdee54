"""A game is played, and looked at again: overview, story, steps, a moment, another try, what if."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from ebbes.engine.options import Options
from tests.web.inspector import Inspector
from tests.web.player import Player
from tests.web.server import Seeded, seeded_server
from tests.web.visitor import Visitor, visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

JUDGING = {"EBBES_WORKERS": "1", "EBBES_REVIEW_DEPTH": "quick", "EBBES_REVIEW_SHARE": "1"}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def judging(browser: Browser) -> AsyncIterator[Seeded]:
    """A server that judges."""
    async with seeded_server(**JUDGING) as server:
        yield server


async def played(guest: Visitor) -> str:
    """The id of a game that somebody has just played."""
    player = Player(guest)
    await player.found(Options(2))
    await player.start()
    await player.play_game()
    listed = "fetch('/api/me/games').then(answer => answer.json())"
    await guest.page.wait_for_function(f"{listed}.then(({{ games }}) => games.length > 0)")
    found: str = (await guest.page.evaluate(listed))["games"][0]["id"]
    return found


async def play_on(guest: Visitor) -> None:
    """Plays any legal card until the round is over."""
    player = Player(guest)
    close = guest.page.locator("section").get_by_role(
        "button", name=guest.say("replay-onward-close")
    )
    while await player.moment(close) is not None:
        await player.act_once()


async def try_all(guest: Visitor) -> None:
    """Goes through all own moments, and is shown what would have been better."""
    done = guest.heading("replay-again-end-title")
    onward = guest.button("replay-again-next")
    while not await done.is_visible():
        await guest.button("replay-again-show").click()
        await onward.click()
        await guest.button("replay-again-show").or_(done).first.wait_for()


async def test_a_game_is_looked_at_again_from_its_end_to_what_if(
    browser: Browser, judging: Seeded
) -> None:
    async with (
        visitor(browser, judging.address) as anna,
        visitor(browser, judging.address, nonce="stranger") as stranger,
    ):
        inspector = Inspector((390, 844))
        game = await played(anna)
        await anna.go(f"/g/{game}")
        await anna.button("replay-ask").click()
        await anna.heading("replay-given").wait_for()
        await inspector.take(anna.page, "overview")
        await anna.page.get_by_role("button", name=anna.say("replay-round", round=1)).click()
        await anna.heading("replay-story").wait_for()
        await inspector.take(anna.page, "story")
        await anna.button("replay-steps").click()
        await anna.page.keyboard.press("End")
        await anna.page.keyboard.press("Home")
        await anna.page.keyboard.press("ArrowRight")
        await inspector.take(anna.page, "steps")

        await anna.go("/rules")
        await anna.go(f"/g/{game}#again")
        again = anna.button("replay-again-show")
        overview = anna.button("replay-again-go", count=1)
        await again.or_(overview).or_(anna.heading("replay-given")).first.wait_for()
        if await again.is_visible():
            await inspector.take(anna.page, "again")
            await try_all(anna)
            await anna.button("replay-again-close").click()

        await anna.go("/rules")
        await anna.go(f"/g/{game}#1.6.0.on")
        await play_on(anna)
        await inspector.take(anna.page, "what if")
        await (
            anna.page.locator("section")
            .get_by_role("button", name=anna.say("replay-onward-close"))
            .click()
        )

        await anna.go("/rules")
        await anna.go(f"/g/{game}")
        await anna.button("replay-together-title").click()
        await anna.page.get_by_role(
            "button", name=anna.say("replay-together-leader", you="yes", who="", count=1)
        ).wait_for()
        await stranger.go(f"/g/{game}")
        await stranger.text("replay-player", number=1).first.wait_for()
        await stranger.button("replay-together-title").click()
        await anna.page.get_by_role(
            "button", name=anna.say("replay-together-leader", you="yes", who="", count=2)
        ).wait_for()
        await anna.page.get_by_role("button", name=anna.say("replay-round", round=2)).click()
        await stranger.page.wait_for_function("location.hash === '#2'")
        await anna.button("replay-steps").click()
        await anna.page.keyboard.press("ArrowRight")
        await stranger.page.wait_for_function("location.hash.startsWith('#2.')")
        assert not inspector.faults, inspector.faults
        assert "Anna" not in await stranger.page.locator("body").inner_text()
