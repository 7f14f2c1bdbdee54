"""The page of `docs/kernel-js.md`: a round against three bots, by the package and nothing else."""

import pytest

from tests.extent import at_length
from tests.wasm.test_package import built
from tests.web.conftest import Visit
from tests.web.plain import served

pytestmark = [pytest.mark.asyncio(loop_scope="session"), at_length]


async def test_the_page_beside_the_package_plays_a_round_to_its_end(visit: Visit) -> None:
    with served(built()) as address:
        guest = await visit("en", address=address)
        await guest.page.goto(f"{address}/index.html")
        over = guest.page.get_by_text("The round is over.")
        cards = guest.page.locator("#hand button")
        while not await over.is_visible():
            await cards.first.or_(over).wait_for()
            if await cards.count():
                await cards.first.click()
        assert await guest.page.get_by_text("points:").count() == 1
