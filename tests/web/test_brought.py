"""A game in a file, looked at in a browser: told, stepped through, judged here, and taken along."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.async_api import FilePayload, expect

from ebbes.engine.options import Options
from ebbes.judge.judging import judge
from ebbes.judge.parse import parse_review
from ebbes.record.format import format_record
from ebbes.record.parse import parse
from ebbes.record.record import Record
from tests.extent import at_length
from tests.judge.games import two_rounds, whole_game
from tests.web.conftest import Visit
from tests.web.looker import JUDGED_MS, Looker, saved

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def drop(looker: Looker, record: Record) -> None:
    """Chooses a record, and waits until it is told."""
    await looker.open("/g/file")
    file = FilePayload(
        name="game.json", mimeType="application/json", buffer=format_record(record).encode()
    )
    await looker.page.locator("input[type=file]").set_input_files(file)
    title = looker.page.get_by_role("heading", level=1, name=re.compile("in front|All level"))
    await title.wait_for()


async def test_a_record_is_told_as_a_whole_and_stepped_through_by_trick_and_card(
    visit: Visit,
) -> None:
    looker = Looker(await visit())
    await drop(looker, two_rounds(Options(3)))
    await looker.press("replay-round", round=1)
    await looker.press("replay-steps")
    await looker.step_to_the_end_and_back()
    await looker.press("replay-trick-forth")
    await expect(looker.rail).not_to_have_value("1")
    await looker.page.keyboard.press("Shift+ArrowLeft")
    await expect(looker.rail).to_have_value("1")


def one_round() -> Record:
    """The first round of a game of three."""
    record = whole_game(Options(3))
    return replace(record, rounds=record.rounds[:1])


@at_length
async def test_a_record_is_judged_on_the_device_tried_again_and_taken_along(
    visit: Visit, tmp_path: Path
) -> None:
    looker = Looker(await visit())
    await drop(looker, one_round())
    await looker.press("replay-ask")
    await looker.page.get_by_role("progressbar").wait_for()
    await looker.is_done.wait_for(timeout=JUDGED_MS)
    await looker.push(looker.page.get_by_role("button", name="Ben"))
    await expect(looker.page.get_by_text(looker.visitor.say("replay-given-note"))).to_be_visible()
    await looker.press("replay-round", round=1)
    await looker.moments.first.wait_for()
    await looker.press("replay-game")
    await looker.press("replay-study-title")
    review = await saved(looker, "replay-study-review", tmp_path)
    assert parse_review(review, one_round()) == judge(one_round())
    assert parse(await saved(looker, "replay-study-record", tmp_path)) == one_round()
