"""Tests of `ebbes.cli.__main__`: closed, full and broken pipes, and terminals of few letters."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from runpy import run_module

import pytest

from ebbes.cli import app as app_module
from ebbes.cli.__main__ import main
from ebbes.record.format import format_record
from tests.cli.runner import outside
from tests.record.games import PLAIN, game, game_tree

FULL = Path("/dev/full")
NO_SPACE = "ebbes: cannot write: No space left on device\n"
needs_full = pytest.mark.skipif(not FULL.exists(), reason="only where a device is always full")


def ended(*args: str, monkeypatch: pytest.MonkeyPatch) -> object:
    """The exit code of the command line, run in this process."""
    monkeypatch.setattr(sys, "argv", ["ebbes", *args])
    with pytest.raises(SystemExit) as caught:
        main()
    return caught.value.code


@contextmanager
def nobody_reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A standard output whose reader has left."""
    reader, writer = os.pipe()
    os.close(reader)
    stream = os.fdopen(writer, "w", encoding="utf-8")
    monkeypatch.setattr(sys, "stdout", stream)
    try:
        yield
    finally:
        with suppress(BrokenPipeError):
            stream.close()


def saying(text: str) -> Callable[[], None]:
    """A command line that writes a text and does not wait until it is out."""

    def app() -> None:
        sys.stdout.write(text)

    return app


# Inside this process


def test_a_command_that_is_done_ends_with_its_own_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended("--version", monkeypatch=monkeypatch) == 0
    assert capsys.readouterr().out.startswith("ebbes ")
    assert ended("replay", "no such file", monkeypatch=monkeypatch) == 2
    assert capsys.readouterr().err.startswith("ebbes: cannot read 'no such file': ")


def test_a_reader_who_leaves_at_once_ends_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with nobody_reads(monkeypatch):
        assert ended("--version", monkeypatch=monkeypatch) == 1
    assert capsys.readouterr().err == ""


def test_without_a_standard_output_a_command_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert ended("--version", monkeypatch=monkeypatch) == 0


def test_without_a_standard_output_a_failed_write_is_still_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def app() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(app_module, "app", app)
    monkeypatch.setattr(sys, "stdout", None)
    assert ended(monkeypatch=monkeypatch) == 2
    assert capsys.readouterr().err == NO_SPACE


def test_a_reader_who_leaves_before_the_last_words_ends_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app_module, "app", saying("the last words"))
    with nobody_reads(monkeypatch):
        assert ended(monkeypatch=monkeypatch) == 1
    assert capsys.readouterr().err == ""


@needs_full
@pytest.mark.parametrize("args", [["--version"], ["--help"], ["simulate"], ["play"]], ids=" ".join)
def test_a_full_disk_is_told_in_one_line(
    args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with FULL.open("w", encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        assert ended(*args, monkeypatch=monkeypatch) == 2
    assert capsys.readouterr().err == NO_SPACE


@needs_full
def test_a_disk_too_full_for_the_last_words_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app_module, "app", saying("the last words"))
    with FULL.open("w", encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        assert ended(monkeypatch=monkeypatch) == 2
    assert capsys.readouterr().err == NO_SPACE


@pytest.mark.parametrize("command", ["replay", "verify", "perft"])
def test_a_closed_standard_input_gets_one_line(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert ended(command, "-", monkeypatch=monkeypatch) == 2
    assert capsys.readouterr() == ("", "ebbes: standard input is closed\n")


def test_without_typer_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ebbes.cli.app")
    monkeypatch.setitem(sys.modules, "typer", None)
    said = ended(monkeypatch=monkeypatch)
    assert said == "ebbes: the command line needs Typer: pip install 'ebbes[cli]'"


@pytest.mark.parametrize("module", ["ebbes", "ebbes.cli"])
def test_a_module_that_is_run_is_the_command(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "ebbes.cli.__main__")
    monkeypatch.setattr(sys, "argv", ["ebbes", "--version"])
    with pytest.raises(SystemExit) as caught:
        run_module(module, run_name="__main__")
    assert caught.value.code == 0
    assert capsys.readouterr().out.startswith("ebbes ")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_letters_the_terminal_does_not_have_are_written_as_their_numbers(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    with io.TextIOWrapper(written, encoding) as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        monkeypatch.setattr(app_module, "app", saying("Ж ebbes"))
        main()
        assert written.getvalue() == b"\\u0416 ebbes"


# In a process of its own


def shell(command: str) -> subprocess.CompletedProcess[bytes]:
    """What a shell makes of `ebbes ...`, with pipes and all."""
    return subprocess.run(
        ["sh", "-c", f'ebbes() {{ "{sys.executable}" -m ebbes.cli "$@"; }}; {command}'],
        capture_output=True,
        check=False,
        timeout=60,
    )


def test_a_closed_standard_input_gets_one_line_in_its_own_process() -> None:
    found = shell("ebbes replay - <&-")
    assert (found.returncode, found.stdout) == (2, b"")
    assert found.stderr == b"ebbes: standard input is closed\n"


def test_a_closed_standard_input_leaves_the_table() -> None:
    found = shell("ebbes play --seed 1 <&-")
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.endswith(b"\nSee you!\n")


def test_a_reader_who_has_seen_enough_is_not_complained_about(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text((format_record(game(PLAIN)) + "\n") * 200)
    found = shell(f"ebbes replay '{path}' | head -1")
    assert found.stdout == b"ebbes for 4 players: Anna, Ben, Cleo, Dirk\n"
    assert found.stderr == b""


@needs_full
def test_a_full_disk_is_told_in_one_line_in_its_own_process() -> None:
    found = shell("ebbes simulate --seed 1 >/dev/full")
    assert (found.returncode, found.stderr.decode()) == (2, NO_SPACE)


@needs_full
def test_a_full_disk_is_told_in_the_language_of_the_call() -> None:
    found = shell("ebbes --language de simulate --seed 1 >/dev/full")
    told = "ebbes: Das lässt sich nicht ausgeben: No space left on device\n"
    assert (found.returncode, found.stderr.decode()) == (2, told)


@needs_full
def test_a_record_that_does_not_fit_on_the_disk_is_told_after_the_game() -> None:
    found = shell("echo q | ebbes play --seed 1 --save /dev/full")
    assert (found.returncode, found.stderr.decode()) == (2, NO_SPACE)
    assert found.stdout.endswith(b"See you!\n")


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_a_name_the_terminal_cannot_show_is_no_reason_to_fail(encoding: str) -> None:
    tree = game_tree()
    tree["names"][:2] = ["Ж", "Jürgen"]
    found = outside("replay", "-", given=json.dumps(tree).encode(), PYTHONIOENCODING=encoding)
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.startswith("ebbes for 4 players: \\u0416, Jürgen, ".encode(encoding))


def test_typing_that_is_no_text_is_asked_again() -> None:
    found = outside("play", "--seed", 1, given=b"\xff\nq\n", PYTHONIOENCODING="utf-8:strict")
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"\\xff is none of the choices." in found.stdout
    assert found.stdout.endswith(b"See you!\n")


def test_a_path_that_is_no_text_can_be_saved_to(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff.json"
    args = ("play", "--seed", 1, "--save", os.fsdecode(path))
    found = outside(*args, given=b"q\n", PYTHONIOENCODING="utf-8:strict")
    assert (found.returncode, found.stderr) == (0, b"")
    assert os.path.exists(path)


def test_commands_are_known_before_anything_is_compiled_for_the_bots() -> None:
    program = "import sys, ebbes.cli.app; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
