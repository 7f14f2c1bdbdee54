"""A screen reader tells a whole round, and tells it the same each time."""

import pytest
from playwright.async_api import Browser

from ebbes.words import LANGUAGES, Language
from tests.extent import some_of
from tests.web.announcements import golden_file, heard
from tests.web.server import Seeded

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("language", some_of(LANGUAGES, "en"))
async def test_a_whole_round_is_read_aloud(
    browser: Browser, server: Seeded, language: Language
) -> None:
    expected = golden_file(language).read_text(encoding="utf-8")
    assert await heard(browser, server.address, language) == expected
