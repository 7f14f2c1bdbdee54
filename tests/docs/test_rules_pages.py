"""The rules page in three languages: complete, numbered, and the same in structure."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "docs" / "rules"
MARKERS = {"en": "*(ruling)*", "de": "*(Festlegung)*", "pfl": "*(ausgemachd)*"}
LANGUAGES = tuple(MARKERS)
RULINGS = {1, 7, 8, 18, 24, 28, 29, 36, 37, 38, 40}
VALUES = [
    ("2", "1–6", "1–9"),
    ("3", "1–6", "1–9"),
    ("4", "1–8", "1–12"),
    ("5", "1–10", "1–15"),
]
EXAMPLES = ["trump-mid-trick", "several-designators", "ebbes-tie", "nix-tie", "virtual-turn"]


def page(language: str) -> str:
    return (PAGES / f"{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> dict[int, str]:
    """Every numbered rule with its text."""
    found = re.findall(r"^- \*\*R(\d+)\*\* (.+?)(?=^\S|^$)", page(language), re.M | re.S)
    assert len({number for number, _ in found}) == len(found), "a rule stands twice"
    return {int(number): text for number, text in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_once_and_in_order(language: str) -> None:
    numbers = list(rules(language))
    assert set(numbers) == set(range(1, 41))
    assert all(earlier < later for earlier, later in pairwise(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_rulings_are_marked_as_such(language: str) -> None:
    marked = {number for number, text in rules(language).items() if MARKERS[language] in text}
    assert marked == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worked_example_has_its_anchor(language: str) -> None:
    assert re.findall(r"^<!-- example: (\S+) -->\n### ", page(language), re.M) == EXAMPLES


@pytest.mark.parametrize("language", ["de", "pfl"])
def test_all_pages_name_the_same_cards_and_rules_section_by_section(language: str) -> None:
    assert references(language) == references("en")


def references(language: str) -> list[tuple[list[str], list[str]]]:
    """Card codes and rule references of each section, in order."""
    sections = re.split(r"^#{2,3} ", page(language), flags=re.M)
    return [
        (re.findall(r"`([BNYGR]\d+)`", text), re.findall(r"\((R\d+)\)", text)) for text in sections
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_play_are_the_same_in_every_language(language: str) -> None:
    table = re.findall(r"^\| (\d) \| ([\d–]+).*?\| ([\d–]+)", page(language), re.M)
    assert table == VALUES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_whose_game_it_is(language: str) -> None:
    assert "Klaus Geis" in page(language)
    assert "Palatia Spiele" in page(language)
