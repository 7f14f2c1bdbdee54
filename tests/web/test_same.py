"""Same cards, in a browser: opened in three taps, joined by a link, played by touch and by keys."""

import re

import pytest
from playwright.async_api import expect

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.inspector import Inspector
from tests.web.persons import arrive, ask
from tests.web.player import Moment, Player
from tests.web.typist import Typist

CODE = re.compile(r"/same/[A-Z]{7}$")
FIGURE = re.compile(r"^(0,0|[+−]\d+,\d)$")
pytestmark = pytest.mark.asyncio(loop_scope="session")


@at_length
async def test_friends_play_the_same_cards_and_see_how_they_compare(visit: Visit) -> None:
    inspector = Inspector((390, 844), (1440, 900))
    anna, ben = await visit("de", has_touch=True), await visit("de")
    await arrive(anna, "Anna")
    await anna.go()
    await anna.button("home-all").tap()
    await anna.page.get_by_role("link", name=anna.say("home-same")).tap()
    await anna.heading("same-new").wait_for()
    await inspector.take(anna.page, "make")
    await anna.button("same-open").tap()
    await anna.heading("same-link-title").wait_for()
    await expect(anna.page).to_have_url(CODE)
    path = anna.page.url.removeprefix(anna.address)
    await inspector.take(anna.page, "link")
    await anna.button("same-play", round=1).tap()
    await Player(anna).play_until(Moment.COUNT)
    await anna.button("score-finish").tap()
    await anna.heading("same-round-by-round").wait_for()
    await expect(anna.page.locator("li.you .figure")).to_have_text(FIGURE)

    await ben.go(path)
    await ben.heading("same-invites", who="Anna", name="").wait_for()
    await inspector.take(ben.page, "invitation")
    typist = Typist(ben)
    await typist.push(ben.button("same-join"))
    await typist.give_name("Ben")
    await typist.play_until(Moment.COUNT)
    await typist.push(ben.button("score-finish"))
    await ben.heading("same-round-by-round").wait_for()
    await expect(ben.page.locator("li .figure")).to_have_text([FIGURE, FIGURE, FIGURE])
    await expect(ben.text("same-waits", round=2)).to_be_visible()
    await inspector.take(ben.page, "standing")

    await typist.push(ben.page.get_by_role("link", name=ben.say("same-round", round=1), exact=True))
    await ben.page.wait_for_url("**/g/*")
    told = await ask(ben, "GET", f"/api/challenges/{path.rpartition('/')[2]}")
    assert [each["name"] for each in told["standings"] if not each["is_you"]] == ["Anna"]
    assert inspector.faults == []


@at_length
async def test_an_evening_waits_for_people_and_begins_at_two_tables(visit: Visit) -> None:
    anna, ben = await visit("en"), await visit("en")
    for who, name in ((anna, "Anna"), (ben, "Ben")):
        await arrive(who, name)
    await anna.go("/same")
    await anna.page.get_by_text(anna.say("same-kind-evening"), exact=True).click()
    await anna.button("same-open").click()
    await anna.button("same-join").click()
    await anna.button("same-evening-start").wait_for()
    await expect(anna.button("same-evening-start")).to_be_disabled()
    await ben.go(anna.page.url.removeprefix(anna.address))
    await ben.button("same-join").click()
    await ben.text("same-evening-wait", who="Anna").wait_for()
    await anna.button("same-evening-start").click()
    inspector = Inspector((390, 844))
    await anna.button("same-play", round=1).wait_for()
    await inspector.take(anna.page, "evening")
    for who in (anna, ben):
        await who.button("same-play", round=1).click()
        await Player(who).moment()
    assert anna.page.url != ben.page.url
    assert inspector.faults == []
