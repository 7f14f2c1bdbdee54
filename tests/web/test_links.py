"""A link asks before it makes a browser somebody else, and there is a way back."""

import pytest
from playwright.async_api import expect

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.persons import arrive, link_of
from tests.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def is_called(who: Visitor, name: str) -> None:
    """Waits until the settings show who somebody is."""
    await expect(who.page.get_by_text(name, exact=True)).to_be_visible()


@at_length
async def test_a_link_asks_first_and_whoever_says_yes_can_go_back(visit: Visit) -> None:
    anna, ben = await visit("de"), await visit("de")
    await arrive(anna, "Anna")
    await arrive(ben, "Ben")
    link = await link_of(anna)
    tab = await ben.tab()
    await tab.go("/settings")
    await is_called(tab, "Ben")

    await ben.go(link)
    await ben.text("home-link-left", who="Ben").wait_for()
    await ben.button("home-link-stay", who="Ben").click()
    await ben.page.locator("dialog").wait_for(state="detached")
    assert ben.page.url == f"{ben.address}/"

    await ben.go(link)
    await ben.button("home-link-yes", who="Anna").click()
    await ben.text("home-link-done", who="Anna").wait_for()
    await is_called(tab, "Anna")

    await tab.button("settings-back", who="Ben").click()
    await tab.button("settings-back", who="Anna").wait_for()
    await is_called(tab, "Ben")
