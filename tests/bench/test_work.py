"""Tests of what is measured: every work counts what it says."""

from random import Random

import pytest

from ebbes.bench import engine, kernel
from ebbes.kernel.position import LEFT, LYING


def test_a_random_game_of_four_has_two_hundred_plays() -> None:
    assert engine.plays_of_a_game(Random(1)) == 5 * 40
    assert engine.engine_plays()() == 5 * 40


def test_the_kernel_counts_its_rounds_on_every_thread() -> None:
    assert kernel.kernel_rounds()() == kernel.ROUNDS
    assert kernel.kernel_rounds_on(2)() == 2 * kernel.ROUNDS


def test_a_search_counts_every_card_on_every_deal() -> None:
    position = kernel.first_sight().position
    assert (position[LEFT], position[LYING]) == (10, 0)
    assert kernel.search_iterations()() == 10 * kernel.WORLDS
    assert kernel.policy_playouts()() == 10 * kernel.POLICY_WORLDS


def test_the_yardstick_counts_bids_and_plays_of_open_spiel() -> None:
    pytest.importorskip("pyspiel")
    from ebbes.bench import open_spiel

    assert open_spiel.loop_decisions()() == 4 + 40
    assert open_spiel.loop_decisions_uniform()() == 4 + 40
    assert len(open_spiel.first_card_to_play(Random(1)).legal_actions()) == 10
    assert open_spiel.search_simulations()() == open_spiel.SIMULATIONS
