"""A slow phone answers a tap at once; `make pace` measures how soon."""

import pytest
from playwright.async_api import Browser

from tests.extent import at_length
from tests.web.server import Seeded
from tests.web.timed import LIMIT, SLOW, slowed

pytestmark = pytest.mark.asyncio(loop_scope="session")

BUSY = 10
"""How many times longer than alone a page may take beside other tests."""
TIMES = 6
"""So often something is tapped: the quickest tap is the one that nothing held up."""


@at_length
async def test_a_tap_is_seen_before_what_it_leads_to_is_done(
    browser: Browser, server: Seeded
) -> None:
    async with slowed(browser, server.address, SLOW) as player:
        await player.moment()
        await player.measure()
        for _ in range(TIMES):
            await player.tap_on("the menu", player.visitor.button("menu").first)
            await player.tap_on("close", player.visitor.button("close"))
        await player.act_once()
    quickest = {kind: min(times) for kind, times in player.taps.items()}
    assert max(quickest.values()) <= BUSY * LIMIT, quickest
    handled = {kind: min(player.handled[kind]) for kind in ("the menu", "close")}
    assert max(handled.values()) <= LIMIT / 5, player.handled
