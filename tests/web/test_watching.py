"""Somebody comes to a table where a game is played: to watch, and to take a bot's seat."""

import pytest

from ebbes.engine.options import Options
from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.player import Moment, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


@at_length
async def test_who_watches_sees_the_trick_and_no_hand_until_they_take_a_bots_seat(
    visit: Visit,
) -> None:
    player, watcher = Player(await visit()), Player(await visit(nonce="watcher"))
    await player.found(Options(4))
    await player.start()
    await player.play_until(Moment.PLAY)
    await watcher.visitor.go(f"/t/{player.code}")
    await watcher.visitor.button("table-join-in").wait_for()
    assert await watcher.hand().count() == 0
    assert await watcher.lying() == await player.lying()
    await watcher.visitor.button("table-join-in").click()
    await watcher.visitor.button("table-take-over", who="Lisbeth").click()
    await watcher.hand().first.wait_for()
    await player.act(Moment.PLAY)
    await watcher.play_until(Moment.PLAY)
