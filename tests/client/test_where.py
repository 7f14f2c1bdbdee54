"""Tests of `ebbes.client.where`: a code, or the link of an invitation."""

import pytest

from ebbes.client.where import Where, where_is


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("KLRXBDG", Where("KLRXBDG")),
        (" KLRXBDG\n", Where("KLRXBDG")),
        ("https://ebbes.example/t/KLRXBDG", Where("KLRXBDG", "https://ebbes.example")),
        ("http://127.0.0.1:8000/t/KLRXBDG/", Where("KLRXBDG", "http://127.0.0.1:8000")),
        ("https://example.org/games/t/KLRXBDG", Where("KLRXBDG", "https://example.org/games")),
        ("https://ebbes.example/help", Where("https://ebbes.example/help")),
    ],
)
def test_a_table_is_found_by_its_code_or_by_its_link(text: str, where: Where) -> None:
    assert where_is(text) == where
