"""`make site`: the pages as plain files, which any static host can serve."""

import runpy
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.player import Moment, Player

pytestmark = [pytest.mark.asyncio(loop_scope="session"), at_length]
ROOT = Path(__file__).parents[2]


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the files are served, by nothing but Python's own server."""
    runpy.run_path(str(ROOT / "web/build.py"))["site"](ROOT)
    serve = partial(Quiet, directory=str(ROOT / "dist/site"))
    with ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


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
