"""A screen reader tells a whole round, and tells it the same each time."""

from typing import get_args

import pytest
from playwright.async_api import Browser

from ebbes.protocol.game_events import RoleName
from ebbes.rules.cards import LETTERS
from ebbes.words import LANGUAGES, Language, words
from tests.extent import some_of
from tests.web.announcements import golden_file, heard
from tests.web.server import Seeded

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("language", some_of(LANGUAGES, "en"))
async def test_a_whole_round_is_read_aloud(
    browser: Browser, server: Seeded, language: Language
) -> None:
    expected = golden_file(language).read_text(encoding="utf-8")
    log, besides = await heard(browser, server.address, language)
    assert log == expected
    assert [text for text in besides if names_a_role(text, language)] == []


def names_a_role(text: str, language: Language) -> bool:
    """Whether it tells which suit has which role, as the banner does: the log has said it."""
    say = words(language).say
    suits = [say("suit", suit=letter).lower() for letter in LETTERS]
    roles = [say("role", role=role).lower() for role in get_args(RoleName)]
    told = text.lower()
    return any(suit in told for suit in suits) and any(role in told for role in roles)
