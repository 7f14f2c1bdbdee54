"""The rules page knows which section is being read."""

import pytest
from playwright.async_api import expect

from tests.extent import at_length
from tests.web.conftest import Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECTION_OF_R12 = """() => {
  const rule = document.getElementById("R12");
  const above = (title) => title.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...document.querySelectorAll("main h2[id]")].filter(above).at(-1).textContent;
}"""


@at_length
async def test_the_section_that_is_read_is_marked(visit: Visit) -> None:
    guest = await visit("de")
    await guest.go("/rules")
    marked = guest.page.locator("nav [aria-current]")
    first = await guest.page.locator("nav a").first.inner_text()
    await expect(marked).to_have_text(first)
    await guest.page.set_viewport_size({"width": 390, "height": 6000})
    await expect(marked).not_to_have_text(first)
    await guest.page.set_viewport_size({"width": 390, "height": 600})
    await expect(marked).to_have_text(first)
    await guest.go("/rules#R12")
    await expect(marked).to_have_text(await guest.page.evaluate(SECTION_OF_R12))
