"""Tests of `ebbes.words.refusals`: what the rules refuse, in every language."""

from functools import cache
from random import Random

import pytest

from ebbes.engine.commands import Command, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import step
from ebbes.engine.errors import MustFollowSuit, NotYourTurn, RuleError, WrongMoment
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance
from ebbes.rules.codes import CARDS
from ebbes.words import LANGUAGES, Language, words
from ebbes.words.refusals import refusal_sentence

OPTIONS = Options(4, pick_designators=True, goal=1, dabbscheedel=-1)
NAMES = ("Anna", "Bert", "Carl", "Dora")


@cache
def refused() -> tuple[RuleError, ...]:
    """Everything wrong that can be tried on the way through a game, each kind once."""
    rng, state = Random(1), new_game(OPTIONS)
    chance = Chance(Certificate.from_seed("1", OPTIONS.players).key, OPTIONS)
    found: dict[tuple[object, ...], RuleError] = {}
    while state.phase is not OVER:
        for error in wrong(state):
            found.setdefault((type(error), error.context.get("phase")), error)
        command = chance.deal(state) if state.phase is DEAL else rng.choice(legal_commands(state))
        state, _ = step(state, command)
    return tuple(found.values())


def wrong(state: State) -> list[RuleError]:
    """What is refused now."""
    tried: list[Command] = [NameStarter(0, 9), NameStarter(1, 1), PickDesignator(2, CARDS["G1"])]
    tried += [PlayCard(state.turn, card) for card in CARDS.values()]
    errors = []
    for command in tried:
        try:
            step(state, command)
        except RuleError as error:
            errors.append(error)
    return errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_rules_is_told_in_its_own_words(language: Language) -> None:
    say = words(language).say
    assert {MustFollowSuit, NotYourTurn, WrongMoment} <= {type(error) for error in refused()}
    for error in refused():
        told = refusal_sentence(say, error.code, "?!", error.context, NAMES.__getitem__)
        assert "?!" not in told
        assert isinstance(error, NotYourTurn) <= any(name in told for name in NAMES)


def test_a_suit_that_must_be_followed_is_told_with_the_cards_of_it() -> None:
    context: dict[str, str | list[str]] = {"led": "green", "card": "R4", "holding": ["G3", "G7"]}
    told = refusal_sentence(words("en").say, MustFollowSuit.code, "", context)
    assert "Green is led" in told
    assert "the 3 and the 7" in told


def test_what_is_not_known_or_told_too_little_is_told_by_its_message() -> None:
    say = words("en").say
    for code in ("what/is-this", NotYourTurn.code, "limit/enough"):
        assert "a new reason" in refusal_sentence(say, code, "a new reason", {})


def test_who_asks_too_much_is_told_to_wait_even_if_nobody_says_how_long() -> None:
    say = words("en").say
    assert "in a moment" in refusal_sentence(say, "limit/too-many", "", {})
    assert "7 seconds" in refusal_sentence(say, "limit/too-many", "", {"seconds": 7})
