"""`make site`: the pages as plain files, which any static host can serve."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.plain import served
from tests.web.player import Moment, Player

pytestmark = [pytest.mark.asyncio(loop_scope="session"), at_length]
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the files are served, by nothing but Python's own server."""
    runpy.run_path(str(ROOT / "web/build.py"))["site"](ROOT)
    with served(ROOT / "dist/site") as found:
        yield found


async def test_a_round_is_played_on_plain_files_and_nothing_needs_a_server(
    visit: Visit, address: str
) -> None:
    guest = await visit("en", address=address)
    await guest.go()
    assert not await guest.button("home-friends").is_visible()
    await guest.button("home-play").click()
    player = Player(guest)
    await player.play_until(Moment.COUNT)
    await guest.page.reload()
    await player.play_until(Moment.PLAY)
