"""Tests of `ebbes.server.store.schema`."""

from pathlib import Path

from ebbes.server.store.schema import METADATA

PAGE = Path(__file__).parents[3] / "docs" / "architecture.md"


def test_of_every_table_it_is_told_what_is_kept_in_it() -> None:
    told = PAGE.read_text(encoding="utf-8").partition("## What is kept")[2]
    assert [name for name in METADATA.tables if f"`{name}`" not in told] == []
