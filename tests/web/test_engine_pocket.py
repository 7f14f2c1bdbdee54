"""The game in the pocket works in three engines: taken along, and played without a server."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.extent import EVERYTHING
from tests.web.engines.guest import CARD, Guest
from tests.web.engines.known import Kind
from tests.web.server import Seeded, seeded_server
from tests.web.test_engines import kind, play_round

__all__ = ["kind"]

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not EVERYTHING, reason="three engines take a while: make browser"),
]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(kind: Kind) -> AsyncIterator[Seeded]:
    """One for each engine, for as long as there is a network."""
    async with seeded_server() as server:
        yield server


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def guest(kind: Kind, server: Seeded) -> AsyncIterator[Guest]:
    """Somebody who takes the game along; then there is no server any more."""
    async with kind.opened() as browser:
        guest = Guest(browser, server.address, "pfl")
        await guest.arrive()
        await guest.press("home-way")
        await guest.press("pocket-go")
        await guest.see("b", f"^{guest.say('pocket-packed')}$")
        await server.stop()
        yield guest
        await server.start()


async def test_a_round_is_played_over_a_reload_and_with_a_hint(guest: Guest) -> None:
    await guest.go()
    await guest.press("home-here")
    playable = guest.in_state("playable")
    card = await guest.see(CARD, playable)
    await guest.go("/t/-")
    assert await guest.see(CARD, playable) == card
    await guest.key("h")
    await guest.press("play-hint-dismiss")
    await play_round(guest, 1, guest.tap_card)
