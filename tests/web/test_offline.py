"""What needs no server works without a network."""

import pytest

from ebbes.engine.options import Options
from ebbes.server.lesson.lessons import LESSONS
from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.player import Moment, Player
from tests.web.pupil import Pupil
from tests.web.visitor import tell

pytestmark = pytest.mark.asyncio(loop_scope="session")

READY = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """cards => {
  const kept = JSON.parse(localStorage["ebbes/last-seen"] ?? null);
  return kept?.table.game?.view.trick.length === cards;
}"""
"""Whether the browser keeps a table with so many cards in the trick."""


async def test_the_first_page_says_at_once_that_there_is_no_network(visit: Visit) -> None:
    guest = await visit("de")
    await guest.go()
    await guest.page.evaluate(READY)
    with guest.forgiving():
        await guest.context.set_offline(True)
        await guest.page.reload()
        await guest.page.get_by_text(guest.say("home-offline")).wait_for()
        await guest.context.set_offline(False)


@at_length
async def test_lessons_are_played_without_a_network_after_one_visit(visit: Visit) -> None:
    guest = await visit("de")
    await tell(guest.context, "hurry", 3_000)
    await guest.go()
    await guest.page.evaluate(READY)
    with guest.forgiving():
        await guest.context.set_offline(True)
        for script in LESSONS:
            await guest.go(f"/learn#{script.name}")
            await Pupil(Player(guest), script).learn()
        await guest.context.set_offline(False)


async def test_companion_and_rules_open_without_a_network_after_one_visit(visit: Visit) -> None:
    guest = await visit("de")
    await guest.go()
    await guest.page.evaluate(READY)
    with guest.forgiving():
        await guest.context.set_offline(True)
        await guest.go("/companion")
        await guest.button("companion-start").click()
        await guest.button("companion-enter", round=1).wait_for()
        await guest.go("/rules#R12")
        await guest.page.locator("#R12").wait_for()
        await guest.context.set_offline(False)


@at_length
async def test_a_table_opens_without_a_network_as_it_was_seen_last(visit: Visit) -> None:
    guest = await visit()
    player = Player(guest)
    await player.found(Options(4))
    await player.start()
    await player.play_until_seen(player.cards("blocked"))
    before = await player.sees()
    await guest.page.evaluate(READY)
    await guest.page.wait_for_function(KEPT, arg=len(before.trick))
    with guest.forgiving():
        await guest.context.set_offline(True)
        await guest.page.reload()
        await player.hand().first.wait_for()
        found = await player.sees()
        assert (len(found.hand), found.trick) == (len(before.hand), before.trick)
        await guest.context.set_offline(False)
        await player.play_until(Moment.PLAY)
    assert await player.sees() == before
