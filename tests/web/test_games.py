"""Whole games by clicks."""

import asyncio

import pytest

from ebbes.engine.options import Options
from ebbes.words import LANGUAGES, Language
from tests.support import ALL_OPTIONS, option_id
from tests.web.conftest import Visit
from tests.web.extent import some_of
from tests.web.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
FOUR = Options(4)
GAMES = [(options, LANGUAGES[at % 3]) for at, options in enumerate(ALL_OPTIONS)]
PEOPLE = ("Anna", "Berta", "Karl-Heinz", "Jérôme")


@pytest.mark.parametrize(
    ("options", "language"),
    some_of(GAMES, (FOUR, "pfl")),
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
    await guest.button("check-go").click()
    await guest.heading("check-good").wait_for()


@pytest.mark.parametrize("options", some_of([FOUR]), ids=option_id)
async def test_four_friends_play_a_game_at_one_table(visit: Visit, options: Options) -> None:
    languages: tuple[Language, ...] = ("de", "en", "pfl", "de")
    friends = [
        Player(await visit(language, nonce=name))
        for name, language in zip(PEOPLE, languages, strict=True)
    ]
    host, *guests = friends
    await host.found(options, PEOPLE[0])
    for guest, name in zip(guests, PEOPLE[1:], strict=True):
        await guest.join(host.code, name)
    await host.start()
    await asyncio.gather(*(friend.play_game() for friend in friends))
    titles = [await friend.page.get_by_role("heading", level=1).inner_text() for friend in friends]
    assert any(title == friends[at].visitor.say("end-won") for at, title in enumerate(titles))
