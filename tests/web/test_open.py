"""Open tables, in browsers: strangers meet by one tap, and one avoids the other by two."""

import pytest
from playwright.async_api import expect

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.inspector import Inspector
from tests.web.persons import arrive, ask
from tests.web.visitor import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")


@at_length
async def test_strangers_meet_at_an_open_table_and_one_avoids_the_other(visit: Visit) -> None:
    anna, bert = await visit("de"), await visit("pfl")
    await arrive(anna, "Anna")
    await arrive(bert, "Bert")
    await anna.go()
    await anna.page.get_by_role("link", name=anna.say("home-open")).click()
    await anna.button("open-own-all").click()
    await anna.page.wait_for_url("**/t/*")
    await bert.go("/open")
    await bert.button("open-sit-with", who="Anna").click()
    await bert.page.wait_for_url(anna.page.url)
    await expect(anna.page.get_by_text("Bert").first).to_be_visible()
    await anna.button("waiting-start").click()
    await anna.button("menu").first.click()
    await anna.page.get_by_text(anna.say("table-people")).click()
    inspector = Inspector((PHONE["width"], PHONE["height"]))
    await anna.button("open-report").wait_for()
    await inspector.take(anna.page, "people")
    await anna.button("open-block").click()
    await anna.text("open-blocked", who="Bert").wait_for()
    await ask(bert, "POST", "/api/tables", {"id": "own", "settings": {"public": True}})
    await anna.go("/open")
    await anna.text("open-avoided").wait_for()
    await inspector.take(anna.page, "open")
    assert inspector.faults == []
    await expect(anna.button("open-sit-with", who="Bert")).to_have_count(0)
    await anna.button("open-lift").press("Enter")
    await anna.button("open-again").press("Enter")
    await anna.button("open-sit-with", who="Bert").wait_for()
