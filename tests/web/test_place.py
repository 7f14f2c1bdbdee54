"""My place, in a browser: free at first, then a hand that was played, a choice, and a way back."""

import pytest
from playwright.async_api import expect

from ebbes.engine.options import Options
from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.persons import arrive, ask
from tests.web.player import Moment, Player

PUT = """shows => fetch("/api/me/place/shows", {
  method: "PUT",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(shows),
})"""
pytestmark = [pytest.mark.asyncio(loop_scope="session"), at_length]


async def test_what_was_played_has_its_place_and_a_written_code_leads_back_to_it(
    visit: Visit,
) -> None:
    anna, phone = await visit("de"), await visit("de")
    await arrive(anna, "Anna")
    await anna.go()
    await anna.page.get_by_role("link", name=anna.say("home-place")).click()
    await anna.heading("me-free").wait_for()

    await anna.go("/day")
    await anna.button("day-play").click()
    await Player(anna).play_until(Moment.COUNT)
    await anna.button("score-finish").click()
    await anna.text("day-done").wait_for()
    await anna.go("/me")
    await anna.heading("me-missing", real=0, enough=30).wait_for()
    await expect(anna.page.get_by_role("link", name=anna.say("me-game-hand"))).to_be_visible()

    await anna.page.get_by_role("link", name=anna.say("me-shown")).click()
    shows = anna.page.get_by_role("switch", name=anna.say("me-shown-strength"))
    await expect(shows).not_to_be_checked()
    await shows.click()
    await expect(anna.text("me-shown-soon")).to_be_visible()
    assert (await ask(anna, "GET", "/api/me/place"))["shows"]["strength"]
    await anna.button("me-code-make").click()
    code = await anna.page.locator("code").inner_text()
    await anna.go("/me/shown")
    await anna.button("me-code-renew").wait_for()
    await expect(anna.page.get_by_text(code)).to_have_count(0)

    await phone.go("/me")
    await phone.page.get_by_label(phone.say("me-back-label")).fill(code.lower())
    await phone.button("me-back-go").click()
    await phone.button("home-link-yes", who="Anna").click()
    await phone.heading("me-missing", real=0, enough=30).wait_for()
    await expect(phone.page.get_by_role("heading", name="Anna")).to_be_visible()


@at_length
async def test_those_at_a_table_see_what_somebody_shows_and_nothing_else(visit: Visit) -> None:
    anna, ben = await visit("en"), await visit("en")
    host, guest = Player(anna), Player(ben)
    await host.found(Options(4))
    await guest.join(host.code, "Ben")
    await ben.button("waiting-seat-place", who="Anna").click()
    await ben.text("me-look-none", who="Anna").wait_for()
    await ben.close_sheet()
    shows = {"strength": True, "games": False, "results": True}
    await anna.page.evaluate(PUT, shows)
    await ben.button("waiting-seat-place", who="Anna").click()
    await ben.text("me-shown-soon").wait_for()
