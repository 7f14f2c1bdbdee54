"""A game over days, in browsers: opened, planned, rested from, and told where somebody is not."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import CDPSession, expect

from ebbes.client.seen import Seen
from tests.extent import at_length
from tests.server.calling.letterbox import Browser as Woken
from tests.server.calling.letterbox import signed_claims
from tests.web.bert import ANNA, joined, until_bert_is_asked
from tests.web.calling import Calling
from tests.web.conftest import Visit
from tests.web.persons import arrive
from tests.web.pictures.beside import in_dialog
from tests.web.player import Player
from tests.web.push_service import PushService, push_service
from tests.web.server import Seeded, seeded_server
from tests.web.typist import Typist
from tests.web.visitor import Visitor, tell

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
KEPT = """async wanted => {
  const kept = await (await fetch("/api/me/telling")).json();
  return Object.entries(wanted).every(([name, value]) => kept[name] === value);
}"""
"""Whether the server keeps what somebody wants to be told."""
CLICK = """async () => {
  WindowClient.prototype.focus = async () => undefined; // a script may not: only a finger may
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def service() -> AsyncIterator[PushService]:
    """Who wakes browsers."""
    async with push_service() as service:
        yield service


@pytest_asyncio.fixture(loop_scope="session")
async def house(service: PushService) -> AsyncIterator[Seeded]:
    """A server that may call there."""
    async with seeded_server(Calling, EBBES_PUSH_SERVICES=service.address) as server:
        yield server


async def opened(visit: Visit, address: str, **wishes: Any) -> Visitor:
    """Anna at a table over days that she has opened."""
    anna = await visit("de", address=address, **wishes)
    await arrive(anna, "Anna")
    await anna.go("/over-days")
    await anna.button("overdays-open").click()
    await anna.button("waiting-start").wait_for()
    return anna


async def deliver(session: CDPSession, origin: str, told: str) -> None:
    """A message for the browser itself, as its service would bring it."""
    told_of: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def hear(event: dict[str, Any]) -> None:
        for each in event["registrations"]:
            if each["scopeURL"] == f"{origin}/" and not told_of.done():
                told_of.set_result(each["registrationId"])

    session.on("ServiceWorker.workerRegistrationUpdated", hear)
    await session.send("ServiceWorker.enable")
    await session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": await told_of, "data": told},
    )


async def want_each_call(anna: Visitor) -> None:
    """On this device, every time, and at night as well."""
    await anna.go("/over-days")
    await anna.button("overdays-calls-here").click()
    group = anna.page.get_by_role("radiogroup", name=anna.say("overdays-calls"))
    await group.get_by_text(anna.say("overdays-calls-each"), exact=True).click()
    await anna.page.wait_for_function(KEPT, arg={"how": "each"})
    night = anna.page.get_by_role("switch", name=anna.say("overdays-calls-nights"))
    await night.click()
    await anna.page.wait_for_function(KEPT, arg={"nights": False})


async def test_a_browser_is_woken_in_words_only_it_can_read_and_a_tap_leads_to_the_table(
    service: PushService, house: Seeded, visit: Visit
) -> None:
    woken = Woken("anna")
    keys = {"p256dh": woken.keys["key"], "auth": woken.keys["auth"]}
    anna = await opened(visit, house.address, permissions=["notifications"])
    code = Player(anna).code
    await Player(await visit("de", address=house.address)).join(code, "Bert")
    await tell(anna.context, "woken", {"endpoint": f"{service.address}/anna", "keys": keys})
    await want_each_call(anna)
    await anna.go(f"/t/{code}")
    await anna.button("waiting-start").click()
    await Player(anna).moment()
    await anna.go("/rules")

    letter = await service.next_letter()
    assert letter.path == "/anna"
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert signed_claims(letter.headers["authorization"])["aud"] == service.address
    told = woken.read(letter.body)
    assert (told["title"], told["url"]) == (anna.say("overdays-call-one"), f"/t/{code}")
    assert "Bert" in told["text"]

    await deliver(await anna.context.new_cdp_session(anna.page), house.address, json.dumps(told))
    await anna.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    (shown,) = await anna.page.evaluate(SHOWN)
    assert shown == {
        "title": told["title"],
        "body": told["text"],
        "tag": "turn",
        "data": told["url"],
    }
    (worker,) = anna.context.service_workers
    await worker.evaluate(CLICK)
    await anna.page.wait_for_url(f"**/t/{code}")
    assert await anna.page.evaluate(SHOWN) == []
    await Player(anna).moment()


def held(seen: Seen) -> int:
    """How many cards Anna has."""
    assert seen.game is not None
    return len(seen.game.view.seen.hands[ANNA])


async def plan_every_chance(anna: Visitor) -> None:
    """By keyboard: nothing plays itself but the first card for whatever comes."""
    typist = Typist(anna)
    await typist.push(anna.button("menu"))
    await typist.push(in_dialog(anna, "table-wishes"))
    await anna.heading("overdays-plan").wait_for()
    forced = anna.page.get_by_role("switch", name=anna.say("overdays-forced"))
    await typist.push(forced, "Space")
    await expect(forced).not_to_be_checked()
    for choice in await anna.page.get_by_role("combobox").all():
        await typist.push(choice, "ArrowDown")
    await typist.push(anna.button("overdays-plan-keep"))
    await anna.page.get_by_role("status").get_by_text(anna.say("overdays-plan-kept")).wait_for()


@at_length
async def test_what_was_planned_by_keyboard_is_played_while_somebody_is_away(
    house: Seeded, visit: Visit
) -> None:
    anna = await opened(visit, house.address)
    async with joined(house.address, Player(anna).code) as bert:
        await Player(anna).start()
        await until_bert_is_asked(bert, Player(anna))
        await plan_every_chance(anna)
        await anna.go("/rules")
        before = held(bert.seen)
        async for turn in bert.turns():
            await turn.choose(turn.view.legal[0])
            seen = await bert.until(lambda seen: held(seen) < before or seen.now.prompt is not None)
            if held(seen) < before:
                break


@at_length
async def test_a_holiday_is_taken_and_given_back(house: Seeded, visit: Visit) -> None:
    anna = await visit("de", address=house.address)
    await arrive(anna, "Anna")
    await anna.go("/over-days")
    first = anna.page.get_by_label(anna.say("overdays-holiday-first"))
    today = await first.get_attribute("min") or ""
    await first.fill(today)
    await anna.page.get_by_label(anna.say("overdays-holiday-last")).fill(today)
    await anna.page.keyboard.press("Enter")
    cancel = anna.button("overdays-holiday-end", days="")
    await cancel.press("Enter")
    await cancel.wait_for(state="detached")
    await expect(anna.text("overdays-holiday-text", left=30)).to_be_visible()
