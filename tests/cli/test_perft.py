"""Tests of `ebbes perft`: counts for a first deal, or for the last position of a record."""

import json
from pathlib import Path
from typing import Any

import pytest

from ebbes.cli.simulate import seeded_certificate
from ebbes.engine.commands import Deal
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.record.chance import Chance
from ebbes.rules.codes import code_of
from ebbes.rules.seats import VIRTUAL
from tests.cli.runner import answered, ebbes, refused, variant
from tests.oracle.naive import Game
from tests.record.games import OPTION_SETS, PLAIN, game, game_log, game_tree, plays_by_round, told


def naive_perft(position: Game, depth: int) -> tuple[int, int, list[int]]:
    """Sequences, finished ones, and the points of those, by the naive game."""
    if depth == 0 or position.legal() == []:
        return 1, 0, [0] * position.seats
    sequences, finished, points = 0, 0, [0] * position.seats
    for choice in position.legal():
        after = position.copy()
        after.act(choice)
        over = after.all_cards_played()
        found = (1, 1, after.points) if over else naive_perft(after, depth - 1)
        sequences, finished = sequences + found[0], finished + found[1]
        points = [old + new for old, new in zip(points, found[2], strict=True)]
    return sequences, finished, points


def naive_deal(options: Options, deal: Deal) -> Game:
    """A first deal on the table of the naive game."""
    position = Game(options.players, options.more_cards, options.pick_designators)
    hands = [[code_of(card) for card in hand] for hand in deal.hands]
    position.deal(deal.dealer, hands, deal.value, deal.starter)
    return position


def naive_position(options: Options, plays: int) -> Game:
    """The first round of a simulated game, so many plays on."""
    entry = game(options).rounds[0]
    position = naive_deal(options, Deal(entry.dealer, entry.hands, entry.value, entry.starter))
    for pick in entry.designators or ():
        position.act(code_of(pick.card))
    while len(position.plays) < plays:
        position.act(code_of(entry.plays[len(position.plays)]))
    return position


def stopped(options: Options, plays: int) -> str:
    """The record of a game that stops in its first round."""
    tree = game_tree(options)
    del tree["rounds"][1:]
    del tree["rounds"][0]["plays"][plays:]
    return json.dumps(tree)


def counted(data: str) -> list[tuple[int, int, list[int]]]:
    """The answer of `perft --json`, without the depths, which count up from 0."""
    rows: list[dict[str, Any]] = [json.loads(line) for line in data.splitlines()]
    assert [row["depth"] for row in rows] == list(range(len(rows)))
    assert all(list(row) == ["depth", "sequences", "finished", "points"] for row in rows)
    return [(row["sequences"], row["finished"], row["points"]) for row in rows]


@pytest.mark.parametrize("options", OPTION_SETS, ids=told)
def test_the_first_deal_of_a_seed_is_counted_as_the_naive_game_counts_it(options: Options) -> None:
    data = answered(ebbes("perft", "--seed", 3, "--depth", 2, "--json", *variant(options)))
    chance = Chance(seeded_certificate(options, "3").key, options)
    start = naive_deal(options, chance.deal(new_game(options)))
    assert counted(data) == [naive_perft(start, depth) for depth in range(3)]


@pytest.mark.parametrize("options", [Options(3), PLAIN, Options(5, True, True)], ids=told)
def test_the_last_position_of_a_record_is_counted_to_the_end_of_the_round(
    options: Options, tmp_path: Path
) -> None:
    plays = options.seats * (options.hand_size - 2) - 1
    path = tmp_path / "unfinished.json"
    path.write_text(stopped(options, plays))
    depth = 2 * options.seats + 2
    found = counted(answered(ebbes("perft", path, "--depth", depth, "--json")))
    position = naive_position(options, plays)
    assert found == [naive_perft(position, plies) for plies in range(depth + 1)]
    sequences, finished, points = found[-1]
    assert sequences == finished > 1
    assert any(points)


def test_the_virtual_players_forced_plays_are_no_decisions() -> None:
    options = Options(2)
    events = plays_by_round(game_log(options))[0]
    person = next(play for play in range(22, 30) if events[play].seat != VIRTUAL)
    data = answered(ebbes("perft", "-", "-d", 6, "--json", given=stopped(options, person)))
    position = naive_position(options, person)
    assert counted(data) == [naive_perft(position, plies) for plies in range(7)]


def test_nothing_goes_on_from_a_finished_game_or_an_empty_record() -> None:
    tree = game_tree()
    finished = answered(ebbes("perft", "-", "--depth", 2, "--json", given=json.dumps(tree)))
    assert counted(finished) == [(1, 0, [0, 0, 0, 0])] * 3
    tree["rounds"] = []
    empty = answered(ebbes("perft", "-", "--depth", 2, "--json", given=json.dumps(tree)))
    assert counted(empty) == [(1, 0, [0, 0, 0, 0])] * 3


def test_the_counts_are_told_in_aligned_lines() -> None:
    options = Options(3)
    given = stopped(options, 27)
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
        assert words[6:] == [f"{number:+}" for number in points]


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
    good = stopped(PLAIN, 30)
    result = ebbes("perft", "-", "--depth", 1, "--json", given=f"{good}\n{{}}\n{good}\n")
    assert result.exit_code == 2
    assert result.stdout.count('"depth": 1') == 2
    assert result.stderr == "ebbes: line 2: the record has no 'format'\n"


def test_a_record_that_breaks_a_rule_is_not_counted(tmp_path: Path) -> None:
    tree = game_tree()
    tree["rounds"][0]["plays"][0] = "R15"
    assert refused(ebbes("perft", "-", given=json.dumps(tree)), 1).startswith("round 1, play 1: ")
    assert refused(ebbes("perft", tmp_path / "none"), 2).endswith(": No such file or directory")


def test_options_no_rule_allows_exit_with_two_and_one_line() -> None:
    assert refused(ebbes("perft", "--players", 7), 2) == "2 to 5 can play, not 7 (R4)"
