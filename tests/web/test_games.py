"""Whole games by clicks."""

import asyncio

import pytest

from ebbes.engine.options import Options
from ebbes.words import LANGUAGES, Language
from tests.extent import some_of
from tests.support import ALL_OPTIONS, option_id
from tests.web.conftest import Visit
from tests.web.player import Moment, Player
from tests.web.qr import read_qr

pytestmark = pytest.mark.asyncio(loop_scope="session")
FOUR = Options(4)
GAMES = [(options, LANGUAGES[at % 3]) for at, options in enumerate(ALL_OPTIONS)]
PEOPLE = ("Anna", "Berta", "Karl-Heinz", "Jérôme")
SPOKEN: tuple[Language, ...] = ("de", "en", "pfl", "de")


@pytest.mark.parametrize(
    ("options", "language"),
    some_of(GAMES, (Options(2), "pfl")),
    ids=lambda told: told if isinstance(told, str) else option_id(told),
)
async def test_a_whole_game_is_played_by_clicks_and_was_dealt_fairly(
    visit: Visit, options: Options, language: Language
) -> None:
    guest = await visit(language)
    player = Player(guest)
    await player.found(options)
    await player.start()
    await player.play_game()
    await guest.button("end-check").click()
    await guest.heading("check-good").wait_for()


@pytest.mark.parametrize("end", some_of([Moment.OVER], Moment.COUNT), ids=lambda end: end.name)
async def test_four_friends_come_by_code_picture_and_link_and_play(
    visit: Visit, end: Moment
) -> None:
    friends = [
        Player(await visit(language, nonce=name))
        for name, language in zip(PEOPLE, SPOKEN, strict=True)
    ]
    host, by_code, by_picture, by_link = friends
    await host.found(FOUR, PEOPLE[0])
    await by_code.join(f" {host.code.lower()} ", PEOPLE[1])
    picture = host.page.get_by_role("img", name=host.visitor.say("waiting-qr"))
    for guest, link, name in (
        (by_picture, await read_qr(picture), PEOPLE[2]),
        (by_link, host.page.url, PEOPLE[3]),
    ):
        await guest.page.goto(link)
        await guest.visitor.button("waiting-seat-take").first.click()
        await guest.give_name(name)
        await guest.visitor.button("waiting-leave").wait_for()
    await host.start()
    await asyncio.gather(*(friend.play_until(end) for friend in friends))
