"""Tests of `ebbes.server.reviewing.packing`: no game takes more than its bytes."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ebbes.judge.abridged import ShortVerdict, short_verdict
from ebbes.server.reviewing.draft import Draft, Part
from ebbes.server.reviewing.packing import CLEAR, HEADS, MARK, MOST_BYTES, pack, unpack
from ebbes.server.reviewing.telling import told as told_page

REASONS = ["plus-to-others", "frees-suit", "keeps-designator", "takes-trick"]
CODES = [f"{suit}{value}" for suit in "BNYGR" for value in range(1, 11)]


def verdict(rng: Random) -> list[Any]:
    """What is thought of a decision, by chance."""
    count = rng.randint(2, 10)
    bars: list[list[Any]] = [
        [code, round(rng.gauss(0, 150)), rng.randint(0, 30), rng.randint(0, 1)]
        for code in rng.sample(CODES, count)
    ]
    best = max(bars, key=lambda bar: bar[1])
    for bar in (bars[0], best) if best is not bars[0] else (best,):
        bar.append([{"code": why, "suit": bar[0][0]} for why in rng.sample(REASONS, 2)])
    given = rng.choice((0, 0, 0, rng.randint(1000, 30_000)))
    mark = rng.randint(1, 3) if given else 0
    return ["points", 0, round(rng.gauss(0, 9000)), given, rng.randint(0, 90_000), 1, mark, bars]


def draft_of(decisions: int) -> Draft:
    """A review of so many decisions of five people, by chance."""
    rng = Random(decisions)
    places = tuple((1 + at // 55, at % 55, at % 5) for at in range(decisions))
    expected = []
    for _ in range(decisions):
        leads = [rng.randint(-40, 40) * 1200 for _ in range(4)]
        expected.append([*leads, -sum(leads)])
    verdicts = tuple(verdict(rng) for _ in range(decisions))
    sums: dict[str, Any] = {"rounds": [], "rates": []}
    return Draft({"formula": 1}, places, tuple(expected), verdicts, sums)


def test_a_short_game_is_kept_as_it_is() -> None:
    draft = draft_of(30)
    assert unpack(pack(draft)) == Draft(
        draft.fingerprint, draft.places, draft.expected, draft.verdicts, draft.sums
    )


def test_where_a_game_broke_off_nothing_is_missing() -> None:
    draft = draft_of(30)
    verdicts = (*draft.verdicts[:-2], None, None)
    draft = replace(draft, verdicts=verdicts, undecided=frozenset({29}))
    kept = unpack(pack(draft))
    assert kept == draft
    assert kept.missing(None) == (Part(28, False, True),)


@pytest.mark.parametrize("decisions", [110, 180, 275])
def test_a_long_game_takes_no_more_than_its_bytes(decisions: int) -> None:
    draft = draft_of(decisions)
    data = pack(draft)
    assert len(data) <= MOST_BYTES
    kept = unpack(data)
    assert kept.places == draft.places
    assert list(kept.expected) == list(draft.expected)
    for own, told in zip(draft.verdicts, kept.verdicts, strict=True):
        assert (own[0], own[2], own[3], own[5], own[6]) == (*told[:1], *told[2:4], *told[5:HEADS])
        chosen, best = own[HEADS][own[1]], max(own[HEADS], key=lambda bar: bar[1])
        assert told[HEADS][told[1]][:4] == chosen[:4]
        assert max(told[HEADS], key=lambda bar: bar[1])[:2] == best[:2]
        assert told[MARK] == own[MARK]


def test_what_is_tried_again_keeps_all_its_bars_longest() -> None:
    draft = draft_of(275)
    for own, told in zip(draft.verdicts, unpack(pack(draft)).verdicts, strict=True):
        is_whole = own[MARK] >= CLEAR
        assert len(told[HEADS]) == (len(own[HEADS]) if is_whole else min(2, len(told[HEADS])))


def test_what_could_be_given_away_is_the_same_when_bars_are_left_out() -> None:
    draft = draft_of(275)
    for own, told in zip(draft.verdicts, unpack(pack(draft)).verdicts, strict=True):
        kept = _short(told)
        without = replace(_short(own), chosen=told[1], made=kept.made, best=kept.best)
        assert kept == without
        assert (kept.made.what, kept.best.what) == (_short(own).made.what, _short(own).best.what)


def _short(verdict: Any) -> ShortVerdict:
    found = short_verdict(verdict)
    assert found is not None
    return found


def test_how_many_choices_there_were_is_told() -> None:
    draft = draft_of(275)
    page: Any = told_page(unpack(pack(draft)), 1, 1)
    for own, moment in zip(draft.verdicts, page["moments"], strict=True):
        assert moment["verdict"]["of"] == len(own[HEADS])
