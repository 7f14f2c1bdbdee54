"""Words come in the browser's language, and in another one as soon as it is chosen."""

import pytest

from ebbes.words import LANGUAGES, Language
from tests.web.conftest import Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("en-US", "en"), ("fr-FR", "en"), ("pfl", "pfl")]
)
async def test_a_first_visit_speaks_the_language_of_the_browser(
    visit: Visit, locale: str, language: Language
) -> None:
    guest = await visit(language, locale=locale, settings={"language": None})
    await guest.go()
    await guest.button("home-play").wait_for()
    assert await guest.page.locator("html").get_attribute("lang") == language


async def test_another_language_is_taken_at_once_and_kept(visit: Visit) -> None:
    guest = await visit("en")
    await guest.go()
    for language in LANGUAGES[::-1]:
        await guest.page.get_by_text(guest.say(f"language-{language}"), exact=True).click()
        guest.language = language
        await guest.button("home-play").wait_for()
        await guest.page.reload()
        await guest.button("home-play").wait_for()
