"""What breaks in a page reaches the server's log."""

import pytest
from playwright.async_api import Browser

from tests.web.server import Seeded

pytestmark = pytest.mark.asyncio(loop_scope="session")

BREAK = """() => {
  const fail = () => { throw new RangeError("Anna holds G7"); };
  setTimeout(fail);
  setTimeout(fail);
}"""


async def test_an_error_nobody_catches_arrives_once(browser: Browser, server: Seeded) -> None:
    asked: list[str] = []
    async with await browser.new_context() as context:
        page = await context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        await page.goto(f"{server.address}/rules")
        await page.get_by_role("heading").first.wait_for()
        async with page.expect_response("**/api/faults") as answer:
            await page.evaluate(BREAK)
        assert (await answer.value).status == 204
        await page.reload()
    assert [url for url in asked if url.endswith("/faults")] == [f"{server.address}/api/faults"]
    (line,) = [line for line in server.log.splitlines() if "a page broke" in line]
    assert "RangeError" in line
    assert "Anna" not in line
