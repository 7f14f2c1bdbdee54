"""Tests of `ebbes verify`: deals that follow from their certificate, and deals that do not."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ebbes.engine.options import Options
from ebbes.record.format import format_record
from tests.cli.runner import answered, ebbes, outside, refused
from tests.record.games import PLAIN, certificate, game, game_tree, stopped
from tests.support import every_option_set

GOOD = format_record(game(PLAIN))


def seal(options: Options) -> str:
    """The commitment of a game."""
    return certificate(options, 1).commitment.hex()


@every_option_set
def test_a_certified_game_is_verified(options: Options, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(format_record(game(options)))
    assert answered(ebbes("verify", path)) == (
        f"{len(game(options).rounds)} deals follow from the commitment {seal(options)}\n"
    )


@pytest.mark.parametrize(
    ("rounds", "plays", "deals"), [(1, 40, "1 deal follows"), (3, 7, "3 deals follow")]
)
def test_an_unfinished_game_is_verified_and_told_to_be_one(
    rounds: int, plays: int, deals: str
) -> None:
    given = format_record(stopped(game(PLAIN), rounds, plays))
    assert answered(ebbes("verify", "-", given=given)) == (
        f"{deals} from the commitment {seal(PLAIN)}\nthe game is unfinished\n"
    )


def test_a_game_before_its_first_deal_is_verified() -> None:
    given = format_record(replace(game(PLAIN), rounds=()))
    assert answered(ebbes("verify", "-", given=given)) == (
        f"0 deals follow from the commitment {seal(PLAIN)}\nthe game is unfinished\n"
    )


def test_a_starter_who_had_played_last_is_told() -> None:
    tree = game_tree()
    tree["certificate"]["starter"] = "last-played"
    found = answered(ebbes("verify", "-", given=json.dumps(tree)))
    assert found == (
        f"5 deals follow from the commitment {seal(PLAIN)}\n"
        "the first starter was not drawn by lot, but had played last\n"
    )


def test_a_deal_that_does_not_follow_exits_with_one() -> None:
    tree = game_tree()
    hand = tree["rounds"][2]["hands"][1]
    hand[0], hand[1] = hand[1], hand[0]
    line = refused(ebbes("verify", "-", given=json.dumps(tree)), 1)
    assert line == "round 3: hands not as the certificate deals"


def test_a_record_without_certificate_exits_with_one() -> None:
    tree = game_tree()
    del tree["certificate"]
    line = refused(ebbes("verify", "-", given=json.dumps(tree)), 1)
    assert line == "the record carries no 'certificate'"


def test_a_malformed_certificate_exits_with_one() -> None:
    tree = game_tree()
    tree["certificate"]["secret"] = "A" * 64
    line = refused(ebbes("verify", "-", given=json.dumps(tree)), 1)
    assert line.startswith('the secret must be 64 lower-case hex digits, not "AAAA')


def test_a_broken_rule_exits_with_one_however_good_the_deals() -> None:
    tree = game_tree()
    tree["rounds"].append(tree["rounds"][-1])
    line = refused(ebbes("verify", "-", given=json.dumps(tree)), 1)
    assert line.startswith("round 6, before play 1: ")
    assert line.endswith(" cannot deal now: the game is over (R27)")


def test_what_is_no_record_exits_with_two(tmp_path: Path) -> None:
    assert refused(ebbes("verify", "-", given=b"\xff"), 2) == "not UTF-8 text (byte 0)"
    assert refused(ebbes("verify", tmp_path), 2).endswith(": Is a directory")


def test_many_records_are_verified_line_by_line() -> None:
    tree = game_tree()
    del tree["certificate"]
    result = ebbes("verify", "-", given=f"{GOOD}\n{json.dumps(tree)}\n{GOOD}\n")
    assert result.exit_code == 1
    assert result.stdout.count("5 deals follow from the commitment ") == 2
    assert result.stderr == "ebbes: line 2: the record carries no 'certificate'\n"


def test_verify_answers_in_its_own_process() -> None:
    found = outside("verify", "-", given=GOOD.encode())
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.startswith(b"5 deals follow from the commitment ")


def without(missing: list[int]) -> str:
    """A game before its first deal, in which the last two seats have no number."""
    tree = game_tree()
    tree["rounds"] = []
    tree["certificate"]["nonces"][2:] = ["00" * 32] * 2
    tree["certificate"]["missing"] = missing
    return json.dumps(tree)


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ([], ["without a number of their own, as bots are: Cleo and Dirk"]),
        (
            [3],
            [
                "2 of 3 people’s numbers came in; those of Dirk did not",
                "without a number of their own, as bots are: Cleo",
            ],
        ),
        ([2, 3], ["2 of 4 people’s numbers came in; those of Cleo and Dirk did not"]),
    ],
)
def test_whose_numbers_are_not_in_the_deals_is_told(missing: list[int], said: list[str]) -> None:
    found = answered(ebbes("verify", "-", given=without(missing))).splitlines()
    assert found[1:-1] == said
