"""What matters most works in three engines: home, lesson, a round, the day, a lost server."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import pytest
import pytest_asyncio

from ebbes.client import Client
from ebbes.protocol.settings import TableSettings
from ebbes.server.site import BUNDLE
from tests.extent import EVERYTHING
from tests.server.live import at_table, play_game
from tests.web.conftest import NO_BUNDLE
from tests.web.engines.guest import BUTTON, CARD, Guest
from tests.web.engines.known import ENGINES, Kind
from tests.web.server import Seeded, seeded_server

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not EVERYTHING, reason="three engines take a while: make browser"),
]
UNPRESSED = "button:not([aria-pressed=true], :disabled)"
LAST = 1
"""The last card plays itself, unless somebody is quicker."""
RAIL = "document.querySelector('input[type=range]')"
KEPT = "navigator.serviceWorker.getRegistration().then((found) => found?.active)"
"""Whether the pages lie on the device."""


@pytest.fixture(scope="module", params=ENGINES)
def kind(request: pytest.FixtureRequest) -> Kind:
    """Each engine that is there."""
    if not (BUNDLE / "index.html").is_file():
        pytest.skip(NO_BUNDLE)
    found = ENGINES[request.param]
    if missing := found.missing():
        pytest.skip(f"there is no {request.param} here: apt-get install {' '.join(missing)}")
    return found


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(kind: Kind) -> AsyncIterator[Seeded]:
    """One that may be stopped, for each engine."""
    async with seeded_server() as server:
        yield server


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def guest(kind: Kind, server: Seeded) -> AsyncIterator[Guest]:
    """One who stays for all tests."""
    async with kind.opened() as browser:
        guest = Guest(browser, server.address)
        await guest.arrive()
        yield guest


async def begin(guest: Guest) -> int:
    """A game with bots, up to one's own turn; how many cards there are."""
    await guest.go()
    await guest.press("home-play")
    await guest.see(CARD, guest.in_state("playable"))
    return len(await guest.hand())


async def name_starter(guest: Guest) -> None:
    """Lets oneself begin."""
    await guest.press("play-starter-myself")
    await guest.press("play-starter-go", you="yes", who="")
    await guest.see_no(BUTTON, guest.beginning("play-starter-myself"))


async def play_round(guest: Guest, number: int, play: Callable[[str], Awaitable[None]]) -> int:
    """Plays until the points are counted; how many cards it took."""
    return await play_until(guest, guest.beginning("score-next", round=number + 1), play)


async def play_until(guest: Guest, end: str, play: Callable[[str], Awaitable[None]]) -> int:
    """Plays until a button is there; how many cards it took."""
    playable, myself = guest.in_state("playable"), guest.beginning("play-starter-myself")
    played = 0
    while True:
        name = await guest.see(BUTTON, f"{playable}|{myself}|{end}")
        if re.search(playable, name):
            await play(playable)
            await guest.see_no(CARD, f"^{re.escape(name)}$")
            played += 1
        elif re.search(myself, name):
            await name_starter(guest)
        else:
            return played


async def test_home_offers_a_game_and_the_lesson(guest: Guest) -> None:
    await guest.go()
    await guest.see(BUTTON, guest.beginning("home-play"))
    await guest.see(BUTTON, guest.beginning("home-learn"))


async def test_the_lesson_goes_to_its_end(guest: Guest) -> None:
    await guest.go()
    await guest.press("home-learn")
    done = guest.beginning("learn-done-play")
    go = guest.beginning("play-starter-go", you="yes", who="")
    named = [guest.beginning(key, round=2) for key in ("next", "score-next", "play-starter-myself")]
    onward = "|".join((re.escape(guest.say("learn-tap-here")), *named, go, done))
    while not re.search(done, await guest.see(UNPRESSED, onward)):
        if re.search(done, await guest.tap(UNPRESSED, onward)):
            break


async def test_a_round_is_played_by_tap_and_the_next_by_keyboard(guest: Guest) -> None:
    cards = await begin(guest)
    assert await play_round(guest, 1, guest.tap_card) >= cards - LAST
    await guest.press("score-next", round=2)
    assert await play_round(guest, 2, guest.type_card) >= cards - LAST
    await guest.key("Enter")
    await guest.see_no(BUTTON, guest.beginning("score-next", round=3))


async def test_the_hand_of_the_day_is_played_and_has_its_result(guest: Guest) -> None:
    await begin(guest)
    await guest.go()
    await guest.press("home-day")
    await guest.press("day-play")
    finish = guest.beginning("score-finish")
    assert await play_until(guest, finish, guest.tap_card) > 0
    await guest.tap(BUTTON, finish)
    await guest.read("day-share")


async def test_my_place_tells_of_it_and_gives_a_code(guest: Guest) -> None:
    await guest.go("/me")
    await guest.see(BUTTON, re.escape(guest.say("me-game-hand")))
    await guest.press("me-shown")
    await guest.press("me-code-make")
    await guest.until("document.querySelector('code')?.textContent.length > 20")


async def test_a_puzzle_is_answered_and_explained(guest: Guest) -> None:
    await guest.go("/puzzles")
    await guest.press("puzzle-ten")
    await guest.tap_card(guest.in_state("playable"))
    await guest.press("puzzle-next")
    await guest.see(CARD, guest.in_state("playable"))


async def test_a_challenge_is_opened_and_begun(guest: Guest) -> None:
    await guest.go("/same")
    await guest.press("same-open")
    await guest.read("same-link-title")
    await guest.press("same-play", round=1)
    await guest.see(CARD, guest.in_state("playable"))


async def test_a_seat_is_taken_at_an_open_table(guest: Guest, server: Seeded) -> None:
    async with Client(server.address) as bert:
        await bert.arrive("Bert")
        code = await bert.create_table(TableSettings(public=True))
        async with bert.table(code) as table:
            await guest.go("/open")
            await guest.press("open-sit-with", who="Bert")
            await table.until(lambda seen: [each.kind for each in seen.seats].count("person") == 2)


async def test_a_game_over_days_is_opened_begun_and_says_whose_turn_it_is(guest: Guest) -> None:
    await guest.go("/over-days")
    await guest.press("overdays-open")
    await guest.press("waiting-start")
    await guest.see(CARD, guest.in_state("playable"))
    await guest.go("/over-days")
    await guest.read("overdays-your-turn")


async def test_a_game_that_is_over_is_looked_at_again(guest: Guest, server: Seeded) -> None:
    async with at_table(server.address) as (client, table):
        await play_game(table)
        path = f"/g/{await game_of(server.address, await client.create_token('engines'))}"
    await guest.go(path)
    await guest.read("replay-unasked")
    await guest.press("replay-watch", round=1)
    await guest.press("replay-steps")
    await guest.until(f"{RAIL} !== null")
    await guest.key("End")
    await guest.until(f"{RAIL}?.value === {RAIL}?.max")
    await guest.key("Home", "ArrowRight")
    await guest.until(f"{RAIL}?.value === '1'")


async def game_of(address: str, token: str) -> str:
    """The game somebody has played last."""
    known = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=address, headers=known) as http:
        return str((await http.get("/api/me/games")).json()["games"][0]["id"])


async def test_a_server_that_dies_and_comes_back_goes_on_with_the_game(
    guest: Guest, server: Seeded
) -> None:
    await begin(guest)
    card = await guest.see(CARD, guest.in_state("playable"))
    await server.kill()
    await guest.read("table-lost")
    await guest.tap_card(guest.in_state("playable"))
    await server.start()
    await guest.see_no(CARD, f"^{re.escape(card)}$")
    await guest.see(CARD, guest.in_state("playable"))


async def test_without_a_server_what_needs_none_opens(guest: Guest, server: Seeded) -> None:
    await guest.go()
    await guest.until(KEPT)
    await server.stop()
    await guest.go("/companion")
    await guest.press("companion-start")
    await guest.go("/rules")
    await guest.see("#R12", "")
    await server.start()
