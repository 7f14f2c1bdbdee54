"""Looking back works in three engines: from the review asked for to others who follow."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from ebbes.client import Client
from ebbes.engine.options import Options
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import OpenSeat
from ebbes.protocol.settings import TableSettings
from tests.extent import EVERYTHING
from tests.server.live import BOT, play_game
from tests.web.engines.guest import ANY, BUTTON, CARD, Guest
from tests.web.engines.known import Kind
from tests.web.looker import JUDGING
from tests.web.server import Seeded, seeded_server
from tests.web.test_engines import RAIL, kind

__all__ = ["kind"]

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not EVERYTHING, reason="three engines take a while: make browser"),
]
SHORT = Options(3, pick_designators=True, goal=10, dabbscheedel=-10)
"""A game that is over after a round or two."""
MIDDLE = "1.12"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(kind: Kind) -> AsyncIterator[Seeded]:
    """One that judges, for each engine."""
    async with seeded_server(Seeded, **JUDGING) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def anna(kind: Kind, server: Seeded) -> AsyncIterator[tuple[Guest, str]]:
    """Somebody who has played a game, and where it is told."""
    async with Client(server.address) as client, kind.opened() as browser:
        await client.arrive("Anna")
        settings = TableSettings(options=GameOptions.of(SHORT))
        code = await client.create_table(settings, (OpenSeat(), BOT, BOT))
        async with client.table(code) as table:
            await play_game(table)
        guest = Guest(browser, server.address)
        await guest.arrive()
        await guest.go("/rules")
        await guest.go((await client.create_link()).removeprefix(server.address))
        await guest.press("home-link-yes", who="Anna")
        await guest.see_no(BUTTON, guest.beginning("home-link-yes", who="Anna"))
        (game,) = await client.games()
        yield guest, f"/g/{game['id']}"


async def test_a_review_is_asked_for_and_told(anna: tuple[Guest, str]) -> None:
    guest, path = anna
    await guest.go(path)
    await guest.press("replay-ask")
    await guest.read("replay-given")
    await guest.press("replay-round", round=1)
    await guest.read("replay-story")


async def test_it_is_stepped_through_to_the_end_and_back(anna: tuple[Guest, str]) -> None:
    guest, path = anna
    await guest.go(f"{path}#1")
    await guest.press("replay-steps")
    await guest.until(f"{RAIL} !== null")
    await guest.key("End")
    await guest.until(f"{RAIL}?.value === {RAIL}?.max")
    await guest.key("Home", "ArrowRight")
    await guest.until(f"{RAIL}?.value === '1'")


async def test_a_moment_is_tried_again_until_it_is_solved(anna: tuple[Guest, str]) -> None:
    guest, path = anna
    await guest.go(f"{path}#again")
    await guest.see(BUTTON, guest.beginning("replay-again-show"))
    cards = [name for name in await guest.hand() if re.search(guest.in_state("playable"), name)]
    onward, again = guest.beginning("replay-again-next"), guest.beginning("replay-again-once-more")
    for card in cards:
        await guest.tap_card(f"^{re.escape(card)}$")
        if re.search(onward, await guest.see(BUTTON, f"{onward}|{again}")):
            break
        await guest.press("replay-again-once-more")
    else:
        await guest.press("replay-again-show")
    await guest.see(BUTTON, onward)


async def test_the_same_cards_are_played_on_to_the_end(anna: tuple[Guest, str]) -> None:
    guest, path = anna
    await guest.go(f"{path}#{MIDDLE}.0.on")
    playable, end = guest.in_state("playable"), guest.beginning("replay-onward-again")
    while not re.search(end, name := await guest.see(BUTTON, f"{playable}|{end}")):
        await guest.tap_card(f"^{re.escape(name)}$")
        await guest.see_no(CARD, f"^{re.escape(name)}$")
    await guest.press("replay-onward-close")
    await guest.until(f"location.hash === '#{MIDDLE}.0' || location.hash === '#{MIDDLE}'")


async def test_who_gets_the_link_sees_no_name_and_follows_the_leader(
    kind: Kind, server: Seeded, anna: tuple[Guest, str]
) -> None:
    guest, path = anna
    async with kind.opened() as browser:
        stranger = Guest(browser, server.address)
        await stranger.arrive()
        for looker in (guest, stranger):
            await looker.go(path)
            await looker.press("replay-together-title")
        await stranger.read("replay-player", number=1)
        await stranger.see_no(ANY, r"\bAnna\b")
        await guest.press("replay-round", round=1)
        await guest.press("replay-steps")
        await guest.until(f"{RAIL} !== null")
        await guest.key("End")
        await guest.until(f"{RAIL}?.value === {RAIL}?.max")
        await stranger.until(f"location.hash === '{await guest.place()}'")
