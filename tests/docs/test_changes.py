"""Tests of `CHANGELOG.md`."""

import re
from pathlib import Path

from ebbes.server.store import migrations

ROOT = Path(__file__).parents[2]
STEPS = Path(migrations.__file__).parent / "versions"


def test_every_step_of_the_database_is_named() -> None:
    """But the first one, which made it."""
    made = sorted(step.name[1:5] for step in STEPS.glob("v*.py"))
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    named = re.findall(r"\b00\d\d\b", " ".join(re.findall(r"\(([\d, ]+)\)", told)))
    assert made[0] == "0001"
    assert sorted({*named}) == made[1:]
