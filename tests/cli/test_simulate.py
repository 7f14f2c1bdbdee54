"""Tests of `ebbes simulate`: random games that replay and verify, the same from the same seed."""

import pytest

from ebbes.engine.options import Options
from ebbes.record.certificate import verify
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from tests.cli.runner import answered, ebbes, flags, outside, refused
from tests.support import some_option_sets


@some_option_sets
def test_every_kind_of_game_is_simulated_replayed_and_verified(options: Options) -> None:
    data = answered(ebbes("simulate", "--games", 3, "--seed", 7, *flags(options)))
    records = [parse(line) for line in data.splitlines()]
    assert len(records) == 3
    for record in records:
        assert record.options == options
        assert replay(record)[-1].state.phase.value == "over"
        verify(record)
    assert len(set(data.splitlines())) == 3
    assert len(answered(ebbes("replay", "-", "--json", given=data)).splitlines()) == 3
    assert len(answered(ebbes("verify", "-", given=data)).splitlines()) == 3


def test_the_same_seed_gives_the_same_games() -> None:
    once = answered(ebbes("simulate", "-n", 4, "--seed", 11))
    assert answered(ebbes("simulate", "-n", 4, "--seed", 11)) == once
    assert answered(ebbes("simulate", "-n", 2, "--seed", 11)) == "".join(
        once.splitlines(keepends=True)[:2]
    )
    assert answered(ebbes("simulate", "-n", 4, "--seed", 12)) != once


def test_without_a_seed_every_call_gives_other_games() -> None:
    games = {answered(ebbes("simulate")) for _ in range(3)}
    assert len(games) == 3
    for data in games:
        verify(parse(data))


def test_no_games_are_no_lines() -> None:
    assert answered(ebbes("simulate", "--games", 0)) == ""


def test_the_ends_of_the_track_are_options() -> None:
    options = Options(3, False, True, 9, 5, -1000)
    record = parse(answered(ebbes("simulate", "--seed", 1, *flags(options))))
    assert record.options == options
    assert max(replay(record)[-1].state.score.totals) >= 5


def test_every_seat_has_a_name() -> None:
    assert parse(answered(ebbes("simulate", "-p", 2))).names == ("Anna", "Ben", "virtual player")
    assert parse(answered(ebbes("simulate", "-p", 5))).names == (
        *("Anna", "Ben", "Cleo", "Dirk", "Emma"),
    )


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--players", "1"], "2 to 5 can play, not 1 (R4)"),
        (["--players", "6"], "2 to 5 can play, not 6 (R4)"),
        (["--rounds", "4"], "5 rounds are played unless designators are picked, not 4 (R27)"),
        (["--rounds", "6"], "5 rounds are played unless designators are picked, not 6 (R27)"),
        (
            ["--goal", "20"],
            "goal and dabbscheedel end a game only when designators are picked,"
            " not 20 and -15 (R28)",
        ),
        (
            ["--pick-designators", "--rounds", "4"],
            "at least 5 rounds are played, not 4 (R28)",
        ),
        (["--pick-designators", "--goal", "0"], "the goal lies above 0, not at 0 (R29)"),
        (
            ["--pick-designators", "--dabbscheedel", "1"],
            "the Dabbscheedel space lies below 0, not at 1 (R29)",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_options_no_rule_allows_exit_with_two_and_one_line(
    command: str, given: list[str], why: str
) -> None:
    assert refused(ebbes(command, *given), 2) == why


def test_simulated_games_flow_from_process_to_process() -> None:
    made = outside("simulate", "--games", 2, "--seed", 5, "--players", 2)
    assert (made.returncode, made.stderr) == (0, b"")
    found = outside("replay", "-", "--json", given=made.stdout)
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.count(b'"end": "rounds"') == 2
