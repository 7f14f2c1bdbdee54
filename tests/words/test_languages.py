"""The three languages say the same, each in its own way."""

from collections import Counter
from itertools import product

import pytest

from ebbes.words import LANGUAGES, Language, words
from ebbes.words.folder import files_of
from tests.words.catalogue import choices, entries, sentences, terms, variables

GROUPS = {
    *("home", "table", "play", "roles", "score", "end", "waiting", "settings", "learn"),
    *("companion", "rules", "check", "errors", "announce", "reasons", "bots", "cli", "common"),
    "all",
    "day",
    "me",
    "open",
    "overdays",
    "pocket",
    "puzzle",
    "replay",
    "same",
    "review",
}
NUMBERS = {"one": 1, "other": 7}
"""Plural categories, and a number of each kind."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_words_has_its_file(language: Language) -> None:
    assert {path.stem for path in files_of(language)} == GROUPS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_stands_once_and_in_the_file_of_its_group(language: Language) -> None:
    keys = [(entry.id.name, path.stem) for path in files_of(language) for entry in entries(path)]
    assert [key for key, times in Counter(key for key, _ in keys).items() if times > 1] == []
    for key, group in keys:
        first = key.split("-")[0]
        of_device = group == "pocket" and key.startswith("errors-local-")
        assert first == group or of_device or (group == "common" and first not in GROUPS), key


@pytest.mark.parametrize("language", ["de", "pfl"])
def test_every_language_has_the_same_sentences_in_the_same_order(language: Language) -> None:
    assert list(sentences(language)) == list(sentences("en"))
    assert list(terms(language)) == list(terms("en"))


@pytest.mark.parametrize("language", ["de", "pfl"])
def test_every_sentence_needs_to_know_the_same_in_every_language(language: Language) -> None:
    differing = {
        key: variables(language, key) ^ variables("en", key)
        for key in sentences("en")
        if variables(language, key) != variables("en", key)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_there_and_used(language: Language) -> None:
    used = {term for sentence in sentences(language).values() for term in sentence.terms}
    assert used == set(terms(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_in_all_its_forms(language: Language) -> None:
    for key in sentences(language):
        known = {name: _samples(language, key, name) for name in sorted(variables(language, key))}
        for values in product(*known.values()):
            said = words(language).say(key, **dict(zip(known, values, strict=True)))
            assert said == said.strip() != "", key
            assert "  " not in said, said


def _samples(language: Language, key: str, variable: str) -> list[str | float]:
    """Every value a sentence tells apart, or just one if it does not care."""
    found = choices(language, key)[variable]
    if variable in ("number", "value") or any(
        value == "one" or isinstance(value, int) for value in found
    ):
        return sorted({3, *(NUMBERS.get(str(value), value) for value in found)}, key=str)
    return sorted(found, key=str) or ["Anna"]
