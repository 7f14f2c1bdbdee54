"""Every screen can be used by everyone: axe-core finds nothing, and all of it has words."""

import pytest
from playwright.async_api import Browser

from ebbes.words import LANGUAGES, Language
from tests.extent import EVERYTHING, some_of
from tests.web.inspector import Inspector
from tests.web.pictures import around, table
from tests.web.pictures.scenes import SCENES
from tests.web.pictures.studio import Scene, Studio
from tests.web.server import Seeded

pytestmark = pytest.mark.asyncio(loop_scope="session")

CASES = [(scene, language) for scene in SCENES for language in LANGUAGES]
PHONE, DESKTOP = (390, 844), (1440, 900)


@pytest.mark.parametrize(
    ("scene", "language"),
    some_of(CASES, (around.settings, "pfl"), (table.picking, "en")),
    ids=lambda told: told if isinstance(told, str) else told.__name__,
)
async def test_everyone_can_use_a_screen_and_every_word_of_it_is_there(
    browser: Browser, server: Seeded, scene: Scene, language: Language
) -> None:
    inspector = Inspector(PHONE, DESKTOP) if EVERYTHING else Inspector(PHONE)
    await scene(Studio(browser, server.address, inspector, language))
    assert inspector.seen
    assert inspector.faults == []
