"""Tests of `ebbes.bots.taste`: what somebody likes is what they do."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from bench.styles import KINDS, Kind

from ebbes.bots.levels import SOLID
from ebbes.bots.mind import Mind
from ebbes.bots.roster import bot_named
from ebbes.bots.taste import Taste
from ebbes.bots.thinking import ThinkingBot
from ebbes.bots.thought import Thought
from ebbes.engine.commands import PlayCard
from ebbes.engine.options import Options
from ebbes.engine.view import view
from tests.bots.games import decisions

VERY = 100.0


def plays(taste: Taste, liked: Kind) -> Iterator[bool]:
    """Where cards of both kinds may be played, whether the card played is one that is liked."""
    bot = ThinkingBot(Mind(worlds=2, practice=False, foresight=1, taste=taste))
    for state, choice in decisions(bot, Options(3), 4):
        legal = view(state, state.turn).legal
        kinds = {liked(state, each.card) for each in legal if isinstance(each, PlayCard)}
        if len(kinds) == 2 and isinstance(choice, PlayCard):
            yield liked(state, choice.card)


@pytest.mark.parametrize(("kind", "liked"), KINDS.items())
def test_what_is_liked_is_played_and_what_is_disliked_is_not(kind: str, liked: Kind) -> None:
    often, never = (list(plays(Taste(**{kind: much}), liked)) for much in (VERY, -VERY))
    assert len(often) > 5
    assert len(never) > 5
    assert all(often)
    assert not any(never)


def test_nobody_has_a_taste_for_starters_and_picks() -> None:
    taste = Taste(trumping=1, naming=1, taking=1)
    found = 0
    for state, choice in decisions(bot_named("random"), Options(3, pick_designators=True), 1):
        if not isinstance(choice, PlayCard):
            thought = Thought(replace(SOLID, taste=taste), view(state, state.turn), Random(1))
            assert not thought.likes().any()
            found += 1
    assert found > 5
