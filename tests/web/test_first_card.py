"""Whoever opens the page plays a first card at once."""

import re

import pytest

from tests.web.conftest import Visit
from tests.web.player import PENNANT, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_taps_lead_from_a_fresh_visit_to_the_first_card(visit: Visit) -> None:
    guest = await visit(has_touch=True, is_mobile=True, hurry=False)
    player = Player(guest)
    await guest.go()
    await guest.button("home-play").tap()
    card = player.cards("playable").first
    await card.wait_for()
    name = (await card.inner_text()).partition(",")[0]
    await card.tap(position=PENNANT)
    trick = guest.page.get_by_role("list", name=guest.say("play-trick"))
    await trick.get_by_role("img", name=re.compile(f": {re.escape(name)}")).wait_for()
