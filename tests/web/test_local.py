"""The table of the device: taken along once, it plays without a network from the first tap."""

import json
from pathlib import Path

import pytest

from ebbes.engine.options import Options
from ebbes.engine.state import OVER
from ebbes.record.certificate import verify
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from ebbes.words import LANGUAGES, Language
from tests.extent import some_of
from tests.support import ALL_OPTIONS, option_id
from tests.web.conftest import Visit
from tests.web.player import Moment, Player
from tests.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

READY = "navigator.serviceWorker.ready.then(() => true)"
FOUR = Options(4)
GAMES = [(options, LANGUAGES[at % 3]) for at, options in enumerate(ALL_OPTIONS)]
WISH = "wish => localStorage.setItem('ebbes/alone', wish)"


async def pack_up(guest: Visitor, options: Options = FOUR) -> Player:
    """Takes everything along; then the network goes."""
    await guest.go()
    await guest.page.evaluate(READY)
    wish = {
        "players": options.players,
        "strength": "beginner",
        "more_cards": options.more_cards,
        "pick_designators": options.pick_designators,
    }
    await guest.page.evaluate(WISH, json.dumps(wish))
    await guest.button("pocket-go").click()
    await guest.button("pocket-remove").wait_for()
    await guest.context.set_offline(True)
    return Player(guest)


@pytest.mark.parametrize(
    ("options", "language"),
    some_of(GAMES, (Options(2), "pfl")),
    ids=lambda told: told if isinstance(told, str) else option_id(told),
)
async def test_a_whole_game_is_played_without_a_network_and_can_be_checked(
    visit: Visit, options: Options, language: Language, tmp_path: Path
) -> None:
    guest = await visit(language)
    with guest.forgiving():
        player = await pack_up(guest, options)
        await guest.go()
        await guest.button("home-play").click()
        await player.play_until(Moment.COUNT)
        await guest.page.reload()
        await player.play_game()
        async with guest.page.expect_download() as download:
            await guest.button("end-record").click()
        path = tmp_path / "game.json"
        await (await download.value).save_as(path)
        await guest.button("end-check").click()
        await guest.heading("check-good").wait_for()
        await guest.context.set_offline(False)
    record = parse(path.read_text("utf-8"))
    verify(record)
    assert replay(record)[-1].state.phase is OVER


async def test_the_hint_comes_without_a_network_too(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await guest.go()
        await guest.button("home-play").click()
        await player.play_until(Moment.PLAY)
        await guest.page.keyboard.press("h")
        await guest.button("play-hint-dismiss").wait_for()
        await guest.context.set_offline(False)


async def test_two_tabs_do_not_play_the_same_game(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await guest.go()
        await guest.button("home-play").click()
        await player.play_until(Moment.PLAY)
        other = await guest.tab()
        await other.go("/t/-")
        await other.heading("errors-local-other-tab").wait_for()
        await guest.context.set_offline(False)


async def test_what_was_taken_along_is_removed_by_one_tap(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        await pack_up(guest)
        await guest.context.set_offline(False)
        await guest.button("pocket-remove").click()
        await guest.button("pocket-go").wait_for()
        kept = "caches.open('pocket').then(cache => cache.keys()).then(keys => keys.length)"
        assert await guest.page.evaluate(kept) == 0
