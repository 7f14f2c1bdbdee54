"""Tests of how much one address can store in a day: all ways together, at their limits."""

import re
from pathlib import Path

import pytest

from ebbes.server.limiting.limits import COMMANDS_OF_A_GAME
from ebbes.server.settings import Settings
from tests.server import growth

MOST = 200_000_000
"""Bytes of a day."""
HOURS = 25
"""What a bucket gives in a day: it is full at first."""
PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")


def told(way: str) -> tuple[int, int]:
    """How often in a day, and with how many bytes, by the page on security."""
    found = re.search(rf"^\| {way} \| ([\d,]+) \| ([\d,]+) \|", PAGE, re.M)
    assert found is not None, way
    times, size = (int(figure.replace(",", "")) for figure in found.groups())
    return times, size


def daily(settings: Settings) -> dict[str, int]:
    """How often an address can do each in a day."""
    return {
        "a person": HOURS * settings.people_per_hour,
        "a device": HOURS * settings.new_links_per_hour,
        "a passkey": HOURS * settings.passkeys_per_hour,
        "a token": HOURS * settings.tokens_per_hour,
        "a table": HOURS * settings.tables_per_hour,
        "a command": HOURS * settings.address_commands_per_hour,
        "a table of an evening": HOURS * settings.evening_tables_per_hour,
        "somebody to be avoided": HOURS * settings.blocks_per_hour,
        "a report": HOURS * settings.reports_per_hour,
        "a review": HOURS * settings.address_reviews_per_hour,
        "an address to be told at": HOURS * settings.addresses_per_hour,
        "an answer to a puzzle": HOURS * settings.address_puzzles_per_hour,
    }


def test_the_page_counts_as_often_as_the_limits_allow(settings: Settings) -> None:
    for way, times in daily(settings).items():
        assert told(way)[0] == times, way


def test_all_ways_together_stay_below_the_bound(settings: Settings) -> None:
    kept = sum(times * told(way)[1] for way, times in daily(settings).items())
    assert kept <= MOST
    assert f"{kept / 1e6:.0f} MB" in PAGE


@pytest.mark.parametrize(
    ("way", "measured"),
    [
        ("a person", growth.people),
        ("a device", growth.devices),
        ("a device", growth.recoveries),
        ("a passkey", growth.passkeys),
        ("a token", growth.tokens),
        ("a table", growth.tables),
        ("a command", growth.plays),
        ("a command", growth.given_plays),
        ("a command", growth.changes),
        ("a command", growth.plans),
        ("a table of an evening", growth.tables),
        ("a report", growth.reports),
        ("somebody to be avoided", growth.blocks),
        ("a review", growth.reviews),
        ("an address to be told at", growth.addresses),
        ("an answer to a puzzle", growth.answers),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
async def test_nothing_takes_more_bytes_than_the_page_says(
    way: str, measured: growth.Way, tmp_path: Path
) -> None:
    assert await growth.bytes_of(measured, tmp_path) <= told(way)[1]


async def test_a_table_left_to_the_house_takes_no_more_than_any_other(tmp_path: Path) -> None:
    size = await growth.bytes_of(growth.given_tables, tmp_path)
    assert size <= min(told("a table")[1], told("a table of an evening")[1])


async def test_a_game_of_a_device_takes_no_more_than_the_commands_it_counts_as(
    tmp_path: Path,
) -> None:
    size = await growth.bytes_of(growth.device_games, tmp_path)
    assert size <= COMMANDS_OF_A_GAME * told("a command")[1]
    assert f"A game of a device counts as {COMMANDS_OF_A_GAME} commands" in PAGE
