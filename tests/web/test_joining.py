"""People come to a table: by its code, by its picture, to watch, to take a seat."""

import asyncio

import pytest

from ebbes.engine.options import Options
from tests.web.conftest import Visit
from tests.web.player import Moment, Player
from tests.web.qr import read_qr

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_friends_join_by_the_code_and_by_the_picture_and_play_a_card_each(
    visit: Visit,
) -> None:
    host = Player(await visit("de", nonce="host"))
    berta, karl = Player(await visit("en", nonce="1")), Player(await visit("pfl", nonce="2"))
    await host.found(Options(3))
    await berta.join(host.code.lower(), "Berta")
    link = await read_qr(host.page.get_by_role("img", name=host.visitor.say("waiting-qr")))
    await karl.visitor.page.goto(link)
    await karl.visitor.button("waiting-seat-take").click()
    await karl.give_name("Karl")
    await host.page.get_by_text("Karl").first.wait_for()
    await host.start()
    await asyncio.gather(*(player.act_once() for player in (host, berta, karl)))


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
