"""Tests of `ebbes perft`: counts for a first deal, or for the last position of a record."""

import json
from pathlib import Path
from typing import Any

import pytest

from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance
from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.rules.seats import VIRTUAL
from tests.cli.runner import answered, ebbes, refused, variant
from tests.oracle.naive import Game
from tests.oracle.perft import Counts, oracle_perft
from tests.oracle.side_by_side import give, oracle_game
from tests.record.games import PLAIN, game, game_tree, give_round, stopped
from tests.support import option_id, some_option_sets


def naive_position(record: Record) -> Game:
    """The last position of a record, by the naive game."""
    position = oracle_game(record.options)
    for entry in record.rounds:
        give_round(position, entry)
    return position


def counted(data: str) -> list[Counts]:
    """The answer of `perft --json`, without the depths, which count up from 0."""
    rows: list[dict[str, Any]] = [json.loads(line) for line in data.splitlines()]
    assert [row["depth"] for row in rows] == list(range(len(rows)))
    assert all(list(row) == ["depth", "sequences", "finished", "points"] for row in rows)
    return [(row["sequences"], row["finished"], row["points"]) for row in rows]


@some_option_sets
def test_the_first_deal_of_a_seed_is_counted_as_the_naive_game_counts_it(options: Options) -> None:
    depth = 1 if options.pick_designators else 2
    data = answered(ebbes("perft", "--seed", 3, "--depth", depth, "--json", *variant(options)))
    chance = Chance(Certificate.from_seed("3", options.players).key, options)
    start = oracle_game(options)
    give(start, chance.deal(new_game(options)))
    assert counted(data) == [oracle_perft(start, plies) for plies in range(depth + 1)]


@pytest.mark.parametrize("options", [Options(3), PLAIN, Options(5, True, True)], ids=option_id)
def test_the_last_position_of_a_record_is_counted_to_the_end_of_the_round(
    options: Options, tmp_path: Path
) -> None:
    record = stopped(game(options), 1, options.seats * (options.hand_size - 2) - 1)
    path = tmp_path / "unfinished.json"
    path.write_text(format_record(record))
    depth = 2 * options.seats + 2
    found = counted(answered(ebbes("perft", path, "--depth", depth, "--json")))
    position = naive_position(record)
    assert found == [oracle_perft(position, plies) for plies in range(depth + 1)]
    sequences, finished, points = found[-1]
    assert sequences == finished > 1
    assert any(points)


@pytest.mark.parametrize("options", [Options(2), Options(2, True, True)], ids=option_id)
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_game_for_two_is_counted_wherever_it_stops(options: Options, rounds: int) -> None:
    """Plays that follow by themselves are no decisions, even before the first one (R32, R35)."""
    seed = next(seed for seed in range(99) if game(options, seed).rounds[1].starter == VIRTUAL)
    record = game(options, seed)
    for plays in range(len(record.rounds[rounds - 1].plays) + 1):
        cut = stopped(record, rounds, plays)
        data = answered(ebbes("perft", "-", "-d", 2, "--json", given=format_record(cut)))
        position = naive_position(cut)
        assert counted(data) == [oracle_perft(position, plies) for plies in range(3)], plays


def test_nothing_goes_on_from_a_finished_game_or_an_empty_record() -> None:
    tree = game_tree()
    finished = answered(ebbes("perft", "-", "--depth", 2, "--json", given=json.dumps(tree)))
    assert counted(finished) == [(1, 0, [0, 0, 0, 0])] * 3
    tree["rounds"] = []
    empty = answered(ebbes("perft", "-", "--depth", 2, "--json", given=json.dumps(tree)))
    assert counted(empty) == [(1, 0, [0, 0, 0, 0])] * 3


def test_the_counts_are_told_in_aligned_lines() -> None:
    options = Options(3)
    given = format_record(stopped(game(options), 1, 27))
    rows = counted(answered(ebbes("perft", "-", "--depth", 3, "--json", given=given)))
    told = answered(ebbes("perft", "-", "--depth", 3, given=given)).splitlines()
    assert len({line.index(" finished") for line in told}) == 1
    for depth, (line, (sequences, finished, points)) in enumerate(zip(told, rows, strict=True)):
        words = line.replace(",", "").split()
        assert words[:6] == [
            "depth",
            str(depth),
            str(sequences),
            "sequences",
            str(finished),
            "finished",
        ]
        assert words[6:] == [f"{number:+}" if number else "0" for number in points]


def test_four_decisions_are_counted_unless_told_otherwise() -> None:
    assert len(answered(ebbes("perft", "--players", 3)).splitlines()) == 5
    assert len(answered(ebbes("perft", "--players", 3, "--depth", 0)).splitlines()) == 1


def test_another_seed_is_another_deal_and_the_same_one_the_same() -> None:
    counts = {answered(ebbes("perft", "--seed", seed, "--depth", 3)) for seed in range(5)}
    assert len(counts) > 1
    assert answered(ebbes("perft", "--seed", 0, "--depth", 3)) == answered(
        ebbes("perft", "--depth", 3)
    )


def test_every_line_of_a_file_is_counted_and_the_worst_decides() -> None:
    good = format_record(stopped(game(PLAIN), 1, 30))
    result = ebbes("perft", "-", "--depth", 1, "--json", given=f"{good}\n{{}}\n{good}\n")
    assert result.exit_code == 2
    assert result.stdout.count('"depth": 1') == 2
    assert result.stderr == "ebbes: line 2: the record: 'format' is missing\n"


def test_a_record_that_breaks_a_rule_is_not_counted(tmp_path: Path) -> None:
    tree = game_tree()
    tree["rounds"][0]["plays"][0] = "R15"
    assert refused(ebbes("perft", "-", given=json.dumps(tree)), 1).startswith("round 1, play 1: ")
    assert refused(ebbes("perft", tmp_path / "none"), 2).endswith(": No such file or directory")


def test_options_no_rule_allows_exit_with_two_and_one_line() -> None:
    assert refused(ebbes("perft", "--players", 7), 2) == "2 to 5 can play, not 7 (R4)"
