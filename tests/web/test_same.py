"""Same cards, in a browser: opened in three taps, joined by a link, played by touch and by keys."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
from playwright.async_api import expect

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.inspector import Inspector
from tests.web.persons import arrive, ask
from tests.web.player import Moment, Player
from tests.web.server import Seeded
from tests.web.typist import Typist
from tests.web.visitor import Visitor

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


@asynccontextmanager
async def others(server: Seeded, code: str, many: int) -> AsyncIterator[list[httpx.AsyncClient]]:
    """People who have joined a challenge elsewhere."""
    async with AsyncExitStack() as stack:
        people: list[httpx.AsyncClient] = []
        for number in range(many):
            client = httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address})
            people.append(await stack.enter_async_context(client))
            assert (await client.post("/api/me", json={"name": f"G{number}"})).is_success
            assert (await client.post(f"/api/challenges/{code}/join")).is_success
        yield people


async def count_table(who: Visitor, last: str) -> None:
    """All cards went to the one who sits last."""
    await who.button("same-box-count").click()
    await who.page.get_by_role("button", name=re.compile(f"^{last}")).click()
    await who.button("companion-rest-label", who=last).click()
    await who.button("same-box-enter").click()


@at_length
async def test_an_evening_with_real_cards_tells_each_their_cards_and_counts_all_tables(
    visit: Visit, server: Seeded
) -> None:
    anna, ben = await visit("de"), await visit("de")
    for who, name in ((anna, "Anna"), (ben, "Ben")):
        await arrive(who, name)
    await anna.go("/same")
    await anna.page.get_by_text(anna.say("same-kind-box"), exact=True).click()
    await anna.button("same-open").click()
    await anna.button("same-join").click()
    await anna.button("same-evening-start").wait_for()
    path = anna.page.url.removeprefix(anna.address)
    code = path.rpartition("/")[2]
    await ben.go(path)
    await ben.button("same-join").click()
    async with others(server, code, 6) as people:
        await anna.button("same-evening-start").click()
        for who in (anna, ben):
            cards = who.page.get_by_role("list", name=who.say("same-box-take"))
            await expect(cards.get_by_role("listitem")).to_have_count(10)
        own = (await ask(anna, "GET", f"/api/challenges/{code}"))["box"]
        await count_table(anna, own["people"][-1])
        await anna.text("same-evening-waiting", people=4).wait_for()
        for each in people:
            box = (await each.get(f"/api/challenges/{code}")).json()["box"]
            if box["table"] != own["table"]:
                body = {"number": 1, "points": [0, 0, 0, 0]}
                assert (await each.post(f"/api/challenges/{code}/points", json=body)).is_success
                break
    for who in (anna, ben):
        await who.page.get_by_text(who.say("same-round", round=2), exact=True).first.wait_for()
    standings = (await ask(anna, "GET", f"/api/challenges/{code}"))["standings"]
    assert {each["played"] for each in standings} == {1}
    assert sum(each["above"] for each in standings) == pytest.approx(0, abs=0.1)
