"""`docs/lesson.md`: lessons keep the rules, and happen as their sentences say."""

import re
from pathlib import Path

import pytest

from ebbes.engine.commands import Deal, PlayCard
from ebbes.engine.decide import step
from ebbes.engine.options import Options
from ebbes.engine.scoresheet import score_sheet
from ebbes.engine.state import State, new_game
from ebbes.protocol.game_events import SuitDesignated, TrickTaken
from ebbes.rules.cards import BLUE, BROWN, GREEN, LETTERS, RED, YELLOW
from ebbes.server.lesson import first
from ebbes.server.lesson.course import gone_on
from ebbes.server.lesson.lessons import LESSONS
from ebbes.server.lesson.step import Script
from ebbes.words import LANGUAGES, Language, words
from tests.support import cards
from tests.words.catalogue import sentences

PAGE = (Path(__file__).parents[2] / "docs" / "lesson.md").read_text(encoding="utf-8")
YOU, LISBETH, GRETEL = range(3)
SECTIONS = dict(zip(("first", "middle", "variants", "two"), PAGE.split("\n## ")[1:], strict=False))
Told = tuple[int, list[str], list[str], list[str]]


def steps_in(section: str) -> dict[str, Told]:
    """The table of steps."""
    rows = re.findall(r"^\| (\d) \| `(\w+)` \| (.*?) ?\| (.*?) ?\| (.*?) ?\| .* \|$", section, re.M)
    return {
        name: (int(chapter), before.split(), tap.split(), after.split())
        for chapter, name, before, tap, after in rows
    }


STEPS = steps_in(SECTIONS["first"])
ALL_STEPS = {
    name: told for section in SECTIONS.values() for name, told in steps_in(section).items()
}
SUIT_WORDS = {
    "B": r"blue|blau\w*",
    "N": r"brown|braun\w*",
    "Y": r"yellow|gelb\w*|gelw\w*",
    "G": r"green|grün\w*",
    "R": r"red|rot\w*|rod\w*",
}


HANDS = tuple(
    cards(hand)
    for hand in re.findall(r"^\| (?:You|Lisbeth|Gretel) \| (.*) \|$", SECTIONS["first"], re.M)
)


def after_step(last: str) -> State:
    """The round when a step is over."""
    state, _ = step(new_game(Options(3)), Deal(GRETEL, HANDS, 3, LISBETH))
    for name, (_, before, tap, after) in STEPS.items():
        for card in cards(" ".join([*before, *tap, *after])):
            state, _ = step(state, PlayCard(state.turn, card))
        if name == last:
            break
    return state


def owners() -> list[int]:
    """Who took each trick of the round."""
    return [trick.winner for trick in after_step("done").tricks]


def test_the_server_plays_what_the_page_says() -> None:
    assert Deal(GRETEL, HANDS, 3, LISBETH) == first.FIRST_DEAL


@pytest.mark.parametrize("script", LESSONS, ids=lambda script: script.name)
def test_every_lesson_is_the_one_on_the_page(script: Script) -> None:
    section = SECTIONS[script.name]
    told = {
        one.name: (one.chapter, one.before.split(), one.tap.split(), one.after.split())
        for one in script.steps
    }
    assert list(told.items()) == list(steps_in(section).items())
    hands = re.findall(r"^\| (?:[Yy]ou|Lisbeth|Gretel|virtual player) \| (.*) \|$", section, re.M)
    assert tuple(cards(hand) for hand in hands) == script.deal.hands


def test_the_whole_round_is_played_by_the_rules() -> None:
    state = after_step("done")
    assert state.score.rounds == 1
    assert owners() == [
        *(YOU, LISBETH, GRETEL, GRETEL, YOU),
        *(YOU, LISBETH, LISBETH, YOU, YOU),
    ]


@pytest.mark.parametrize("name", [name for name, told in STEPS.items() if told[2]])
def test_every_tap_is_yours(name: str) -> None:
    names = list(STEPS)
    state = after_step(names[names.index(name) - 1])
    for card in cards(" ".join(STEPS[name][1])):
        assert state.turn != YOU
        state, _ = step(state, PlayCard(state.turn, card))
    assert state.turn == YOU


def test_roles_are_named_where_the_sentences_say_so() -> None:
    assert after_step("takes").roles == ()
    assert after_step("trump").roles == (GREEN,)
    assert after_step("plus").roles == (GREEN, BLUE)
    assert after_step("low").roles == (GREEN, BLUE, BROWN)
    assert after_step("ruff").roles == (GREEN, BLUE, BROWN, RED, YELLOW)


def test_the_points_are_those_the_sentences_count() -> None:
    sheet = score_sheet(after_step("done"))
    counts = dict(zip(LETTERS, sheet.counts[YOU], strict=True))
    assert (counts["B"], counts["R"], counts["N"]) == (4, 3, 2)
    assert [own[BROWN] for own in sheet.counts] == [2, 1, 3]
    assert sheet.points == (4, 0, -1)


def test_nix_is_won_by_the_higher_card() -> None:
    sheet = score_sheet(after_step("done"))
    assert [own[YELLOW] for own in sheet.counts] == [3, 3, 0]
    assert sheet.nix_winner == YOU


def test_two_ebbes_are_yours_and_a_third_would_be_one_too_many() -> None:
    state = after_step("enough")
    for card in cards("N4 R1 G4"):
        state, _ = step(state, PlayCard(state.turn, card))
    assert state.tricks[-1].winner == YOU
    yours = [card for trick in state.tricks if trick.winner == YOU for card in trick.cards]
    assert len({*yours} & {*cards("N1 N2 N3 N4 N5 N6")}) == 3


def test_every_step_has_its_title_and_its_text_and_no_other_has() -> None:
    titled = {key.split("-")[1] for key in sentences("en") if key.endswith("-title")}
    steps = {key.split("-")[1] for key in sentences("en") if re.fullmatch(r"learn-\w+-text", key)}
    assert steps - {"offline", "lesson"} == {*ALL_STEPS} <= titled


def test_chapters_follow_each_other() -> None:
    chapters = [chapter for chapter, *_ in STEPS.values()]
    assert chapters == sorted(chapters)
    assert set(chapters) == set(range(1, 8))


def happened(lesson: str, name: str) -> list[str]:
    """Roles and owners of tricks when a step is taken: `trump B`, `trick 2`."""
    (script,) = [one for one in LESSONS if one.name == lesson]
    at = [step.name for step in script.steps].index(name)
    told = []
    for event in gone_on(at, script=script).events:
        if isinstance(event, SuitDesignated):
            told.append(f"{event.role} {event.suit}")
        if isinstance(event, TrickTaken):
            told.append(f"trick {event.seat}")
    return told


def test_the_later_lessons_happen_as_their_sentences_say() -> None:
    assert happened("middle", "throw") == ["trump B", f"trick {GRETEL}"]
    assert happened("middle", "surprise") == ["plus Y"]
    assert happened("middle", "both") == ["ebbes N", f"trick {LISBETH}"]
    assert happened("middle", "twice") == ["minus R", "nix G"]
    assert happened("middle", "beware") == [f"trick {LISBETH}"]
    assert happened("variants", "own") == ["trump G", f"trick {YOU}"]
    assert happened("variants", "theirs") == ["plus B", f"trick {YOU}"]
    assert happened("two", "leftmost") == [f"trick {YOU}"]
    assert happened("two", "lacking") == ["trump Y", "trick 2"]
    assert happened("two", "strawleads") == [f"trick {YOU}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, told in ALL_STEPS.items() if told[2]])
def test_a_text_names_the_card_to_tap(language: Language, name: str) -> None:
    (code,) = ALL_STEPS[name][2]
    text = words(language).say(f"learn-{name}-text")
    assert re.search(rf"({SUIT_WORDS[code[0]]}) {code[1:]}", text), text
