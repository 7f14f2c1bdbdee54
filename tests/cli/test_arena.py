"""Tests of `ebbes arena`: reports that repeat, runs that go on, refusals in one line."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from ebbes.arena.chunk import Chunk
from ebbes.arena.runner import Played, run_here
from ebbes.cli import arena
from tests.cli.runner import answered, ebbes, outside, plain, python, refused

TRIO = ("greedy", "random", "random")


def asked(*args: object) -> Result:
    """A contest of three bots in this process."""
    return ebbes("arena", *TRIO, "--workers", 1, *args)


def told(*args: object) -> dict[str, Any]:
    """What it reports, without what depends on the clock."""
    return untimed(answered(asked(*args, "--json")))


def untimed(data: str) -> dict[str, Any]:
    """A report without what depends on the clock and on this run."""
    tree: dict[str, Any] = json.loads(data)
    del tree["seconds"], tree["processes"]
    for times in tree["times"].values():
        for key in [key for key in times if key != "decisions"]:
            del times[key]
    return tree


def test_a_report_is_told_in_lines() -> None:
    lines = answered(asked("--deals", 20)).splitlines()
    assert lines[0] == "greedy against random, random"
    assert lines[1] == "3 players; 20 deals in 3 seatings each; seed 1"
    assert [line.split()[0] for line in lines if line.strip()][2:] == [
        *("difference", "places", lines[5].split()[0], "null"),
        *("milliseconds", "greedy", "random", lines[-1].split()[0]),
    ]


def test_as_many_workers_as_you_like_tell_the_same() -> None:
    alone = told("--deals", 12)
    together = untimed(answered(ebbes("arena", *TRIO, "--deals", 12, "--workers", 2, "--json")))
    assert alone == together
    assert told("--deals", 12, "--seed", 2) != alone


def test_the_number_of_names_is_the_number_of_players() -> None:
    for players in range(2, 6):
        names = ["greedy", *["random"] * (players - 1)]
        found = json.loads(answered(ebbes("arena", *names, "--deals", 2, "--workers", 1, "--json")))
        assert found["options"]["players"] == players
        assert len(found["places"]) == max(players, 3)


def test_the_variants_and_whole_games_are_options() -> None:
    found = told("--games", 2, "--more-cards", "--pick-designators", "--no-null")
    assert (found["whole_games"], found["deals"], found["null"]) == (True, 2, None)
    assert found["options"]["more_cards"]
    assert found["options"]["pick_designators"]


def test_greedy_is_ahead_of_random_and_random_is_not_ahead_of_itself() -> None:
    four = ("arena", "greedy", "random", "random", "random", "--workers", 1)
    found = untimed(answered(ebbes(*four, "--deals", 200, "--json")))
    assert found["difference"]["mean"] > 4 * found["difference"]["error"] > 0
    assert not found["null"]["off"]


def stop_after(chunks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C after so many chunks."""

    def interrupted(work: Sequence[Chunk]) -> Played:
        yield from run_here(work[:chunks])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "runner_of", lambda workers: interrupted)


def test_a_run_that_was_stopped_goes_on_to_the_same_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told("--deals", 22)
    out = tmp_path / "results.jsonl"
    with monkeypatch.context() as patch:
        stop_after(2, patch)
        stopped = asked("--deals", 22, "--out", out, "--json")
    assert stopped.exit_code == 130
    assert json.loads(stopped.stdout)["deals"] == 8
    assert stopped.stderr == "ebbes: stopped after 8 of 22; the same command goes on from here\n"
    out.write_bytes(out.read_bytes()[:-20])
    assert told("--deals", 22, "--out", out) == whole
    written = out.read_bytes()
    assert len(written.splitlines()) == 1 + 22 + 20
    assert told("--deals", 22, "--out", out) == whole
    assert out.read_bytes() == written


def test_more_deals_go_on_from_fewer_and_fewer_are_read_from_more(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    few = told("--deals", 5, "--out", out)
    more = told("--deals", 9, "--out", out)
    assert more == told("--deals", 9)
    assert told("--deals", 5, "--out", out) == few


def test_a_run_that_is_stopped_at_once_has_nothing_to_report(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stop_after(0, monkeypatch)
    assert refused(asked("--deals", 5), 130) == "stopped after 0 of 5"


def test_the_fingerprint_is_taken_before_anyone_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []

    def run(work: Sequence[Chunk]) -> Played:
        assert taken
        yield from run_here(work)

    monkeypatch.setattr(arena, "fingerprint", lambda: taken.append("now"))
    monkeypatch.setattr(arena, "runner_of", lambda workers: run)
    answered(asked("--deals", 1))


def test_another_match_in_the_file_is_refused_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    answered(asked("--deals", 1, "--out", out))
    why = refused(asked("--deals", 1, "--out", out, "--seed", 2), 2)
    assert why == f"{str(out)!a} holds another match: seed 1, not 2"


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["random"], "2 to 5 can play, not 1 (R4)"),
        (["random"] * 6, "2 to 5 can play, not 6 (R4)"),
        (["random", "random", "--deals", 1, "--games", 1], "either deals or whole games, not both"),
        (["random", "random", "--ray", "nowhere"], "no Ray cluster at 'nowhere': "),
    ],
    ids=["one", "six", "both", "ray"],
)
def test_a_match_that_cannot_be_is_refused_in_one_line(args: list[object], why: str) -> None:
    assert refused(ebbes("arena", *args), 2).startswith(why)


def test_a_bot_nobody_knows_is_refused_with_those_there_are() -> None:
    assert refused(ebbes("arena", "random", "nobody"), 2).startswith("no bot is called 'nobody'; ")


def test_seconds_that_are_none_are_refused_in_one_line() -> None:
    why = refused(ebbes("arena", "ismcts@abc", "random"), 2)
    assert why == "ismcts@abc needs seconds above 0, such as ismcts@0.03"


def test_without_the_kernel_the_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def built(name: str) -> None:
        raise ModuleNotFoundError("no", name="numba")

    monkeypatch.setattr(arena, "bot_of", built)
    assert refused(asked(), 2) == "greedy needs numba: pip install 'ebbes[kernel]'"


def test_simple_bots_need_neither_kernel_nor_ray() -> None:
    hidden = "import sys; sys.modules.update(numba=None, numpy=None, ray=None);"
    program = f"{hidden} from ebbes.cli.app import app; app()"
    call = ["arena", *TRIO, "--deals", "2", "--workers", "1", "--json"]
    found = python("-c", program, *call)
    assert (found.returncode, found.stderr) == (0, b"")
    assert json.loads(found.stdout)["deals"] == 2


def test_a_process_of_its_own_says_nothing_but_its_report() -> None:
    found = outside("arena", *TRIO, "--deals", 8, "--workers", 2, "--json")
    assert (found.returncode, found.stderr) == (0, b"")
    assert untimed(found.stdout.decode()) == told("--deals", 8)


def test_on_a_terminal_a_bar_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    result = asked("--deals", 8)
    assert result.exit_code == 0
    assert "16/16" in plain(result.stderr)
