"""Running `ebbes`, inside this process and outside."""

import os
import re
import subprocess
import sys

from typer.testing import CliRunner, Result

from ebbes.cli.app import app
from ebbes.engine.options import Options


def ebbes(*args: object, given: str | bytes = "") -> Result:
    """A command run in this process, with something on its standard input."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=given)


def outside(
    *args: object, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """A command run in a process of its own."""
    return python("-m", "ebbes.cli", *args, given=given, **environment)


def python(
    *args: object, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Python in a process of its own."""
    return subprocess.run(
        [sys.executable, *(str(arg) for arg in args)],
        input=given,
        capture_output=True,
        check=False,
        timeout=300,
        env={**os.environ, **environment},
    )


def refused(result: Result, status: int) -> str:
    """The one line a command says on standard error when it refuses, and nothing else."""
    assert result.exit_code == status, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert result.stderr == line + "\n"
    assert line.startswith("ebbes: ")
    assert line.isprintable()
    return line.removeprefix("ebbes: ")


def answered(result: Result) -> str:
    """What a command says when all is well."""
    assert result.exit_code == 0, result.output
    assert result.stderr == "", result.stderr
    return result.stdout


def plain(said: str) -> str:
    """A text without colours, which some environments ask for."""
    return re.sub(r"\x1b\[[0-9;]*m", "", said)


def variant(options: Options) -> list[str]:
    """Which of the sixteen games, on the command line."""
    given = ["--players", str(options.players)]
    given += ["--more-cards"] * options.more_cards
    given += ["--pick-designators"] * options.pick_designators
    return given


def flags(options: Options) -> list[str]:
    """All options of a game, on the command line."""
    track = ["--goal", str(options.goal), "--dabbscheedel", str(options.dabbscheedel)]
    return [*variant(options), "--rounds", str(options.rounds), *track]
