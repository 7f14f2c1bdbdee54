"""Tests of `ebbes.cli.announcing`: all that happens at a table, in sentences for who listens."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from ebbes.cli.announcing import Announcer, choices_of
from ebbes.cli.speech import Speech
from ebbes.client.news import News
from ebbes.engine.options import Options
from ebbes.protocol import game_events as game
from ebbes.protocol import table_events as on
from ebbes.protocol.messages import SERVER_MESSAGE, Events
from ebbes.protocol.prompts import PickPrompt
from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import OpenSeat
from ebbes.protocol.unknown import UnknownEvent
from ebbes.rules.cards import LETTERS, SUIT_NAMES
from ebbes.words import LANGUAGES, Language
from tests.server.tables.ear import Ear, show, tell
from tests.server.tables.live import PEOPLE
from tests.server.tables.walk import Walk
from tests.support import some_option_sets
from tests.terminal.still import SEATS, game_until, seen_of

ENGLISH = Announcer(Speech())
TOLD = (game.CardPlayed, game.TrickTaken, game.SuitDesignated, game.StarterNamed)
"""Of these everybody hears one sentence."""


@cache
def news_of(options: Options) -> tuple[News, ...]:
    """What somebody at a table and a spectator are told of a game, and of comings and goings."""
    return tuple(_news(options))


def _news(options: Options) -> Iterator[News]:
    walk = Walk(options, 11, 0.95)
    ears = [Ear(), Ear(PEOPLE[0].id)]
    for ear in ears:
        show(walk.live.table, ear)
    for games, progress in ((1, 0.95), (3, 0.0)):
        walk.progress = progress
        for step in walk.steps(150 if games > 1 else 2000, games):
            before = [ear.table for ear in ears]
            if step.entries:
                tell(step.after, step.entries, ears)
            for ear, seen in zip(ears, before, strict=True):
                told = SERVER_MESSAGE.validate_json(ear.texts[-1])
                if isinstance(told, Events) and ear.table is not seen:
                    known = (event for event in told.events if not isinstance(event, UnknownEvent))
                    yield News(ear.table, seen, tuple(known))


@some_option_sets
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_told_in_whole_sentences(options: Options, language: Language) -> None:
    announcer = Announcer(Speech(language))
    for news in news_of(options):
        lines = list(announcer.news(news))
        assert len(lines) >= sum(isinstance(event, TOLD) for event in news.events)
        for line in lines:
            assert line.isprintable()
            assert line[-1] in ".!?…“”\"'«»", line


def test_before_a_game_it_is_told_who_sits_there_and_who_begins_it() -> None:
    seen = replace(seen_of(None, 1), seats=(*SEATS[:2], OpenSeat(), OpenSeat()))
    assert [*ENGLISH.table(seen)] == [
        "At the table: Anna and You.",
        "2 seats are free.",
        "Anna starts when everyone is ready.",
    ]


@some_option_sets
def test_every_card_is_told_with_who_played_it(options: Options) -> None:
    for news in news_of(options):
        for event, seen in news.steps():
            if not isinstance(event, game.CardPlayed):
                continue
            (line,) = ENGLISH.news(News(seen, news.before, (event,)))
            who = "You play" if seen.you.seat == event.seat else "plays"
            assert who in line
            assert f" {SUIT_NAMES[LETTERS.index(event.card[0])]} " in line


@some_option_sets
def test_the_table_can_be_heard_again_at_any_time(options: Options) -> None:
    for news in news_of(options):
        lines = list(ENGLISH.table(news.seen))
        if news.seen.game is None:
            assert lines == []
            continue
        state = news.seen.game.view.seen
        assert len(lines) == (
            max(1, len(state.roles)) + max(1, len(state.trick)) + bool(news.seen.game.view.hand)
        )


@some_option_sets
def test_a_prompt_numbers_what_can_be_chosen(options: Options) -> None:
    asked = 0
    for news in news_of(options):
        prompt = news.seen.now.prompt
        if prompt is None:
            continue
        asked += 1
        lines = list(ENGLISH.prompt(prompt, news.seen))
        assert lines[0].startswith("Your turn")
        numbered = [line for line in lines if line[0].isdecimal()]
        if isinstance(prompt, PickPrompt):
            assert numbered == []
        else:
            assert len(numbered) == len(choices_of(prompt))
    assert asked


def test_what_nobody_needs_to_hear_is_not_told() -> None:
    seen = news_of(Options(4))[-1].seen
    assert list(ENGLISH.news(News(seen, seen, (on.TimeGranted(seat=0),)))) == []


def test_a_number_that_did_not_come_is_told_and_others_are_not() -> None:
    seen = seen_of(None, 0, Options(5))
    lost = on.NonceAdded(seat=4, nonce=64 * "0", missing="late")
    told = [*ENGLISH._event(lost, seen), *ENGLISH._event(lost.model_copy(update={"seat": 0}), seen)]
    assert told == [
        "Bert’s number didn’t make it into the shuffle.",
        "Your number didn’t make it into the shuffle.",
    ]
    assert list(ENGLISH._event(on.NonceAdded(seat=4, nonce=64 * "1"), seen)) == []


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (
            Reason(
                code="rule/must-follow-suit",
                message="",
                context={"led": "green", "card": "R4", "holding": ["G3", "G7"]},
            ),
            "Green is led, and you still have green: the 3 and the 7.",
        ),
        (Reason(code="rule/not-your-turn", message="", context={"turn": 1}), "Lisbeth decides now"),
        (Reason(code="limit/too-many", message="", context={}), "Try again in a moment."),
        (Reason(code="limit/enough", message="a new context", context={}), "a new context"),
        (Reason(code="what/is-this", message="a new reason", context={}), "a new reason"),
    ],
)
def test_a_refusal_says_why(reason: Reason, told: str) -> None:
    assert told in ENGLISH.refusal(reason, seen_of(game_until(lambda state: True, Options(4))))
