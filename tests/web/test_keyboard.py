"""Everything can be done without a pointer."""

import re

import pytest

from ebbes.engine.options import Options
from tests.extent import at_length, some_of
from tests.support import option_id
from tests.web.conftest import Visit
from tests.web.player import Moment
from tests.web.typist import IN_HAND, PLACES, Typist

pytestmark = pytest.mark.asyncio(loop_scope="session")
FOUR = Options(4)
FEWER = "before => document.querySelectorAll('footer li > button').length < before"


@pytest.mark.parametrize(
    "options", some_of([FOUR, Options(2, True, True), Options(5, False, True)], FOUR), ids=option_id
)
@pytest.mark.parametrize("end", some_of([Moment.OVER], Moment.PLAY), ids=lambda end: end.name)
async def test_a_game_is_played_by_keyboard_alone(
    visit: Visit, options: Options, end: Moment
) -> None:
    guest = await visit("de")
    typist = Typist(guest)
    await typist.found(options)
    await typist.start()
    await typist.play_until(Moment.COUNT)
    await typist.act(Moment.COUNT)
    await typist.play_until(end)
    await typist.page.wait_for_function(PLACES[end])


@at_length
async def test_the_keys_are_listed_and_open_what_they_say(visit: Visit) -> None:
    guest = await visit()
    typist = Typist(guest)
    await typist.play_now()
    await typist.moment()
    for key, title in (
        ("?", "table-keys-title"),
        ("l", "table-last-trick"),
        ("m", "map"),
        ("c", "table-chat"),
    ):
        await guest.page.keyboard.press(key)
        await guest.page.get_by_role("dialog", name=guest.say(title)).wait_for()
        await guest.close_sheet()


@at_length
async def test_the_focus_stays_in_the_hand_after_each_card(visit: Visit) -> None:
    typist = Typist(await visit())
    await typist.play_now()
    for _ in range(3):
        await typist.play_until(Moment.PLAY)
        names = [await typist.name_of(card) for card in await typist.hand().all()]
        card = typist.cards("playable").first
        await typist.walk_to(card, names.index(await typist.name_of(card)))
        await typist.page.wait_for_function(FEWER, arg=len(names))
        assert await typist.page.evaluate(IN_HAND)


@at_length
async def test_the_focus_is_always_seen(visit: Visit) -> None:
    guest = await visit()
    await guest.go()
    await guest.button("home-play").wait_for()
    for _ in range(8):
        await guest.page.keyboard.press("Tab")
        outline = await guest.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert re.search("solid|auto", outline)
