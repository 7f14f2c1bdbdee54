"""What needs no server works without a network."""

import pytest

from tests.web.conftest import Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_companion_and_rules_open_without_a_network_after_one_visit(visit: Visit) -> None:
    guest = await visit("de")
    await guest.go()
    await guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    with guest.forgiving():
        await guest.context.set_offline(True)
        await guest.go("/companion")
        await guest.button("companion-start").click()
        await guest.button("companion-enter", round=1).wait_for()
        await guest.go("/rules#R12")
        await guest.page.locator("#R12").wait_for()
        await guest.context.set_offline(False)
