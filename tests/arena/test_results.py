"""Tests of `ebbes.arena.results`: nothing finished is lost, nothing foreign is taken."""

import errno
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ebbes.arena.errors import ArenaError
from ebbes.arena.result import Result
from ebbes.arena.results import ResultsFile
from ebbes.engine.options import Options
from tests.arena.results import TRIO, match, result

MATCH = match(*TRIO)
RESULTS = [result(deal, (deal, 0, 1), (2, 0, 1), (0, 0, 0)) for deal in range(5)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with all five results."""
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, MATCH) as file:
        assert file.found == {}
        file.append(RESULTS[:2])
        file.append(RESULTS[2:])
    return path


def found(path: Path) -> list[Result]:
    """What a later run finds."""
    with ResultsFile(path, MATCH) as file:
        return list(file.found.values())


def refusal(path: Path) -> str:
    """Why a file is not gone on with; it stays as it was."""
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        ResultsFile(path, MATCH)
    assert path.read_bytes() == before
    return str(caught.value).replace(ascii(str(path)), "FILE")


def test_results_are_found_again(path: Path) -> None:
    again = found(path)
    assert again == RESULTS
    assert [one.times for one in again] == [one.times for one in RESULTS]
    assert len(path.read_bytes().splitlines()) == 6


def test_results_are_on_the_disk_as_soon_as_they_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, MATCH) as file:
        file.append(RESULTS[:1])
        assert len(path.read_bytes().splitlines()) == 2


def test_wherever_the_file_is_torn_off_the_whole_lines_are_kept(path: Path) -> None:
    whole = path.read_bytes()
    ends = [at for at, byte in enumerate(whole, start=1) if byte == ord("\n")]
    for length in [0, 1, ends[0] - 1, *ends, ends[2] + 1, ends[3] - 1, ends[4] - 1]:
        path.write_bytes(whole[:length])
        kept = sum(end <= length for end in ends[1:])
        assert found(path) == RESULTS[:kept]
        assert path.read_bytes() == whole[: max(ends[0], ends[kept])]
        with ResultsFile(path, MATCH) as file:
            file.append(RESULTS[kept:])
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (replace(MATCH, seed=9), "seed 9, not 1"),
        (replace(MATCH, whole_games=True), "whole_games true, not false"),
        (
            replace(MATCH, bots=("random", "greedy", "random")),
            'bots ["random", "greedy", "random"], not ["greedy", "random", "random"]',
        ),
    ],
    ids=["seed", "games", "bots"],
)
def test_another_match_is_refused(other: object, why: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert isinstance(other, type(MATCH))
    ResultsFile(path, other).__exit__(None, None, None)
    assert refusal(path) == f"FILE holds another match: {why}"


def test_other_options_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    ResultsFile(other, replace(MATCH, options=Options(3, True))).__exit__(None, None, None)
    assert refusal(other).startswith('FILE holds another match: options {"players": 3, "more_car')


@pytest.mark.parametrize("key", ["version", "fingerprint"])
def test_results_of_other_code_are_refused(path: Path, key: str) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'"{key}": "', f'"{key}": "9'), encoding="utf-8")
    assert refusal(path).startswith(f'FILE holds results of other code: {key} "9')


def test_a_file_in_use_is_refused_until_it_is_closed(path: Path) -> None:
    with ResultsFile(path, MATCH):
        assert refusal(path) == "FILE is in use by another run"
    assert found(path) == RESULTS


def test_where_nothing_can_be_locked_the_reason_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unlockable(file: object, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", unlockable)
    assert refusal(path) == "cannot lock FILE: No locks available"


def test_where_python_knows_no_locks_files_are_written_without(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert found(path) == RESULTS


@pytest.mark.parametrize("data", [b"my diary\n", b"my diary", b"[]\n", b"{}", b"\xff\n", b"\n"])
def test_a_file_of_something_else_is_left_alone(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_bytes(data)
    assert refusal(path).startswith("FILE holds another match: ")


@pytest.mark.parametrize("line", [b"{", b"[]", b"3", b'{"bots": []}', b'{"bots": 3}'])
def test_a_broken_line_in_the_middle_is_refused_with_its_number(path: Path, line: bytes) -> None:
    lines = path.read_bytes().splitlines()
    lines[3] = line
    path.write_bytes(b"\n".join(lines) + b"\n")
    assert refusal(path) == "FILE, line 4: no result of a match"


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"^cannot write '.*none/x': No such file or directory$"):
        ResultsFile(tmp_path / "none" / "x", MATCH)
