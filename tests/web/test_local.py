"""The table of the device: taken along once, it plays without a network from the first tap."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser

from ebbes.engine.options import Options
from ebbes.engine.state import OVER
from ebbes.record.certificate import verify
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from tests.extent import at_length
from tests.support import every_option_set
from tests.web.conftest import Visit
from tests.web.packing import HELD, READY, pack_up, packed, set_out, set_out_for
from tests.web.persons import arrive
from tests.web.player import PENNANT, Moment, Player
from tests.web.server import seeded_server
from tests.web.visitor import Visitor, visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

REMOVE = "^Remove it"
THROW_AWAY = "^Throw away"
OLDER = """async () => {
  const taken = JSON.parse(localStorage['ebbes/taken-along']);
  const cache = await caches.open('pocket');
  const older = path => path.replace(/-[^-.]+\\./, '-older000.');
  let script = await (await cache.match(taken.house)).text();
  for (const path of taken.files) script = script.replaceAll(path, older(path));
  for (const path of taken.files) {
    const file = path === taken.house ? script : await (await cache.match(path)).arrayBuffer();
    const type = path === taken.house ? 'text/javascript' : 'application/octet-stream';
    await cache.put(older(path), new Response(file, {headers: {'Content-Type': type}}));
    await cache.delete(path);
  }
  const kit = {...taken, house: older(taken.house), files: taken.files.map(older)};
  localStorage['ebbes/taken-along'] = JSON.stringify(kit);
}"""
"""Makes what was taken along that of an older version: all its addresses are others."""
BROKEN = """async () => {
  const cache = await caches.open('pocket');
  const [module] = (await cache.keys()).filter(({url}) => url.endsWith('.wasm'));
  await cache.put(module, new Response('this is no module'));
}"""
MEASURED = "() => localStorage['ebbes/effort'] !== undefined"
QUICK = "localStorage['ebbes/effort'] = '1'"
LAST_GAME = "fetch('/api/me/games').then(answer => answer.json()).then(({games}) => games[0].id)"
MANY = 1_000
OF_THE_DEVICE = re.compile(r"\bagainst\b")
COPIES = """many => new Promise((done, failed) => {
  const opening = indexedDB.open('ebbes-pocket', 1);
  opening.onsuccess = () => {
    const work = opening.result.transaction('games', 'readwrite');
    const games = work.objectStore('games');
    games.get(1).onsuccess = ({target: {result: game}}) => {
      for (let number = 1; number <= many; number++) games.put({...game, number, isOver: true});
    };
    work.oncomplete = () => { opening.result.close(); done(); };
    work.onabort = () => failed(work.error);
  };
})"""
"""As if the first game had been played to its end so many times."""
NEWEST = """new Promise(done => {
  indexedDB.open('ebbes-pocket', 1).onsuccess = ({target: {result: shelf}}) => {
    const games = shelf.transaction('games').objectStore('games');
    games.openCursor(null, 'prev').onsuccess = ({target}) => done(target.result.key);
  };
})"""
"""The number of the newest game."""
KEPT = "caches.open('pocket').then(cache => cache.keys()).then(keys => keys.map(k => k.url))"
PRIVATE = "caches.open = () => Promise.reject(new DOMException('private', 'SecurityError'))"
FULL = """
  const full = () => new DOMException('full', 'QuotaExceededError');
  Cache.prototype.put = () => Promise.reject(full());
  IDBObjectStore.prototype.put = () => { throw full(); };
"""


async def take_along(guest: Visitor) -> None:
    """Saves all of it as a page, which is made here."""
    await guest.button("replay-study-title").click()
    async with guest.page.expect_download() as page:
        await guest.button("replay-study-page").click()
    assert (await page.value).suggested_filename.endswith(".html")
    await guest.button("replay-overview").first.click()
    await guest.button("replay-study-page").wait_for(state="hidden")


async def look_back(guest: Visitor) -> None:
    """Has the game of the device judged, stops, comes back, and steps through it."""
    await guest.go("/g/-1")
    await guest.button("replay-ask").wait_for()
    for needs_a_server in ("replay-share", "replay-together-title"):
        assert await guest.button(needs_a_server).count() == 0
    await take_along(guest)
    await guest.button("replay-ask").click()
    await guest.page.locator("progress:not([value='0'])").wait_for()
    await guest.button("replay-halt").click()
    await guest.page.reload()
    await guest.button("replay-go-on").wait_for()
    await guest.go("/g/-1#1.3")
    await guest.page.get_by_role("combobox").select_option("0")
    assert guest.page.url.endswith("#1.3.0")


@at_length
@every_option_set
async def test_a_whole_game_is_played_without_a_network_and_can_be_checked(
    visit: Visit, options: Options, tmp_path: Path
) -> None:
    guest = await visit("pfl")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out_for(guest, options)
        await player.play_until(Moment.PLAY)
        await player.play_card()
        await player.play_until(Moment.PLAY)
        before = await player.sees()
        await guest.page.reload()
        await player.play_until(Moment.PLAY)
        assert await player.sees() == before
        await player.play_until(Moment.COUNT)
        await guest.page.reload()
        await player.play_game()
        await guest.page.reload()
        async with guest.page.expect_download() as download:
            await guest.button("end-record").click()
        path = tmp_path / "game.json"
        await (await download.value).save_as(path)
        await guest.button("end-check").click()
        await guest.heading("check-good").wait_for()
        await look_back(guest)
        await guest.context.set_offline(False)
    record = parse(path.read_text("utf-8"))
    verify(record)
    assert replay(record)[-1].state.phase is OVER


@at_length
async def test_the_hint_comes_without_a_network_too(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out(guest)
        await player.play_until(Moment.PLAY)
        await guest.page.keyboard.press("h")
        await guest.button("play-hint-dismiss").wait_for()
        await guest.context.set_offline(False)


async def test_puzzles_that_were_taken_along_are_answered_without_a_network(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await guest.go("/puzzles")
        await guest.text("puzzle-along").wait_for()
        await guest.button("puzzle-ten").first.click()
        await guest.heading("puzzle-where", at=1).wait_for()
        await player.cards("playable").first.click(position=PENNANT)
        await guest.button("puzzle-next").click()
        await guest.heading("puzzle-where", at=2).wait_for()
        await guest.context.set_offline(False)


async def test_two_tabs_do_not_play_the_same_game(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out(guest)
        await player.play_until(Moment.PLAY)
        other = await guest.tab()
        await other.go("/t/-")
        await other.heading("errors-local-other-tab").wait_for()
        await guest.context.set_offline(False)


@at_length
async def test_what_was_taken_along_is_removed_by_one_tap(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        await pack_up(guest)
        await guest.context.set_offline(False)
        await guest.button("home-way").click()
        await guest.page.get_by_role("button", name=re.compile(REMOVE)).click()
        await guest.button("pocket-go").wait_for()
        assert await guest.page.evaluate(KEPT) == []


@at_length
async def test_a_game_goes_on_over_an_update_and_after_what_it_plays_with_was_refreshed(
    visit: Visit,
) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out(guest)
        await player.play_until(Moment.PLAY)
        await guest.page.evaluate(OLDER)
        await player.play_card()
        await player.play_until(Moment.PLAY)
        await guest.page.reload()
        await player.play_until(Moment.COUNT)
        await guest.context.set_offline(False)
        await guest.go()
        await guest.button("home-way").click()
        await guest.button("pocket-refresh").click()
        await guest.page.get_by_text(guest.say("pocket-packed"), exact=True).wait_for()
        assert not [url for url in await guest.page.evaluate(KEPT) if "older000" in url]
        await guest.close_sheet()
        await guest.button("home-continue").click()
        await player.play_until(Moment.PLAY)
        await player.play_card()


@at_length
async def test_a_game_of_the_device_offers_itself_and_stays_in_its_list(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out(guest)
        await player.play_until(Moment.PLAY)
        before = await player.sees()
        await guest.context.set_offline(False)
        await guest.go()
        await guest.button("home-continue").click()
        await player.play_until(Moment.PLAY)
        assert await player.sees() == before
        await guest.go()
        await guest.button("home-way").click()
        await guest.heading("pocket-games").wait_for()
        await guest.page.get_by_role("link", name=re.compile("play on$")).click()
        await player.play_until(Moment.PLAY)
        assert await player.sees() == before


async def test_a_server_that_cannot_answer_leaves_the_table_of_the_device(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await guest.context.set_offline(False)
        await guest.context.route("**/api/**", lambda route: route.fulfill(status=502))
        await guest.go()
        await guest.button("home-here").click()
        await player.play_until(Moment.PLAY)


@at_length
async def test_a_server_that_lets_somebody_wait_leaves_the_table_of_the_device(
    visit: Visit,
) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await guest.context.set_offline(False)
        await guest.context.route("**/api/**", lambda _: None)
        await guest.go()
        await guest.button("home-here").click()
        await player.play_until(Moment.PLAY)


@at_length
async def test_games_of_the_device_are_given_to_my_place_and_marked_there(visit: Visit) -> None:
    guest = await visit("en")
    await arrive(guest, "Anna")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out_for(guest, Options(2))
        await player.play_game()
        await guest.context.set_offline(False)
    await guest.go()
    await guest.button("home-way").click()
    give = guest.button("pocket-give", games=1)
    await give.click()
    await give.wait_for(state="hidden")
    await guest.go("/me")
    await guest.text("me-game-device").first.wait_for()


@at_length
async def test_a_game_that_was_thrown_away_is_offered_no_more(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out(guest)
        await player.play_until(Moment.PLAY)
        other = await guest.tab()
        await other.go()
        await other.button("home-way").click()
        remove = other.page.get_by_role("button", name=re.compile(THROW_AWAY))
        await remove.click()
        await other.text("errors-local-other-tab").wait_for()
        await guest.go()
        await remove.click()
        await remove.wait_for(state="hidden")
        await other.close_sheet()
        await other.button("home-play").wait_for()
        assert await other.button("home-continue").count() == 0
        await guest.context.set_offline(False)


@at_length
async def test_a_browser_that_is_too_old_says_so_before_anybody_sets_out(visit: Visit) -> None:
    guest = await visit("en")
    await guest.context.add_init_script("WebAssembly.validate = () => false")
    await guest.go()
    await guest.page.evaluate(READY)
    await guest.button("home-way").click()
    await guest.button("pocket-go").click()
    await guest.text("pocket-old-text").wait_for()
    assert await guest.button("pocket-go").count() == 0


@at_length
async def test_a_module_that_does_not_compile_is_told_in_words(visit: Visit) -> None:
    guest = await visit("en")
    with guest.forgiving():
        await pack_up(guest)
        await guest.page.evaluate(BROKEN)
        await set_out(guest)
        await guest.heading("errors-local-no-kernel").wait_for()
        await guest.context.set_offline(False)


@at_length
async def test_a_device_that_was_not_packed_says_what_is_missing(visit: Visit) -> None:
    guest = await visit("en")
    await guest.go()
    await guest.page.evaluate(READY)
    with guest.forgiving():
        await guest.context.set_offline(True)
        await guest.go("/t/-")
        await guest.heading("errors-local-missing").wait_for()
        await guest.go()
        await guest.button("home-way").click()
        await guest.button("pocket-go").click()
        await guest.text("pocket-failed").wait_for()
        await guest.context.set_offline(False)


@at_length
async def test_a_download_that_was_cut_off_goes_on_where_it_was(visit: Visit) -> None:
    guest = await visit("en")
    await guest.go()
    await guest.page.evaluate(READY)
    await guest.button("home-way").click()
    await guest.page.evaluate(HELD)
    await guest.button("pocket-go").click()
    await guest.page.evaluate("isHeld")
    await guest.page.evaluate("letGoOn()")
    await guest.text("pocket-failed").wait_for()
    came = await guest.page.evaluate(KEPT)
    assert came
    await guest.button("pocket-go-on").click()
    await packed(guest)
    assert {*came} < {*await guest.page.evaluate(KEPT)}


@at_length
async def test_a_private_window_says_that_it_keeps_nothing(visit: Visit) -> None:
    guest = await visit("en")
    await guest.context.add_init_script(PRIVATE)
    await guest.go()
    await guest.button("home-way").click()
    await guest.text("pocket-unable-text").wait_for()


@at_length
async def test_a_full_device_says_so_and_plays_on(visit: Visit) -> None:
    guest = await visit("en")
    await guest.context.add_init_script(FULL)
    await guest.go()
    await guest.button("home-way").click()
    await guest.button("pocket-go").click()
    await guest.text("pocket-full-text").wait_for()
    await guest.go("/t/-")
    await guest.text("table-unkept").first.wait_for()
    await Player(guest).play_until(Moment.COUNT)


@at_length
async def test_a_busy_server_leaves_hints_and_reviews_to_a_device_that_is_able(
    browser: Browser,
) -> None:
    async with (
        seeded_server(EBBES_WORKERS="0") as busy,
        visitor(browser, busy.address) as guest,
    ):
        with guest.forgiving():
            player = await pack_up(guest)
            await guest.page.wait_for_function(MEASURED)
            await guest.page.evaluate(QUICK)
            await guest.context.set_offline(False)
            await player.found(Options(2))
            await player.start()
            await player.play_until(Moment.PLAY)
            await guest.page.keyboard.press("h")
            await guest.text("play-hint-here").wait_for()
            await guest.button("play-hint-dismiss").click()
            await player.play_game()
            await guest.go(f"/g/{await guest.page.evaluate(LAST_GAME)}")
            await guest.button("replay-ask").click()
            await guest.page.locator("progress:not([value='0'])").wait_for()
            await guest.button("replay-halt").click()
            await guest.page.reload()
            await guest.button("replay-go-on").wait_for()


@at_length
async def test_a_thousand_games_of_a_device_are_listed_and_the_next_one_begins(
    visit: Visit,
) -> None:
    guest = await visit("en")
    with guest.forgiving():
        player = await pack_up(guest)
        await set_out(guest)
        await player.play_until(Moment.PLAY)
        await guest.go("/settings")
        await guest.page.evaluate(COPIES, MANY)
        await guest.go()
        await guest.button("home-way").click()
        games = guest.page.get_by_role("link", name=OF_THE_DEVICE)
        await games.first.wait_for()
        few = await games.count()
        await guest.button("pocket-games-all", games=MANY).click()
        await games.nth(few).wait_for()
        assert few < await games.count() <= MANY
        await guest.close_sheet()
        await guest.button("home-play").click()
        await player.play_until(Moment.PLAY)
        assert await guest.page.evaluate(NEWEST) == MANY + 1
        await guest.context.set_offline(False)
