"""Tests of the OpenSpiel game: OpenSpiel's own tests pass, its searches play."""

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from ebbes.engine.errors import BadOptions
from ebbes.engine.options import Options
from ebbes.research.spiel_game import EbbesGame
from ebbes.research.table import GAME, ROUND
from ebbes.rules.codes import codes_of
from tests.research.tables import first_decision, game_of, random_states
from tests.support import some_option_sets


@some_option_sets
def test_openspiels_random_simulations_find_nothing_wrong(options: Options) -> None:
    game = game_of(options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_openspiels_random_simulations_find_nothing_wrong_with_whole_games(players: int) -> None:
    game = game_of(Options(players, pick_designators=players % 2 == 0), GAME)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@some_option_sets
def test_the_returns_are_the_engines_points_within_the_bounds_told(options: Options) -> None:
    for episode in (ROUND, GAME):
        game = game_of(options, episode)
        *_, state = random_states(game, Random(31))
        points = state.table.points
        mean = sum(points) / len(points)
        stretch = len(points) / (len(points) - 1)
        expected = [(own - mean) * stretch for own in points[: options.players]]
        assert state.returns() == pytest.approx(expected)
        assert game.min_utility() <= min(expected) <= max(expected) <= game.max_utility()


@some_option_sets
def test_no_episode_is_longer_than_told(options: Options) -> None:
    for episode in (ROUND, GAME):
        game = game_of(options, episode)
        *_, state = random_states(game, Random(32))
        players = [item.player for item in state.full_history()]
        assert sum(player >= 0 for player in players) <= game.max_game_length()
        assert sum(player < 0 for player in players) <= game.max_chance_nodes_in_history()


def test_the_game_is_loaded_by_its_name_and_parameters() -> None:
    game = pyspiel.load_game("python_ebbes(players=5,more_cards=True,episode=game)")
    assert isinstance(game, EbbesGame)
    assert game.options == Options(5, more_cards=True)
    assert game.num_players() == 5
    assert pyspiel.load_game("python_ebbes").options == Options(4)


def test_only_with_a_virtual_player_the_utilities_have_no_sum() -> None:
    assert game_of(Options(2)).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game_of(Options(2)).utility_sum() is None
    assert game_of(Options(3)).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game_of(Options(3)).utility_sum() == 0


def test_a_game_nobody_can_play_is_refused() -> None:
    with pytest.raises(BadOptions, match="2 to 5 can play, not 6"):
        EbbesGame({"players": 6})


def test_actions_and_outcomes_have_names() -> None:
    state = game_of(Options(3)).new_initial_state()
    assert state.action_to_string(state.legal_actions()[0]) == "dealer 0"
    state = first_decision(game_of(Options(3)), Random(33))
    hand = codes_of(state.table.state.hands[state.current_player()])
    assert " ".join(state.action_to_string(action) for action in state.legal_actions()) == hand


def test_nobody_but_a_player_has_information() -> None:
    state = game_of(Options(3)).new_initial_state()
    for player in (-1, 3):
        with pytest.raises(pyspiel.SpielError):
            state.information_state_string(player)


def test_a_search_in_c_plus_plus_is_given_the_same_answers() -> None:
    """Its questions reach the state by another way than those from Python."""
    for state in random_states(game_of(Options(3)), Random(36)):
        assert pyspiel.State.legal_actions(state) == state.legal_actions()
        assert pyspiel.State.is_chance_node(state) == state.is_chance_node()
        for player in range(3):
            told = pyspiel.State.information_state_string(state, player)
            assert told == state.information_state_string(player)


def test_whoever_does_not_act_has_no_legal_actions() -> None:
    state = first_decision(game_of(Options(3)), Random(34))
    actor = state.current_player()
    assert state.legal_actions((actor + 1) % 3) == []
    assert state.legal_actions(actor) == state.legal_actions()


def test_an_observer_shows_named_pieces() -> None:
    game = game_of(Options(2))
    observation = make_observation(game)
    state = first_decision(game, Random(35))
    observation.set_from(state, 1)
    assert observation.dict["player"].tolist() == [0, 1]
    assert observation.tensor.tolist() == state.observation_tensor(1)
    assert observation.string_from(state, 1) == state.observation_string(1)


def test_an_observer_of_anything_else_is_refused() -> None:
    game = game_of(Options(3))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})
    everyone = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="all that one player knows"):
        game.make_py_observer(everyone)


@pytest.mark.parametrize("options", [Options(2, pick_designators=True), Options(4)])
def test_openspiels_ismcts_plays_a_round_against_uniform_random_bots(options: Options) -> None:
    game, chance = game_of(options), np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=5.0,
        max_simulations=5,
        random_state=chance,
    )
    others = [pyspiel.make_uniform_random_bot(p, p) for p in range(1, options.players)]
    bots = [search, *others]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice(state.legal_actions())))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    assert state.table.state.score.rounds == 1
