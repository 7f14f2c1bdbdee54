"""Sentences said from Python."""

from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import parse

from ebbes.words import Language, NoSuchSentence, Words, WordsError, words
from ebbes.words.folder import locales
from ebbes.words.words import resource_of


@pytest.mark.parametrize(
    ("language", "said"), [("en", "green ten"), ("de", "grüne Zehn"), ("pfl", "grüne 10er")]
)
def test_a_card_has_its_name_in_every_language(language: Language, said: str) -> None:
    assert words(language).say("card", suit="G", value=10) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "green ten, plus, playable"),
        ("de", "grüne Zehn, Plus, spielbar"),
        ("pfl", "grüne 10er, Plus, kannsch schbiele"),
    ],
)
def test_a_card_in_the_hand_says_what_it_is_and_whether_it_can_be_played(
    language: Language, said: str
) -> None:
    say = words(language).say
    known = {"role": "plus", "designator": "no", "state": "playable"}
    assert say("play-hand-card", suit="G", value=10, **known) == said


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 card", "2 cards"), ("de", "1 Karte", "2 Karten"), ("pfl", "1 Kaad", "2 Kaade")],
)
def test_one_is_counted_differently_from_two(language: Language, one: str, two: str) -> None:
    assert words(language).say("cards", cards=1) == one
    assert words(language).say("cards", cards=2) == two


@pytest.mark.parametrize("language", ["en", "de", "pfl"])
def test_a_point_below_nought_keeps_its_sign(language: Language) -> None:
    assert words(language).say("points", points=-1).startswith("-1 ")


def test_you_are_spoken_to_and_the_others_spoken_of() -> None:
    say = partial(words("de").say, "announce-card-played", who="Anna", suit="R", value=3)
    assert say(you="yes") == "Du spielst die rote Drei."
    assert say(you="no") == "Anna spielt die rote Drei."


def test_a_hint_tells_what_lies_in_the_trick() -> None:
    say = words("de").say
    held = say("reasons-takes-trick", plus=3, ebbes=0, minus=1, percent=80)
    assert held == "Sie holt wohl den Stich: 3 Plus und 1 Minus."
    nothing = say("reasons-takes-trick", plus=0, ebbes=0, minus=0, percent=100)
    assert nothing == "Sie holt den Stich: nichts, was zählt."


def test_a_key_nobody_wrote_is_refused() -> None:
    with pytest.raises(NoSuchSentence, match="no sentence 'no-such-key' in pfl"):
        words("pfl").say("no-such-key")


def test_a_key_without_a_sentence_is_refused() -> None:
    silent = Words("de", [parse("silent =\n    .label = Hier\n")])
    with pytest.raises(NoSuchSentence, match="'silent' says nothing in de"):
        silent.say("silent")


def test_a_sentence_that_is_not_told_all_it_needs_is_refused() -> None:
    with pytest.raises(WordsError, match=r"card in en: .*value"):
        words("en").say("card", suit="G")


def test_a_file_that_is_not_fluent_throughout_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ftl"
    broken.write_text("fine = Gut\nbroken = { $who\n", encoding="utf-8")
    with pytest.raises(WordsError, match=r"broken\.ftl: .*broken = "):
        resource_of(broken)


def test_words_lie_beside_an_installed_package_or_in_the_sources(tmp_path: Path) -> None:
    package = tmp_path / "src" / "ebbes" / "words"
    assert locales(package) == tmp_path / "locales"
    (package / "locales").mkdir(parents=True)
    assert locales(package) == package / "locales"
