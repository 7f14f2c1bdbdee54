"""The table is back as it was: after a reload, without a network, after a restart."""

from hashlib import sha256

import pytest
from playwright.async_api import Browser, expect

from ebbes.engine.options import Options
from tests.extent import at_length, some_of
from tests.web.conftest import Visit
from tests.web.player import Moment, Player
from tests.web.server import seeded_server
from tests.web.visitor import tell

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def in_a_trick(player: Player) -> None:
    """Plays on until others have played and it is one's own turn."""
    await player.play_until_seen(player.cards("blocked"))


async def test_a_reload_and_a_second_tab_show_the_table_as_it_was(visit: Visit) -> None:
    player = Player(await visit())
    await player.found(Options(4))
    await player.start()
    await in_a_trick(player)
    before = await player.sees()
    await player.page.reload()
    await player.play_until(Moment.PLAY)
    assert await player.sees() == before
    other = Player(await player.visitor.tab())
    await other.visitor.go(f"/t/{player.code}")
    await other.play_until(Moment.PLAY)
    assert await other.sees() == before
    await other.act(Moment.PLAY)
    await expect(player.hand()).to_have_count(len(before.hand) - 1)


async def test_without_a_network_the_page_says_so_and_a_card_played_then_counts_later(
    visit: Visit,
) -> None:
    player = Player(await visit("de"))
    await player.found(Options(4))
    await player.start()
    await in_a_trick(player)
    before = await player.sees()
    with player.visitor.forgiving():
        await player.visitor.context.set_offline(True)
        await player.visitor.text("table-lost").first.wait_for()
        assert await player.sees() == before
        card = player.cards("playable").first
        name = await player.name_of(card)
        await player.tap(card)
        await player.visitor.context.set_offline(False)
        await player.hand_without(name)
    await player.play_until(Moment.COUNT)


@at_length
async def test_a_game_seen_in_two_tabs_was_dealt_fairly(visit: Visit) -> None:
    player = Player(await visit())
    await player.found(Options(2))
    other = await player.visitor.tab()
    await tell(other.page, "chance", sha256(b"another nonce").hexdigest())
    await other.go(f"/t/{player.code}")
    await other.button("waiting-start").wait_for()
    await player.start()
    for tab in (player, Player(other)):
        await tab.play_game()
        await tab.visitor.button("end-check").click()
        await tab.visitor.heading("check-good").wait_for()
        await expect(tab.visitor.text("check-nonce-elsewhere")).to_have_count(0)


@pytest.mark.parametrize("how", some_of(["stop", "kill"], "kill"))
async def test_a_server_that_restarts_in_the_middle_of_a_trick_is_hardly_noticed(
    browser: Browser, visit: Visit, how: str
) -> None:
    async with seeded_server() as server:
        player = Player(await visit("pfl", address=server.address))
        await player.found(Options(4))
        await player.start()
        await in_a_trick(player)
        before = await player.sees()
        with player.visitor.forgiving():
            await getattr(server, how)()
            card = player.cards("playable").first
            name = await player.name_of(card)
            await player.tap(card)
            await player.visitor.text("table-lost").first.wait_for()
            await server.start()
            await player.hand_without(name)
        await player.moment()
        assert await player.hand().count() == len(before.hand) - 1
        await player.play_until(Moment.COUNT)
        await player.page.close()
