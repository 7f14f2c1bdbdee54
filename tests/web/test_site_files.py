"""`make site`: the pages as plain files, for the root of any static host or below a path of it."""

import os
import runpy
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.plain import served
from tests.web.player import Moment, Player

pytestmark = [pytest.mark.asyncio(loop_scope="session"), at_length]
ROOT = Path(__file__).parents[2]
READY = "navigator.serviceWorker.ready.then(() => true)"
BUILT_FOR = ["/", "/clubs/ebbes/"]


@pytest.fixture(scope="module", params=BUILT_FOR)
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Where the files are served, by nothing but Python's own server."""
    host = tmp_path_factory.mktemp("host")
    with patch.dict(os.environ, BASE=request.param):
        runpy.run_path(str(ROOT / "web/build.py"))["site"](ROOT, host / request.param[1:])
    with served(host) as found:
        yield found + request.param.rstrip("/")


async def test_a_round_is_played_on_plain_files_and_nothing_needs_a_server(
    visit: Visit, address: str
) -> None:
    guest = await visit("en", address=address)
    await guest.go()
    assert not await guest.button("home-friends").is_visible()
    await guest.button("home-play").click()
    player = Player(guest)
    await player.play_until(Moment.PLAY)
    await guest.button("pocket-table").press("Enter")
    await guest.text("pocket-table-site").first.wait_for()
    await player.play_until(Moment.COUNT)
    await guest.page.reload()
    await player.play_until(Moment.PLAY)
    assert guest.page.url.startswith(f"{address}/t/-")
    before = await player.sees()
    with guest.forgiving():
        await guest.go("/t/-1")
        await player.play_until(Moment.PLAY)
        assert await player.sees() == before
        await guest.go("/g/-1#1.3")
        await guest.page.get_by_role("combobox").wait_for()
        assert await guest.button("replay-more-title").count() == 0
        await guest.go("/g/-9")
        await guest.heading("replay-none").wait_for()
        assert await guest.button("replay-file-ask").count() == 0
        await guest.go("/day")
        await guest.heading("page-not-found").wait_for()


async def test_links_lead_to_pages_that_open_by_themselves_with_and_without_a_network(
    visit: Visit, address: str
) -> None:
    guest = await visit("en", address=address)
    await guest.go()
    rules = guest.button("home-rules")
    assert await rules.evaluate("link => link.href") == f"{address}/rules"
    await rules.click()
    await guest.page.locator("#R12").wait_for()
    assert guest.page.url.startswith(f"{address}/rules")
    await guest.page.evaluate(READY)
    with guest.forgiving():
        await guest.context.set_offline(True)
        await guest.page.reload()
        await guest.page.locator("#R12").wait_for()
        await guest.page.get_by_role("link", name=guest.say("to-home")).first.click()
        await guest.button("home-play").wait_for()
        assert guest.page.url == f"{address}/"
        await guest.context.set_offline(False)
