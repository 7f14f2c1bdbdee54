"""What a thumb needs: edges that take taps, a way back, and buttons for all that keys do."""

import pytest
from playwright.async_api import Locator, expect

from ebbes.engine.options import Options
from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.player import Moment, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

EDGE = 2
"""Pixels below the top of a card."""


async def press_the_edge(card: Locator) -> None:
    """Presses a card at its top edge for as long as it takes to give way."""
    await card.hover(position={"x": 16, "y": EDGE}, force=True)
    box = await card.bounding_box()
    assert box is not None
    mouse = card.page.mouse
    await mouse.move(box["x"] + box["width"] / 2, box["y"] + EDGE)
    await mouse.down()
    await card.page.evaluate("new Promise(requestAnimationFrame)")
    await mouse.up()


async def test_the_top_edge_of_a_raised_card_takes_taps(visit: Visit) -> None:
    player = Player(await visit(settings={"secondTap": True}))
    await player.found(Options(4))
    await player.start()
    await player.play_until_seen(player.cards("blocked"))
    name = await player.name_of(player.cards("playable").first)
    await press_the_edge(player.cards("playable").first)
    await player.cards("chosen").wait_for()
    await press_the_edge(player.cards("chosen"))
    await player.hand_without(name)


async def test_back_closes_what_lies_over_the_table_and_then_leaves_it(visit: Visit) -> None:
    player = Player(await visit())
    await player.found(Options(4))
    await player.start()
    await player.play_until(Moment.PLAY)
    table = player.page.url
    await player.visitor.button("menu").click()
    await player.page.get_by_role("dialog").wait_for()
    await player.page.go_back()
    await expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert player.page.url == table
    await player.act(Moment.PLAY)
    await player.page.go_back()
    await player.visitor.button("home-play").wait_for()


@at_length
@pytest.mark.parametrize(
    ("options", "moment"),
    [(Options(4, pick_designators=True), Moment.PICK), (Options(4), Moment.NAME)],
    ids=lambda told: told.name if isinstance(told, Moment) else "",
)
async def test_a_phone_has_a_button_for_a_hint_whatever_is_asked(
    visit: Visit, options: Options, moment: Moment
) -> None:
    player = Player(await visit("de", nonce="nix", has_touch=True))
    await player.found(options)
    await player.start()
    await player.play_until(moment)
    hint = player.visitor.button("play-hint")
    await expect(hint).to_be_in_viewport(ratio=1)
    with player.visitor.forgiving():
        async with player.page.expect_response(lambda told: told.url.endswith("/hint")):
            await hint.tap()
        await hint.or_(player.visitor.button("play-hint-dismiss")).first.wait_for()
