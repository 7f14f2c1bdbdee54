"""Tests of names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.protocol.name import LONGEST
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
