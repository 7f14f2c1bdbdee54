"""Tests of `ebbes.arena.match`: who sits where, and what chance deals them."""

import pickle

from ebbes.arena.match import Match
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from tests.support import every_option_set

FOUR = Match(("a", "b", "c", "d"), Options(4))


def test_the_tested_bot_sits_once_in_every_seat_and_the_others_after_it_in_their_order() -> None:
    assert [FOUR.seating(seat) for seat in range(4)] == [
        ("a", "b", "c", "d"),
        ("d", "a", "b", "c"),
        ("c", "d", "a", "b"),
        ("b", "c", "d", "a"),
    ]
    two = Match(("a", "b"), Options(2))
    assert [two.seating(seat) for seat in range(2)] == [("a", "b"), ("b", "a")]


def test_the_null_match_is_the_last_bot_against_itself_on_the_same_deals() -> None:
    null = FOUR.null
    assert null == Match(("d",) * 4, Options(4))
    start = new_game(Options(4))
    assert null.chance(5).deal(start) == FOUR.chance(5).deal(start)


@every_option_set
def test_every_deal_and_every_seed_has_cards_of_its_own(options: Options) -> None:
    start = new_game(options)
    matches = [Match(("a",) * options.players, options, seed) for seed in range(3)]
    dealt = {one.chance(deal).deal(start) for one in matches for deal in range(20)}
    assert len(dealt) == 60
    assert {deal.dealer for deal in dealt} == set(range(options.players))
    assert {deal.starter for deal in dealt} == set(range(options.players))


def test_every_seat_of_every_seating_draws_its_own_lots() -> None:
    drawn = {
        FOUR.rng(deal, tested, seat).random()
        for deal in range(5)
        for tested in range(4)
        for seat in range(4)
    }
    assert len(drawn) == 80
    assert FOUR.rng(1, 2, 3).random() == FOUR.rng(1, 2, 3).random()


def test_a_match_can_be_sent_to_another_process_and_named_in_json() -> None:
    assert pickle.loads(pickle.dumps(FOUR)) == FOUR
    assert FOUR.to_json() == {
        "bots": ["a", "b", "c", "d"],
        "options": {
            "players": 4,
            "more_cards": False,
            "pick_designators": False,
            "rounds": 5,
        },
        "whole_games": False,
        "seed": 1,
    }
