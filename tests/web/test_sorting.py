"""Whoever likes it so lays their cards themselves."""

import pytest
from playwright.async_api import Locator

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.player import PENNANT, Moment, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def names(player: Player) -> list[str]:
    """The cards of the hand, in their order."""
    return [await player.name_of(card) for card in await player.hand().all()]


async def point(card: Locator) -> tuple[float, float]:
    """Where a card can be taken, however many lie over it."""
    box = await card.bounding_box()
    assert box is not None
    return box["x"] + PENNANT["x"], box["y"] + PENNANT["y"]


@at_length
async def test_a_card_is_drawn_or_moved_by_keys_to_another_place_and_is_not_played(
    visit: Visit,
) -> None:
    guest = await visit(settings={"handOrder": "hand"})
    player = Player(guest)
    await guest.go()
    await guest.button("home-play").click()
    await player.play_until(Moment.PLAY)
    before = await names(player)
    mouse = guest.page.mouse
    await mouse.move(*await point(player.hand().nth(0)))
    await mouse.down()
    await mouse.move(*await point(player.hand().nth(3)), steps=5)
    await mouse.up()
    drawn = await names(player)
    assert (drawn.index(before[0]), sorted(drawn)) == (3, sorted(before))
    await player.hand().nth(3).focus()
    await guest.page.keyboard.press("Shift+ArrowLeft")
    assert (await names(player)).index(before[0]) == 2
    focused = guest.page.locator("li > button:focus")
    assert await player.name_of(focused) == before[0]
    await player.act(Moment.PLAY)
