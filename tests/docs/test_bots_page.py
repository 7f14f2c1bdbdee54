"""Tests of `docs/bots.md`: it names every bot and every reason, as the code does."""

import re
from pathlib import Path

from ebbes.bots.levels import EXPERT
from ebbes.bots.roster import ROSTER
from ebbes.bots.rungs import RUNGS
from ebbes.kernel.reasons import NAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
FIRST_CELLS = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)


def test_every_bot_and_every_reason_has_a_line_and_nothing_else_has() -> None:
    told = {name for name, _ in NAMES}
    assert set(FIRST_CELLS) == told | set(ROSTER)


def test_the_bots_stand_in_the_order_of_the_roster() -> None:
    assert FIRST_CELLS[: len(ROSTER)] == list(ROSTER)


def test_the_plays_of_the_expert_are_told() -> None:
    assert f"instead\nof {EXPERT.effort:,}." in PAGE


def test_the_ladder_is_the_one_people_are_compared_with() -> None:
    told = [f"{rung.given_away.mean:.2f} ± {rung.given_away.error:.2f}" for rung in RUNGS]
    assert f"| {' | '.join(told)} |" in PAGE
    assert f"four, {RUNGS[0].rounds}\nrounds each" in PAGE
