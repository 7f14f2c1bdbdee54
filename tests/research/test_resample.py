"""Tests of `ebbes.research.resample` and its use in OpenSpiel: other worlds that look the same."""

from random import Random

import pytest

from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.research.resample import resampled
from ebbes.research.table import GAME, ROUND
from tests.research.tables import game_of, random_states, state_after
from tests.support import ALL_OPTIONS, option_id, random_game, some_option_sets


@some_option_sets
def test_a_resampled_state_looks_the_same_to_its_seat_at_every_moment(options: Options) -> None:
    for number, ply in enumerate(random_game(options, Random(21))):
        for seat in range(options.players):
            seen = view(ply.after, seat)
            assert view(resampled(seen, number), seat) == seen


@pytest.mark.parametrize("episode", [ROUND, GAME])
@some_option_sets
def test_a_resampled_spiel_state_has_the_same_information_for_its_player(
    options: Options, episode: str
) -> None:
    rng, moves = Random(22), 0
    for state in random_states(game_of(options, episode), rng):
        moves += 1
        if moves % (9 if episode == ROUND else 61):
            continue
        for player in range(options.players):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            told = state.information_state_tensor(player)
            assert other.information_state_tensor(player) == told
            assert other.current_player() == state.current_player()
            assert other.move_number() == state.move_number()


@pytest.mark.parametrize("options", ALL_OPTIONS[::3], ids=option_id)
def test_hidden_cards_vary_and_the_own_stay(options: Options) -> None:
    rng = Random(23)
    state = state_after(game_of(options), rng, len(options.deck) + 5)
    player = state.current_player()
    others = [state.resample_from_infostate(player, rng.random) for _ in range(12)]
    hands = [other.table.state.hands for other in others]
    assert {hand[player] for hand in hands} == {state.table.state.hands[player]}
    for seat in range(options.players):
        assert seat == player or len({hand[seat] for hand in hands}) > 6
    assert len({str(other) for other in others}) > 6


def test_a_resampled_state_is_what_its_own_history_leads_to() -> None:
    game, rng = game_of(Options(2, more_cards=True, pick_designators=True)), Random(24)
    for moves, state in enumerate(random_states(game, rng)):
        if moves % 10 == 0:
            other = state.resample_from_infostate(0, rng.random)
            again = game.new_initial_state()
            for action in other.history():
                assert action in again.legal_actions()
                again.apply_action(action)
            assert str(again) == str(other)


def test_a_state_from_the_middle_of_a_round_is_resampled_where_it_began() -> None:
    options, rng = Options(3), Random(25)
    game = game_of(options)
    middle = [ply.after for ply in random_game(options, rng)][12]
    state = game.state_at(middle)
    for _ in range(3):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.random)
    assert other.information_state_string() == state.information_state_string()
    assert other.history() == state.history()
    assert str(other) != str(state)


def test_a_deal_that_nobody_has_seen_is_drawn_again() -> None:
    rng = Random(26)
    state = state_after(game_of(Options(4)), rng, 20)
    other = state.resample_from_infostate(0, rng.random)
    assert len(other.history()) == 20
    assert other.history() != state.history()
