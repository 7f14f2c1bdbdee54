"""Tests of `ebbes.research.table`: episodes begin and end where they should, and pay the points."""

from copy import deepcopy
from random import Random

import pytest

from ebbes.engine.decide import step
from ebbes.engine.events import RoundScored
from ebbes.engine.options import Options
from ebbes.engine.state import OVER
from ebbes.research.table import GAME, TERMINAL, lead, new_table, table_of
from tests.research.tables import decisions, last_table, random_tables
from tests.support import some_option_sets


@some_option_sets
def test_a_round_pays_the_points_the_engine_counts_less_the_mean_of_the_others(
    options: Options,
) -> None:
    *_, before, table = random_tables(options, Random(4))
    choice = before.frame.actions.choice_of(before.legal()[0], before.actor)
    (scored,) = [e for e in step(before.state, choice)[1] if isinstance(e, RoundScored)]
    assert table.points == scored.points == table.state.score.totals
    assert table.state.score.rounds == 1
    for seat, utility in enumerate(table.utilities):
        others = [own for other, own in enumerate(scored.points) if other != seat]
        assert utility == pytest.approx(scored.points[seat] - sum(others) / len(others))


@some_option_sets
def test_a_game_goes_on_to_its_end(options: Options) -> None:
    table = last_table(options, Random(5), GAME)
    assert table.state.phase is OVER
    assert table.points == table.state.score.totals
    assert len(table.utilities) == options.players


def test_without_a_virtual_player_the_utilities_sum_to_zero() -> None:
    for players in (3, 4, 5):
        assert sum(last_table(Options(players), Random(6)).utilities) == pytest.approx(0)


def test_the_virtual_players_points_count_like_anyones() -> None:
    assert [lead((5, -3, 4), seat) for seat in (0, 1)] == [4.5, -7.5]


def test_nothing_is_paid_before_the_end() -> None:
    for table in random_tables(Options(3), Random(7)):
        assert table.actor == TERMINAL or table.utilities == [0, 0, 0]


def test_an_episode_from_the_middle_of_a_game_pays_the_rest_of_the_round() -> None:
    middle = decisions(Options(3), Random(8), GAME)[-4]
    table = table_of(middle.state)
    assert table.points == (0, 0, 0)
    while table.actor != TERMINAL:
        table = table.acted(table.legal()[0])
    totals = zip(table.state.score.totals, middle.state.score.totals, strict=True)
    assert table.points == tuple(after - before for after, before in totals)


def test_a_copy_of_a_table_is_the_table() -> None:
    table = new_table(Options(4))
    assert deepcopy(table) is table


def test_an_episode_is_a_round_or_a_game() -> None:
    with pytest.raises(ValueError, match="an episode is a round or a game, not 'trick'"):
        new_table(Options(4), "trick")
