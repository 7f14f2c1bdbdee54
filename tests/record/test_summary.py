"""Tests of `ebbes.record.summary`: the answer of `replay --json`, against the naive game."""

import json
from typing import Any

import pytest

from ebbes.engine.options import Options
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.summary import summary
from tests.oracle.naive import Game, count
from tests.oracle.side_by_side import oracle_game
from tests.record.games import PICKED, PLAIN, game, game_log, give_round, stopped
from tests.support import ALL_OPTIONS, option_id, some_option_sets

ROUND_KEYS = ["designated", "winners", "points", "totals", "counts", "chooser"]


def summed_up(record: Record) -> dict[str, Any]:
    """The summary of a record as its reader gets it, through JSON."""
    found: dict[str, Any] = json.loads(json.dumps(summary(record, replay(record))))
    return found


def naive_round(oracle: Game, record: Record, number: int) -> dict[str, Any]:
    """One round of a record, played by the oracle."""
    give_round(oracle, record.rounds[number])
    finished = oracle.all_cards_played()
    return {
        "designated": [list(entry) for entry in oracle.designated],
        "winners": list(oracle.winners),
        "points": list(oracle.points) if finished else None,
        "totals": list(oracle.totals),
        "counts": [{suit: count(taken, suit) for suit in "BNYGR"} for taken in oracle.taken],
        "chooser": oracle.chooser if finished else None,
    }


def naive_summary(record: Record) -> dict[str, Any]:
    """What the record format's page asks for, from the oracle."""
    oracle = oracle_game(record.options)
    return {
        "rounds": [naive_round(oracle, record, number) for number in range(len(record.rounds))],
        "totals": list(oracle.totals),
        "end": oracle.end,
        "winners": list(oracle.game_winners),
    }


@some_option_sets
def test_a_whole_game_sums_up_to_what_the_naive_game_says(options: Options) -> None:
    for seed in (1, 2, 3):
        record = game(options, seed)
        assert summed_up(record) == naive_summary(record)


@pytest.mark.parametrize(
    ("options", "end"),
    [
        (Options(4, False, True, 8, 6, -1000), "goal"),
        (Options(5, True, True, 8, 1000, -4), "dabbscheedel"),
        (Options(3, False, True, 7, 1000, -1000), "rounds"),
        (Options(2, False, True, 8, 6, -1000), "goal"),
        (Options(2, True, True, 30, 1000, -4), "dabbscheedel"),
        (Options(2, True, False), "rounds"),
    ],
)
def test_every_end_is_named(options: Options, end: str) -> None:
    record = game(options)
    found = summed_up(record)
    assert found["end"] == end
    assert found == naive_summary(record)


def test_the_keys_come_in_the_order_of_the_format_page() -> None:
    for options in ALL_OPTIONS:
        found = summary(game(options), game_log(options))
        assert list(found) == ["rounds", "totals", "end", "winners"]
        rounds = found["rounds"]
        assert isinstance(rounds, list)
        for entry in rounds:
            assert isinstance(entry, dict)
            assert list(entry) == ROUND_KEYS
            assert isinstance(entry["counts"], list)
            assert [list(own) for own in entry["counts"] if isinstance(own, dict)] == [
                list("BNYGR")
            ] * options.seats


def test_the_roles_are_designated_in_their_order_nix_together_with_minus() -> None:
    for options in ALL_OPTIONS:
        for entry in summed_up(game(options))["rounds"]:
            roles, suits, plays = zip(*entry["designated"], strict=True)
            assert roles == ("trump", "plus", "ebbes", "minus", "nix")
            assert sorted(suits) == sorted("BNYGR")
            assert plays[3] == plays[4]
            assert list(plays) == sorted(plays)


def test_a_shared_win_names_everyone_who_shares_it() -> None:
    shared = [
        found
        for seed in range(40)
        if len((found := summed_up(game(Options(3), seed)))["winners"]) > 1
    ]
    assert shared
    for found in shared:
        best = max(found["totals"])
        assert found["winners"] == [seat for seat in range(3) if found["totals"][seat] == best]


@pytest.mark.parametrize("options", [PLAIN, PICKED], ids=option_id)
def test_an_unfinished_game_sums_up_to_what_the_naive_game_says(options: Options) -> None:
    record = game(options)
    for number in (0, 1):
        for length in range(len(record.rounds[number].plays) + 1):
            cut = stopped(record, number + 1, length)
            found = summed_up(cut)
            assert found == naive_summary(cut)
            assert found["end"] is None
            assert found["winners"] == []


def test_a_round_not_scored_has_no_points_and_no_chooser_but_the_totals_so_far() -> None:
    found = summed_up(stopped(game(PLAIN), 2, 5))
    first, second = found["rounds"]
    assert second["points"] is None
    assert second["chooser"] is None
    assert second["totals"] == first["totals"] == found["totals"]
    assert len(second["winners"]) == 1
    assert sum(sum(own.values()) for own in second["counts"]) == 4


def test_forced_plays_that_are_not_written_are_not_summed_up() -> None:
    for length in range(30):
        found = summed_up(stopped(game(Options(2)), 1, length))["rounds"][0]
        assert len(found["winners"]) == length // 3
        assert all(play <= length for _, _, play in found["designated"])


def test_a_game_before_its_first_deal_has_totals_and_nothing_else() -> None:
    for options in ALL_OPTIONS:
        assert summed_up(Record(options, ("",) * options.seats)) == {
            "rounds": [],
            "totals": [0] * options.seats,
            "end": None,
            "winners": [],
        }
