"""A passkey in a browser, whose authenticator is one of Chromium's own for tests."""

import pytest
from playwright.async_api import expect

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.persons import arrive, ask
from tests.web.server import Seeded
from tests.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def give_authenticator(who: Visitor) -> None:
    """A device that keeps passkeys, and whose person always says yes."""
    session = await who.context.new_cdp_session(who.page)
    await session.send("WebAuthn.enable")
    await session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


@at_length
async def test_a_passkey_leads_back_after_a_question_and_can_be_removed(
    visit: Visit, server: Seeded
) -> None:
    address = server.address.replace("127.0.0.1", "localhost")
    anna = await visit("en", address=address)
    await arrive(anna, "Anna")
    await give_authenticator(anna)
    await anna.go("/me/shown")
    await anna.button("me-passkey-make").click()
    await anna.page.get_by_role("button", name="Delete the passkey").wait_for()
    assert len(await ask(anna, "GET", "/api/me/passkeys")) == 1

    await anna.context.clear_cookies()
    await anna.go("/me")
    await anna.button("me-passkey-use").click()
    await anna.button("home-link-yes", who="Anna").click()
    await expect(anna.text("me-back-done", who="Anna")).to_be_visible()
    assert (await ask(anna, "GET", "/api/me"))["name"] == "Anna"

    await anna.go("/me/shown")
    await anna.page.get_by_role("button", name="Delete the passkey").click()
    await anna.page.locator("dialog").get_by_role("button", name="Delete").first.click()
    await expect(anna.page.get_by_role("button", name="Delete the passkey")).to_have_count(0)
    assert await ask(anna, "GET", "/api/me/passkeys") == []


async def test_where_the_server_has_no_name_no_passkey_is_offered(visit: Visit) -> None:
    anna = await visit("en")
    await arrive(anna, "Anna")
    await anna.go("/me/shown")
    await anna.button("me-code-make").wait_for()
    await expect(anna.button("me-passkey-make")).to_have_count(0)
