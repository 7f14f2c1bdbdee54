"""Tests of `ebbes.research.spiel_bot`: OpenSpiel's search answers like any bot of ours."""

from itertools import count
from random import Random

import numpy as np
import pytest
from open_spiel.python.algorithms import mcts

from ebbes.bots.bot import Bot
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, OVER, PICK, PLAY, State
from ebbes.engine.view import view
from ebbes.research.rollouts import KernelRollouts
from ebbes.research.spiel_bot import SpielBot, game_for
from ebbes.research.table import GAME
from tests.research.tables import game_of
from tests.support import random_game, some_option_sets


def choices_in(options: Options, seed: int) -> list[State]:
    """The states of a random game in which somebody has to choose."""
    states = [ply.after for ply in random_game(options, Random(seed))]
    return [state for state in states if state.phase not in (DEAL, OVER)]


@some_option_sets
def test_it_makes_legal_choices_in_every_phase(options: Options) -> None:
    bot: Bot = SpielBot(simulations=3)
    states = choices_in(options, 41)
    phases = [NAME_STARTER, PLAY, *([PICK] if options.pick_designators else [])]
    for phase in phases:
        for state in [state for state in states if state.phase is phase][::23]:
            seen = view(state, state.turn)
            assert bot.choose(seen, Random(1)) in seen.legal


def test_the_same_view_and_generator_give_the_same_choice() -> None:
    for state in choices_in(Options(4), 42)[:30:6]:
        seen = view(state, state.turn)
        first, again = (SpielBot(simulations=40).choose(seen, Random(7)) for _ in range(2))
        assert first == again


def test_hidden_cards_make_no_difference_to_it() -> None:
    state = choices_in(Options(3), 43)[0]
    seat = state.turn
    one, other = (seat + 1) % 3, (seat + 2) % 3
    hands = list(state.hands)
    hands[one], hands[other] = hands[other], hands[one]
    turned = state._replace(hands=tuple(hands))
    choices = [SpielBot(simulations=40).choose(view(s, seat), Random(7)) for s in (state, turned)]
    assert choices[0] == choices[1]


def test_it_stops_when_its_time_is_up() -> None:
    state = choices_in(Options(4), 44)[0]
    seen = view(state, state.turn)
    ticks = count()
    bot = SpielBot(seconds=25.0, clock=lambda: float(next(ticks)))
    assert bot.choose(seen, Random(1)) in seen.legal
    assert 20 <= bot.simulations <= 30


def test_without_any_time_it_still_answers() -> None:
    state = choices_in(Options(4), 44)[0]
    seen = view(state, state.turn)
    bot = SpielBot(seconds=0.0)
    assert bot.choose(seen, Random(1)) in seen.legal
    assert bot.simulations == 2


@pytest.mark.parametrize(
    ("simulations", "seconds", "why"),
    [(None, None, "or else"), (9, 1.0, "or else"), (1, None, "at least 2 simulations, not 1")],
)
def test_a_search_without_a_clear_end_is_refused(
    simulations: int | None, seconds: float | None, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        SpielBot(simulations, seconds)


def test_the_kernels_rollouts_pay_what_openspiels_rollouts_pay() -> None:
    state = choices_in(Options(3, pick_designators=True), 45)[2]
    node = game_for(3, False, True).state_at(state)
    chance = np.random.RandomState(1)
    theirs = mcts.RandomRolloutEvaluator(1, chance)
    ours = KernelRollouts(Random(1))
    means = [
        np.mean([evaluator.evaluate(node) for _ in range(600)], axis=0)
        for evaluator in (theirs, ours)
    ]
    assert means[0] == pytest.approx(means[1], abs=0.8)
    assert ours.prior(node) == pytest.approx(theirs.prior(node))


def test_the_kernels_rollouts_are_for_rounds() -> None:
    with pytest.raises(ValueError, match="end with the round"):
        KernelRollouts(Random(1)).evaluate(game_of(Options(3), GAME).new_initial_state())
