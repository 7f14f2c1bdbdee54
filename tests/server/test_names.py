"""Tests of names."""

from unicodedata import category
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from ebbes.protocol.name import IGNORABLE, LONGEST, MOST_MARKS, can_be_seen
from ebbes.protocol.seats import BotSeat, NewPlan, SeatState
from ebbes.server.identity import name
from ebbes.server.identity.name import clean_name
from ebbes.server.refusing.problem import ApiError


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Anna", "Anna"),
        (" \tAnna Lena\n", "Anna Lena"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        ("\U0001f0cf", "\U0001f0cf"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "\u00e9" * 24),
        ("Anna \u2764\ufe0f", "Anna \u2764"),
        ("1\ufe0f\u20e3", "1\u20e3"),
        ("\ufe0f Anna", "Anna"),
        ("\U0001f44d\U0001f3fd", "\U0001f44d\U0001f3fd"),
        ("\u05e9\u05bc\u05c1\u05b8", "\u05e9\u05b8\u05bc\u05c1"),
        ("\u0e19\u0e49\u0e33\u0e1d\u0e19", "\u0e19\u0e49\u0e33\u0e1d\u0e19"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("\u0905\u0928\u094d\u0928\u093e", "\u0905\u0928\u094d\u0928\u093e"),
    ],
)
def test_a_name_is_trimmed_and_composed(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("", "person/no-name"),
        (" \u00a0\u3000", "person/no-name"),
        ("x" * 25, "person/long-name"),
        ("An\nna", "person/unseen-name"),
        ("An\x00na", "person/unseen-name"),
        ("\u202eannA", "person/unseen-name"),
        ("An\u2066na", "person/unseen-name"),
        ("An\u200bna", "person/unseen-name"),
        ("An\ufeffna", "person/unseen-name"),
        ("An\u00adna", "person/unseen-name"),
        ("\u3164", "person/unseen-name"),
        ("\u2800", "person/unseen-name"),
        ("\u0301", "person/unseen-name"),
        ("\ud800", "person/unseen-name"),
        ("\U0010fffe", "person/unseen-name"),
        ("\ufe0f", "person/no-name"),
        ("An\u034fna", "person/unseen-name"),
        ("An\ufe0ena", "person/unseen-name"),
        ("An\u17b4na", "person/unseen-name"),
        ("An\u180bna", "person/unseen-name"),
        ("An\u200dna", "person/unseen-name"),
        ("An\U000e0100na", "person/unseen-name"),
        ("An\ue000na", "person/unseen-name"),
        ("\U0001d159", "person/unseen-name"),
        ("Ax\u0301\u0302\u0303\u0304na", "person/unseen-name"),
        ("x" + "\u0336" * 21, "person/unseen-name"),
        ("x" + "\u20dd" * 4, "person/unseen-name"),
    ],
)
def test_a_name_nobody_could_see_is_refused_by_a_code(given: str, code: str) -> None:
    with pytest.raises(ApiError) as error:
        clean_name(given)
    assert error.value.problem.code == code
    assert error.value.status_code == 422


@given(st.text(max_size=40))
def test_a_clean_name_is_short_visible_and_stays_as_it_is(given: str) -> None:
    try:
        name = clean_name(given)
    except ApiError:
        return
    assert 1 <= len(name) <= LONGEST
    assert name.isprintable()
    assert clean_name(name) == name


def test_no_name_has_an_ignorable_a_format_or_a_private_character() -> None:
    ignorable = {code for first, last in IGNORABLE for code in range(first, last + 1)}
    assert len(ignorable) == 4174
    others = {code for code in range(0x110000) if category(chr(code))[0] == "C"}
    assert len(others) > 137_000
    seen = [hex(code) for code in ignorable | others if can_be_seen(f"An{chr(code)}na")]
    assert seen == []


@pytest.mark.parametrize("mark", ["\u0301", "\u0336", "\u20dd"])
def test_a_letter_bears_only_so_many_marks(mark: str) -> None:
    assert can_be_seen("x" + mark * MOST_MARKS + "y" + mark * MOST_MARKS)
    assert not can_be_seen("x" + mark * (MOST_MARKS + 1))


@pytest.mark.parametrize("name", ["An\u034fna", "Anna \u2764\ufe0f", "x" + "\u0336" * 21])
def test_a_name_that_was_given_before_is_still_one_but_no_new_bot_gets_it(name: str) -> None:
    bot = {"kind": "bot", "name": name, "strength": "solid"}
    kept: SeatState = TypeAdapter[SeatState](SeatState).validate_python(bot)
    assert isinstance(kept, BotSeat)
    assert kept.name == name
    with pytest.raises(ValidationError, match="characters that can be seen"):
        TypeAdapter[NewPlan](NewPlan).validate_python(bot)


def test_what_is_far_too_long_is_refused_before_it_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(name, "normalize", Mock(side_effect=AssertionError))
    with pytest.raises(ApiError) as error:
        clean_name("\u0301" * 16_000)
    assert error.value.problem.code == "person/long-name"
