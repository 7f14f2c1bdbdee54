"""What cannot be done says why."""

import pytest

from ebbes.words import LANGUAGES, Language
from tests.extent import some_of
from tests.web.conftest import Visit
from tests.web.player import PENNANT, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("language", some_of(LANGUAGES, "de"))
async def test_a_card_that_may_not_be_played_tells_the_rule_and_leads_to_it(
    visit: Visit, language: Language
) -> None:
    guest = await visit(language)
    player = Player(guest)
    await guest.go()
    await guest.button("home-play").click()
    await player.play_until_seen(player.cards("blocked"))
    before = await player.hand().count()
    await player.cards("blocked").first.click(position=PENNANT)
    link = guest.button("rule-link", rule="12")
    await link.click()
    await guest.page.locator("#R12").wait_for()
    await guest.button("to-table").click()
    await player.cards("blocked").first.wait_for()
    assert await player.hand().count() == before
