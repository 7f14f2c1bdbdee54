"""A browser, a terminal, somebody over SSH and a bot at one table, and a server that dies."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ebbes.client import Seen
from ebbes.server.site import BUNDLE
from ebbes.terminal import Intent
from tests.extent import EVERYTHING
from tests.server.siege.servers import Mortal, all_running
from tests.terminal.seat import Seat, hosting
from tests.terminal.ssh_guest import SshGuest, guest, ssh_server
from tests.web.chromium import NO_CHROMIUM, chromium, find_chromium
from tests.web.player import Moment, Player
from tests.web.visitor import visitor

TRICKS = 3
"""After which the server dies."""


@pytest.fixture
async def mortal(tmp_path: Path) -> AsyncIterator[Mortal]:
    """A server in a process of its own."""
    server = Mortal(tmp_path, f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with all_running([server]):
        yield server


def has_begun(seen: Seen) -> bool:
    """Whether some tricks were taken."""
    return seen.game is not None and len(seen.game.view.seen.tricks) >= TRICKS


def is_counted(seen: Seen) -> bool:
    """Whether a round is over."""
    return seen.game is not None and seen.game.view.seen.score.rounds >= 1


async def test_who_sits_in_a_terminal_plays_on_after_the_server_has_died(mortal: Mortal) -> None:
    async with hosting(mortal.address, intent=Intent.START) as seat:
        await seat.play(has_begun)
        await mortal.kill()
        await seat.sees("Connection lost", "We’ll keep trying.")
        await mortal.start()
        await seat.until(lambda: "Connection lost" not in seat.screen)
        await seat.play(is_counted)


@pytest.mark.skipif(find_chromium() is None, reason=NO_CHROMIUM)
@pytest.mark.skipif(not (BUNDLE / "index.html").is_file(), reason="make web")
async def test_browser_terminal_ssh_and_bot_play_while_the_server_dies_once(
    mortal: Mortal, tmp_path: Path
) -> None:
    async with (
        chromium() as browser,
        visitor(browser, mortal.address, "en") as page,
        ssh_server(mortal.address, tmp_path / "ssh") as ssh,
        hosting(mortal.address) as anna,
    ):
        berta = Player(page)
        await berta.join(anna.code, "Berta")
        async with guest(ssh.port, f"Carl+{anna.code}") as carl:
            await anna.sees("Berta", "Carl", "waiting for people")
            await anna.press("s")
            end = Moment.OVER if EVERYTHING else Moment.COUNT
            pressing = asyncio.create_task(press_on(carl))
            clicking = asyncio.create_task(berta.play_until(end))
            await anna.play(has_begun)
            with page.forgiving():
                await mortal.kill()
                await mortal.start()
                await play_to(anna, all_rounds=EVERYTHING)
                await clicking
            pressing.cancel()
            assert names(anna) == {"Anna", "Berta", "Carl", "Lisbeth"}
            assert not any(getattr(seat, "away", False) for seat in anna.seen.seats)


async def play_to(anna: Seat, *, all_rounds: bool) -> None:
    """The end of the game, or of a round."""
    await (anna.play() if all_rounds else anna.play(is_counted))


async def press_on(carl: SshGuest) -> None:
    """Enter, whenever something is drawn: it plays the card the cursor is on."""
    while True:
        carl.type("\r")
        await carl.changes.next.wait()


def names(seat: Seat) -> set[str]:
    """Who sits at the table."""
    return {getattr(each, "name", "") for each in seat.seen.seats}
