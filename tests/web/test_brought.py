"""A game in a file, looked at in a browser: told as a whole, and stepped through."""

import re

import pytest
from playwright.async_api import FilePayload, expect

from ebbes.engine.options import Options
from ebbes.record.format import format_record
from tests.judge.games import two_rounds
from tests.web.conftest import Visit
from tests.web.looker import Looker

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_record_is_told_as_a_whole_and_stepped_through_by_trick_and_card(
    visit: Visit,
) -> None:
    looker = Looker(await visit())
    await looker.open("/g/file")
    record = FilePayload(
        name="game.json",
        mimeType="application/json",
        buffer=format_record(two_rounds(Options(3))).encode(),
    )
    await looker.page.locator("input[type=file]").set_input_files(record)
    title = looker.page.get_by_role("heading", level=1, name=re.compile("in front|All level"))
    await title.wait_for()
    await looker.press("replay-round", round=1)
    await looker.press("replay-steps")
    await looker.step_to_the_end_and_back()
    await looker.press("replay-trick-forth")
    await expect(looker.rail).not_to_have_value("1")
    await looker.page.keyboard.press("Shift+ArrowLeft")
    await expect(looker.rail).to_have_value("1")
