"""Counting how a position can go on."""

from ebbes.engine.options import Options
from ebbes.engine.perft import Perft, perft
from ebbes.engine.state import Trick, new_game
from tests.support import cards, dealt, position

NO_TRICKS = tuple(Trick(0, (), 0) for _ in range(8))


def test_no_decision_is_one_sequence() -> None:
    assert perft(dealt(Options(3)), 0) == Perft(1, 0, (0, 0, 0))


def test_before_a_deal_nobody_decides() -> None:
    assert perft(new_game(Options(3)), 5) == Perft(1, 0, (0, 0, 0))


def test_a_leader_has_as_many_choices_as_cards() -> None:
    assert perft(dealt(Options(3)), 1) == Perft(10, 0, (0, 0, 0))


def test_a_finished_round_is_scored_and_goes_no_further() -> None:
    tricks = (*NO_TRICKS, Trick(1, cards("N1 Y2 Y4"), 1))
    state = position(
        Options(3), "N2", "Y1", "R2", tricks=tricks, roles="RNYBG", totals=(5, 5, 5), rounds=2
    )
    assert perft(state, 2) == Perft(1, 0, (0, 0, 0))
    assert perft(state, 3) == Perft(1, 1, (0, 1, 4))
    assert perft(state, 9) == Perft(1, 1, (0, 1, 4))


def test_points_are_summed_over_all_sequences() -> None:
    """Brown is plus, red minus; who takes R2 loses one of four points, in every second sequence.

    N2 N1, then N6 N5: the first takes all, 3 + 3. N2 N5, then N1 N6: 3 for either.
    N6 N1, then N2 N5: 3 for either. N6 N5, then N2 N1: the first takes all, 3 + 3.
    """
    hands = ("N2 N6", "N1 N5", "R2 G2")
    state = position(Options(3), *hands, tricks=NO_TRICKS, roles="BNYRG", turn=0)
    assert perft(state, 6) == Perft(8, 8, (18, 6, 0))
