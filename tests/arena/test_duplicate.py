"""Tests of `ebbes.arena.duplicate`: the same cards for everyone, choices timed, results exact."""

import sys
from collections import defaultdict
from dataclasses import replace
from random import Random

import pytest

from ebbes.arena import duplicate
from ebbes.arena.duplicate import _warm_up_bot, play_deal, play_seating, warm_up
from ebbes.arena.match import Match
from ebbes.arena.player import bot_of
from ebbes.arena.times import Times
from ebbes.bots.random import RandomBot
from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, new_game
from ebbes.engine.view import View
from tests.arena.results import TRIO, match
from tests.support import some_option_sets


class Careful:
    """Always takes the first legal choice, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, rng: Random) -> Choice:
        """The first of them."""
        self.views.append(view)
        return view.legal[0]


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> dict[str, Careful]:
    """Two bots that always choose alike."""
    found = {"a": Careful(), "b": Careful()}
    monkeypatch.setattr(duplicate, "bot_of", found.get)
    return found


@some_option_sets
def test_every_seating_begins_with_the_same_cards_in_the_same_seats(
    options: Options, bots: dict[str, Careful]
) -> None:
    one = Match(("a", *["b"] * (options.players - 1)), options)
    deal = one.chance(3).deal(new_game(options))
    for tested in range(options.players):
        bots["a"].views.clear()
        play_seating(one, 3, tested, defaultdict(Times))
        for seen in bots["a"].views:
            assert seen.seat == tested
            assert set(seen.hand) <= set(deal.hands[tested])
            setup = seen.seen.setup
            assert (setup.dealer, setup.starter) == (deal.dealer, deal.starter)
            assert setup.numbers == (() if deal.value is None else (deal.value,))


@some_option_sets
@pytest.mark.parametrize("whole_games", [False, True], ids=["rounds", "games"])
def test_bots_that_choose_alike_are_exactly_even(
    options: Options, whole_games: bool, bots: dict[str, Careful]
) -> None:
    one = Match(("a", *["b"] * (options.players - 1)), options, 1, whole_games)
    found = [play_deal(one, deal) for deal in range(3)]
    assert [result.lead for result in found] == [0.0] * 3
    assert all(len(set(result.points)) == 1 for result in found)
    assert any(any(result.points[0]) for result in found)


def test_a_deal_is_one_round_with_its_picks_and_a_game_is_all_rounds(
    bots: dict[str, Careful],
) -> None:
    options = Options(3, pick_designators=True)
    play_deal(Match(("a", "b", "b"), options), 0)
    phases = {view.seen.phase for view in bots["a"].views}
    assert PICK in phases
    assert NAME_STARTER not in phases
    assert {view.seen.score.rounds for view in bots["a"].views} == {0}
    play_deal(Match(("a", "b", "b"), Options(3), whole_games=True), 0)
    assert {view.seen.score.rounds for view in bots["a"].views} == set(range(5))
    assert NAME_STARTER in {view.seen.phase for view in bots["a"].views}


def test_only_true_choices_are_asked_for_and_timed(bots: dict[str, Careful]) -> None:
    found = play_deal(Match(("a", "b", "b"), Options(3)), 0)
    for name, bot in bots.items():
        assert all(len(view.legal) > 1 for view in bot.views)
        assert found.times[name].decisions == len(bot.views) > 0


def test_the_virtual_player_has_points_too() -> None:
    found = play_deal(match("greedy", "random"), 0)
    assert [len(points) for points in found.points] == [3, 3]


def test_the_same_deal_comes_out_the_same_again() -> None:
    found = [play_deal(match(*TRIO), deal) for deal in range(6)]
    assert [play_deal(match(*TRIO), deal) for deal in reversed(range(6))] == found[::-1]
    assert len({result.points for result in found}) == 6


def test_a_bot_is_warmed_up_once_for_each_game_whatever_the_match(
    bots: dict[str, Careful],
) -> None:
    _warm_up_bot.cache_clear()
    one = Match(("a", "b", "b"), Options(3), whole_games=True)
    for again in (one, one.null, replace(one, seed=77)):
        warm_up(again)
        assert [len(bot.views) for bot in bots.values()] == [2, 2]
    warm_up(replace(one, options=Options(3, more_cards=True)))
    assert [len(bot.views) for bot in bots.values()] == [4, 4]


def test_a_simple_bot_needs_no_warming_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.bots.warmup", None)
    warm_up(match(*TRIO))


def test_a_bot_is_built_once() -> None:
    built = bot_of("random")
    assert built is bot_of("random")
    assert isinstance(built, RandomBot)
