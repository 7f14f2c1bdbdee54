"""Tests of `ebbes.engine.rerun`: from its cards alone, a round comes out as it was played."""

from random import Random

from ebbes.engine.options import Options
from ebbes.engine.rerun import laid, played_again
from ebbes.engine.state import PLAY
from ebbes.engine.view import view
from ebbes.rules.roles import MINUS, NIX
from tests.support import card, every_option_set, position, random_game, suits


@every_option_set
def test_a_round_played_again_has_the_same_tricks_roles_and_turn(options: Options) -> None:
    for ply in random_game(options, Random(81)):
        seen = view(ply.after, None).seen
        again = played_again(seen)
        assert (again.tricks, again.trick, again.roles) == (seen.tricks, seen.trick, seen.roles)
        if seen.phase is PLAY:
            assert again.turn == seen.turn
            held = [len(hand) for hand in again.hands[: options.players]]
            assert held == [len(hand) for hand in seen.hands]


def test_a_card_that_names_minus_settles_nix_as_well() -> None:
    state = position(Options(4), "G3 G4", "G5 B1", "G6 B2", "G7 B4", roles="RYB")
    after = laid(state, card("G3"))
    assert after.roles == suits("RYBGN")
    assert (after.roles[MINUS], after.roles[NIX]) == suits("GN")


def test_the_last_card_of_a_trick_sends_it_to_its_winner() -> None:
    state = position(Options(3), "G1 G4", "G5 B1", "G6 B2")
    for code in ("G1", "G6", "G5"):
        state = laid(state, card(code))
    assert state.trick == ()
    assert state.turn == state.tricks[0].winner == 1


def test_the_virtual_player_does_not_answer_a_card() -> None:
    for ply in random_game(Options(2), Random(82)):
        state = ply.after
        if state.phase is PLAY and not state.trick and state.turn == state.setup.dealer:
            after = laid(state, state.hands[state.turn][0])
            assert after.trick == state.hands[state.turn][:1]
            return
    raise AssertionError
