"""Tests of `ebbes` as a whole: help with examples, completion, a word where Typer is missing."""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import ebbes as ebbes_package
from ebbes.cli.__main__ import main
from tests.cli.runner import answered, ebbes, plain, python

COMMANDS = ("play", "replay", "verify", "simulate", "perft", "arena", "serve", "backup")
SCRIPT = Path(sys.executable).with_name("ebbes")
WITHOUT_TYPER = "import sys; sys.modules['typer'] = None; "


def test_help_lists_every_command() -> None:
    for flag in ("--help", "-h"):
        said = plain(answered(ebbes(flag)))
        assert "ebbes, the Palatine trick-taking game" in said
        for command in COMMANDS:
            assert f" {command} " in said


def test_the_version_is_said() -> None:
    assert answered(ebbes("--version")) == f"ebbes {ebbes_package.__version__}\n"
    assert version("ebbes") == ebbes_package.__version__


def test_without_a_command_help_is_shown() -> None:
    result = ebbes()
    assert result.exit_code == 2
    assert "Commands" in result.output
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_examples_of_itself(command: str) -> None:
    for flag in ("--help", "-h"):
        said = plain(answered(ebbes(command, flag)))
        assert "Examples:" in said
        assert said.split("Examples:")[1].count(f"ebbes {command}") >= 2


@pytest.mark.parametrize(
    "args",
    [
        ["dance"],
        ["replay"],
        ["verify"],
        ["replay", "a", "b"],
        ["replay", "--yaml", "-"],
        ["simulate", "--games", "-1"],
        ["simulate", "--players", "many"],
        ["simulate", "--seed", "1.5"],
        ["perft", "--depth", "-1"],
        ["play", "--goal"],
    ],
    ids=" ".join,
)
def test_a_call_that_is_none_exits_with_two_and_no_traceback(args: list[str]) -> None:
    result = ebbes(*args)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert "Error" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_is_produced(shell: str) -> None:
    found = script("--show-completion", shell, _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert found.returncode == 0, found.stderr
    assert b"_EBBES_COMPLETE=complete_" in found.stdout
    assert b"ebbes" in found.stdout


def test_commands_are_completed() -> None:
    found = script(_EBBES_COMPLETE="complete_bash", COMP_WORDS="ebbes rep", COMP_CWORD="1")
    assert found.stdout.split() == [b"replay"]


def script(*args: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The installed command."""
    return subprocess.run(
        [SCRIPT, *args],
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize("module", ["ebbes", "ebbes.cli"])
def test_the_package_runs_as_a_module(module: str) -> None:
    found = python("-m", module, "--help")
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"simulate" in found.stdout


def test_without_typer_one_friendly_line_says_what_to_install() -> None:
    found = python("-c", WITHOUT_TYPER + "from ebbes.cli.__main__ import main; main()")
    assert found.returncode == 1
    assert found.stdout == b""
    assert found.stderr.decode().splitlines() == [
        "ebbes: the command line needs Typer: pip install 'ebbes[cli]'"
    ]


def test_the_library_needs_no_typer() -> None:
    calls = "import ebbes; print(len(ebbes.new_game(ebbes.Options(3)).hands))"
    found = python("-c", WITHOUT_TYPER + calls)
    assert (found.returncode, found.stdout, found.stderr) == (0, b"3\n", b"")


def test_another_missing_module_is_not_taken_for_typer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.cli.app", None)
    with pytest.raises(ModuleNotFoundError, match=r"ebbes\.cli\.app"):
        main()
