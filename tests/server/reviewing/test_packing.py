"""Tests of `ebbes.server.reviewing.packing`: a review as far as it has come, all of it."""

import json
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any

from ebbes.engine.options import Options
from ebbes.server.reviewing.draft import Draft, Part
from ebbes.server.reviewing.packing import pack, unpack
from tests.judge.games import two_rounds
from tests.server.reviewing.drafts import draft_of

GOLDEN = Path(__file__).parent / "golden" / "review-1.json"
"""A review as servers kept it from the first on, with all that could be left out of a long one."""


def test_a_review_is_kept_as_it_is() -> None:
    draft = draft_of(two_rounds(Options(5)))
    assert unpack(pack(draft)) == draft


def test_where_a_game_broke_off_nothing_is_missing() -> None:
    draft = draft_of(two_rounds(Options(3)))
    last = len(draft.places) - 1
    assert draft.undecided == {last}
    draft = replace(draft, verdicts=(*draft.verdicts[:-2], None, None))
    kept = unpack(pack(draft))
    assert kept == draft
    assert kept.missing(None) == (Part(last - 1, False, True),)


def test_a_review_of_before_is_read_as_it_was_kept() -> None:
    golden: Any = json.loads(GOLDEN.read_text())
    assert unpack(b64decode(golden["body"])) == Draft(
        golden["fingerprint"],
        tuple(map(tuple, golden["places"])),
        tuple(golden["expected"]),
        tuple(golden["verdicts"]),
        golden["sums"],
        frozenset(golden["undecided"]),
    )
