"""Why: every choice with its points, its uncertainty and its reasons."""

from random import Random

import pytest

from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.engine.commands import PlayCard
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, PLAY
from ebbes.engine.view import view
from tests.bots.games import decisions
from tests.support import some_option_sets


@some_option_sets
def test_every_legal_choice_is_explained_the_best_first(options: Options) -> None:
    explained = set()
    for state, _ in list(decisions(bot_named("random"), options, 5))[::29]:
        seen = view(state, state.turn)
        opinions = explain(seen)
        assert sorted(map(repr, seen.legal)) == sorted(repr(each.choice) for each in opinions)
        worths = [opinion.worth for opinion in opinions]
        assert worths == sorted(worths, reverse=True)
        assert all(opinion.points.error >= 0 for opinion in opinions)
        assert all(1 <= len(each.reasons) <= 2 for each in opinions)
        explained.add(state.phase)
    assert PLAY in explained


@pytest.mark.parametrize("phase", [NAME_STARTER, PICK])
def test_starters_and_picks_have_points_and_reasons_too(phase: object) -> None:
    options = Options(3, pick_designators=True)
    state = next(s for s, _ in decisions(bot_named("random"), options, 6) if s.phase is phase)
    opinions = explain(view(state, state.turn))
    assert len({opinion.points.mean for opinion in opinions}) > 1
    assert all(opinion.points.error > 0 for opinion in opinions)
    assert len({repr(opinion.reasons) for opinion in opinions}) > 1


def test_the_same_view_is_explained_in_the_same_words() -> None:
    state, _ = list(decisions(bot_named("random"), Options(4), 7))[12]
    seen = view(state, state.turn)
    assert explain(seen) == explain(seen)
    assert explain(seen, Random(1)) != explain(seen, Random(2))


def test_who_is_not_to_act_has_nothing_to_explain() -> None:
    state, _ = list(decisions(bot_named("random"), Options(4), 7))[12]
    assert explain(view(state, (state.turn + 1) % 4)) == ()


def test_the_last_card_of_a_round_is_certain() -> None:
    for state, choice in decisions(bot_named("random"), Options(4), 8):
        if len(state.tricks) == 9 and len(state.trick) == 3 and isinstance(choice, PlayCard):
            (opinion,) = explain(view(state, state.turn))
            assert opinion.points.error == 0
            assert [reason.code for reason in opinion.reasons] == ["only-choice"]


def test_fewer_worlds_tell_less_surely() -> None:
    state, _ = list(decisions(bot_named("random"), Options(4), 7))[12]
    seen = view(state, state.turn)
    errors = [explain(seen, Random(1), worlds)[0].points.error for worlds in (16, 256)]
    assert errors[0] > 2 * errors[1]
