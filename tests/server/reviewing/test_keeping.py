"""Tests of `ebbes.server.reviewing.keeping`: no game takes more than its bytes."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ebbes.bots.bars import REASONS, best_place
from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.engine.options import Options
from ebbes.protocol.options import LONGEST_TRACK, MOST_ROUNDS
from ebbes.record.chance import Chance
from ebbes.record.format import record_to_json
from ebbes.record.log import record_of
from ebbes.record.names import names_of
from ebbes.record.record import Record
from ebbes.server.reviewing import keeping
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.keeping import MOST_BYTES, keep, kept
from ebbes.server.reviewing.packing import CHOSEN, HEADS, MARK, pack, unpack
from ebbes.server.reviewing.short.digits import as_read, read_lead
from ebbes.server.reviewing.short.outline import outline_of
from ebbes.server.reviewing.short.shortening import CLEAR, LEVELS, shortened
from ebbes.server.reviewing.telling import SCALES, told
from tests.extent import examples
from tests.judge.games import NAMES, two_rounds
from tests.server.reviewing.drafts import draft_of
from tests.support import ALL_OPTIONS

SKILL, COULD = 2, 4
"""What a verdict tells for sums alone."""


@cache
def long_game(rounds: int, more_cards: bool = False) -> Record:
    """A game of five that ends after so many rounds."""
    ends = {"goal": LONGEST_TRACK, "dabbscheedel": -LONGEST_TRACK}
    options = Options(5, more_cards, pick_designators=True, rounds=rounds, **ends)
    deal = Chance(b"long", options).deal
    log = play_game(options, [RandomBot()] * options.players, Random(rounds), deal)
    return record_of(options, names_of(options, NAMES), log)


@cache
def long_draft(rounds: int) -> Draft:
    """Its review, by chance."""
    return draft_of(long_game(rounds))


def summed_up(draft: Draft) -> Draft:
    """A review without what only its sums needed."""
    verdicts = [
        None if each is None else [0 if at in (SKILL, COULD) else it for at, it in enumerate(each)]
        for each in draft.verdicts
    ]
    return replace(draft, verdicts=tuple(verdicts), is_short=True)


def kept_in_short(draft: Draft, record: Record) -> Draft:
    """What is left of a long game's review, as it is read."""
    body, is_short = keep(draft, record_to_json(record))
    assert is_short
    assert len(body) <= MOST_BYTES
    return kept(body, record_to_json(record))


def test_a_short_game_is_kept_as_it_was_judged() -> None:
    record = two_rounds(Options(4))
    draft = draft_of(record)
    body, is_short = keep(draft, record_to_json(record))
    assert not is_short
    assert body == pack(draft)
    assert kept(body, record_to_json(record)) == draft


@given(st.sampled_from(ALL_OPTIONS), st.integers(0, 99), st.sampled_from(LEVELS))
@settings(max_examples=examples(80), deadline=None)
def test_any_review_is_told_the_same_in_short(options: Options, seed: int, level: int) -> None:
    record = two_rounds(options, 1 + seed % 2)
    outline = outline_of(record)
    draft = shortened(draft_of(record, seed), outline, level)
    found = kept(keeping.in_short(draft, outline), record_to_json(record))
    assert told(found, 1, 1) == told(draft, 1, 1)
    assert found == summed_up(draft)


def test_a_game_of_some_length_tells_everything_in_short() -> None:
    record = long_game(6)
    draft = draft_of(record)
    assert len(pack(draft)) > MOST_BYTES
    assert kept_in_short(draft, record) == summed_up(draft)


@pytest.mark.parametrize("rounds", [14, MOST_ROUNDS])
def test_a_long_game_tells_all_that_is_shown_and_summed_up(rounds: int) -> None:
    draft, record = long_draft(rounds), long_game(rounds)
    assert_tells_what_is_shown(kept_in_short(draft, record), draft, record)


def test_what_fits_at_no_level_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record, outline = long_game(14), outline_of(long_game(14))
    shortest = len(keeping.in_short(shortened(long_draft(14), outline, LEVELS[-1]), outline))
    monkeypatch.setattr(keeping, "MOST_BYTES", shortest)
    assert len(keep(long_draft(14), record_to_json(record))[0]) == shortest
    monkeypatch.setattr(keeping, "MOST_BYTES", shortest - 1)
    with pytest.raises(keeping.TooMuch, match=f"no less than {shortest} bytes"):
        keep(long_draft(14), record_to_json(record))


def assert_tells_what_is_shown(found: Draft, draft: Draft, record: Record) -> None:
    """Sums, marks and what was given away to the last digit, all else as it is read."""
    assert found.sums == draft.sums
    for spot, own, meant in zip(
        outline_of(record).spots, found.expected, draft.expected, strict=True
    ):
        assert (own is not None) == spot.is_shown
        assert own is None or read_of(own) == read_of(meant)
        assert own == meant or not spot.is_bound
    for own, meant in zip(found.verdicts, draft.verdicts, strict=True):
        assert [own[0], own[3], *own[5:HEADS]] == [meant[0], meant[3], *meant[5:HEADS]]
        assert bar_at(own, own[CHOSEN]) == bar_at(meant, meant[CHOSEN])
        if own[MARK]:
            assert best(own) == best(meant)


def read_of(leads: Any) -> list[int]:
    """What everyone could expect, as it is read."""
    return [read_lead(lead) for lead in leads]


def bar_at(verdict: Any, place: int) -> Any:
    """A bar without its reasons, as it is read."""
    return as_read(verdict[HEADS][place][:REASONS], SCALES[verdict[0]])


def best(verdict: Any) -> Any:
    """The best choice."""
    return bar_at(verdict, best_place(verdict[HEADS], verdict[CHOSEN]))


def test_what_is_tried_again_keeps_all_its_bars_longest() -> None:
    draft = long_draft(14)
    for own, meant in zip(
        kept_in_short(draft, long_game(14)).verdicts, draft.verdicts, strict=True
    ):
        is_whole = len(own[HEADS]) == len(meant[HEADS])
        assert is_whole or own[MARK] < CLEAR


def test_how_many_choices_there_were_is_told() -> None:
    draft = long_draft(MOST_ROUNDS)
    page: Any = told(kept_in_short(draft, long_game(MOST_ROUNDS)), 1, 1)
    for own, moment in zip(draft.verdicts, page["moments"], strict=True):
        assert moment["verdict"]["of"] == len(own[HEADS])


def test_the_longest_game_there_can_be_takes_no_more_than_its_bytes() -> None:
    record = long_game(MOST_ROUNDS, more_cards=True)
    draft = draft_of(record)
    assert_tells_what_is_shown(kept_in_short(draft, record), draft, record)


def test_an_older_server_finds_rates_and_no_decisions_in_what_is_short() -> None:
    draft, record = long_draft(14), long_game(14)
    body, _ = keep(draft, record_to_json(record))
    found = unpack(body)
    assert (found.fingerprint, found.places, found.missing(None)) == (draft.fingerprint, (), ())
    assert found.sums["rates"] == draft.sums["rates"]
    assert found.sums["rounds"] == []
