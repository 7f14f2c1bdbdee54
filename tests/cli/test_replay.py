"""Tests of `ebbes replay`: answers, exit codes, and one line for whatever is no good record."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ebbes.cli.game_lines import game_lines
from ebbes.cli.speech import Speech
from ebbes.engine.options import Options
from ebbes.record.format import format_record
from ebbes.record.summary import summary
from tests.cli.runner import answered, ebbes, outside, refused
from tests.record.games import FOR_TWO, PICKED, PLAIN, game, game_log, game_tree
from tests.support import some_option_sets

GOOD = format_record(game(PLAIN)).encode()
TOO_LONG = "not a record: longer than 16 MiB"


def as_text(options: Options) -> str:
    """What `replay` prints for a game."""
    return "\n".join(game_lines(game(options), game_log(options), Speech())) + "\n"


def as_json(options: Options) -> str:
    """What `replay --json` prints for a game."""
    return json.dumps(summary(game(options), game_log(options))) + "\n"


def broken() -> bytes:
    """A record that breaks a rule, at its second play."""
    tree = game_tree()
    tree["rounds"][0]["plays"][1] = "R15"
    return json.dumps(tree).encode()


@pytest.fixture
def file(tmp_path: Path) -> Callable[[bytes], Path]:
    """Writes a file."""

    def write(data: bytes) -> Path:
        path = tmp_path / "game.json"
        path.write_bytes(data)
        return path

    return write


@some_option_sets
def test_a_game_is_printed_for_people_or_as_json(
    options: Options, file: Callable[[bytes], Path]
) -> None:
    path = file(format_record(game(options)).encode())
    assert answered(ebbes("replay", path)) == as_text(options)
    assert answered(ebbes("replay", path, "--json")) == as_json(options)
    assert answered(ebbes("replay", "--json", path)) == as_json(options)


def test_a_dash_reads_standard_input() -> None:
    assert answered(ebbes("replay", "-", given=GOOD)) == as_text(PLAIN)
    assert answered(ebbes("replay", "-", "--json", given=GOOD + b"\n")) == as_json(PLAIN)


def test_a_pretty_printed_record_is_read(file: Callable[[bytes], Path]) -> None:
    path = file(json.dumps(game_tree(PICKED), indent=4).encode())
    assert answered(ebbes("replay", path, "--json")) == as_json(PICKED)


def test_an_unfinished_game_is_answered_with_zero() -> None:
    tree = game_tree(FOR_TWO)
    tree["rounds"] = tree["rounds"][:2]
    del tree["rounds"][1]["plays"][4:]
    data = json.dumps(tree)
    assert answered(ebbes("replay", "-", given=data)).endswith("\nThe game is unfinished.\n")
    found = json.loads(answered(ebbes("replay", "-", "--json", given=data)))
    assert found["end"] is None
    assert len(found["rounds"]) == 2


# A record that breaks a rule


def test_a_broken_rule_exits_with_one_and_names_round_play_and_rule() -> None:
    for output in ([], ["--json"]):
        line = refused(ebbes("replay", "-", *output, given=broken()), 1)
        assert line.startswith("round 1, play 2: card not held: played R15, holding ")
        assert line.endswith(" (R11)")


def test_broken_options_exit_with_one() -> None:
    tree = game_tree()
    tree["options"]["players"] = 9
    line = refused(ebbes("replay", "-", given=json.dumps(tree)), 1)
    assert line == "options: 2 to 5 can play, not 9 (R4)"


# What is no record at all


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not a record: empty"),
        (b"\n\n\n", "not a record: empty"),
        (b"hello", "not JSON: Expecting value (column 1)"),
        (b"hello\nworld", "not JSON: Expecting value (line 1, column 1)"),
        (b"{}", "the record: 'format' is missing"),
        (b"[1, 2]", "the record must be an object, not a list"),
        (b'"\\u001b[31m"', r'the record must be an object, not "\u001b[31m"'),
        (b"\x7fELF\x02\x01\x01\x00\xff\xfe", "not UTF-8 text (byte 8)"),
        (bytes(range(256)), "not UTF-8 text (byte 128)"),
        (b"\0" * 1000, "not JSON: Expecting value (column 1)"),
        (b"[" * 200_000, "not a record: nested too deeply"),
        (b'{"format": NaN}', "not a record: NaN is no JSON number"),
        (b"9" * 9999, "not a record: a number with too many digits"),
        (b'{"a": 1, "a": 2}', "not a record: a key stands twice in one object"),
        (GOOD[:-1], f"not JSON: Expecting ',' delimiter (column {len(GOOD)})"),
        (GOOD + b"x", f"not JSON: Extra data (column {len(GOOD) + 1})"),
        ("{}".encode("utf-16"), "not UTF-8 text (byte 0)"),
    ],
    ids=lambda value: ascii(value[:20]) if isinstance(value, bytes) else "",
)
def test_what_is_no_record_exits_with_two_and_one_line(
    data: bytes, why: str, file: Callable[[bytes], Path]
) -> None:
    assert refused(ebbes("replay", "-", given=data), 2) == why
    assert refused(ebbes("replay", file(data), "--json"), 2) == why


def test_a_missing_file_exits_with_two(tmp_path: Path) -> None:
    path = tmp_path / "none\n.json"
    line = refused(ebbes("replay", path), 2)
    assert line == f"cannot read {str(path)!a}: No such file or directory"


def test_a_directory_exits_with_two(tmp_path: Path) -> None:
    line = refused(ebbes("replay", tmp_path), 2)
    assert line == f"cannot read {str(tmp_path)!a}: Is a directory"


def test_a_path_no_file_can_have_exits_with_two() -> None:
    assert refused(ebbes("replay", "a\0b"), 2) == r"cannot read 'a\x00b': embedded null byte"


def test_a_line_of_a_hundred_megabytes_exits_with_two(tmp_path: Path) -> None:
    path = tmp_path / "long"
    for head in (b"", b"{", b'{"format": "'):
        with path.open("wb") as stream:
            stream.write(head)
            stream.truncate(100_000_000)
        assert refused(ebbes("replay", path), 2) == TOO_LONG


def test_a_hundred_megabytes_between_good_lines_are_one_complaint(tmp_path: Path) -> None:
    path = tmp_path / "long"
    with path.open("wb") as stream:
        stream.write(GOOD + b"\n")
        stream.seek(100_000_000)
        stream.write(b"\n" + GOOD)
    result = ebbes("replay", path, "--json")
    assert result.exit_code == 2
    assert result.stdout == as_json(PLAIN) * 2
    assert result.stderr == f"ebbes: line 2: {TOO_LONG}\n"


def test_a_record_cut_short_with_one_round_a_line_is_one_complaint() -> None:
    tree = game_tree()
    rounds = ",\n".join(json.dumps(entry) for entry in tree["rounds"])
    head = json.dumps({**tree, "rounds": "?"}).split('"?"')[0]
    line = refused(ebbes("replay", "-", given=f"{head}[\n{rounds}\n"), 2)
    assert line.startswith("not JSON: Expecting ',' delimiter (line 7, ")


# Many records, line by line


def test_every_line_is_answered_in_its_order() -> None:
    games = (PLAIN, FOR_TWO, PICKED)
    data = "\n\n".join(format_record(game(options)) for options in games)
    found = answered(ebbes("replay", "-", "--json", given=data))
    assert found == "".join(as_json(options) for options in games)
    assert answered(ebbes("replay", "-", given=data)) == "".join(map(as_text, games))


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ([GOOD, broken(), GOOD], 1),
        ([broken(), GOOD], 1),
        ([GOOD, broken(), b"{}", GOOD], 2),
        ([b"{}", broken(), GOOD], 2),
        ([b"nonsense", GOOD, broken()], 2),
        ([GOOD, b"\xff\xff", GOOD], 2),
    ],
    ids=["broken", "broken first", "no record", "no record first", "no JSON first", "binary"],
)
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\n\n"])
def test_the_worst_line_decides_the_exit_code(lines: list[bytes], status: int, end: bytes) -> None:
    result = ebbes("replay", "-", "--json", given=end.join(lines) + end)
    assert result.exit_code == status
    assert result.stdout == as_json(PLAIN) * lines.count(GOOD)
    told = result.stderr.splitlines()
    step = end.count(b"\n")
    bad = [number * step + 1 for number, line in enumerate(lines) if line != GOOD]
    assert [line.split(": ")[1] for line in told] == [f"line {number}" for number in bad]
    assert all(line.startswith("ebbes: line ") for line in told)


# In a process of its own


def test_replay_answers_on_standard_output_in_its_own_process(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(GOOD)
    found = outside("replay", path, "--json")
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.decode() == as_json(PLAIN)


def test_names_of_all_languages_are_printed_in_a_plain_locale() -> None:
    tree = game_tree()
    tree["names"] = ["Jürgen", "王", "\x1b[31m", "\ud800"]
    found = outside("replay", "-", given=json.dumps(tree).encode(), LC_ALL="C", LANG="C")
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.decode().startswith("ebbes for 4 players: Jürgen, 王, \ufffd[31m, \ufffd\n")


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (b"", 2),
        (b"\xff\xfe\x00", 2),
        (b"[" * 1_000_000, 2),
        (b'{"format": ' + b"9" * 100_000 + b"}", 2),
        (b"x" * 17_000_000, 2),
        (broken(), 1),
    ],
    ids=["empty", "binary", "deep", "endless number", "endless line", "broken"],
)
def test_hostile_input_gets_one_line_and_no_traceback_in_its_own_process(
    data: bytes, status: int
) -> None:
    found = outside("replay", "-", given=data)
    assert found.returncode == status
    assert found.stdout == b""
    assert found.stderr.startswith(b"ebbes: ")
    assert found.stderr.count(b"\n") == 1
    assert b"Traceback" not in found.stderr
