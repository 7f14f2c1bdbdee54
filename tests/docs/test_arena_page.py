"""Tests of `docs/arena.md`: its example is what the command prints, its flags exist."""

import re
from pathlib import Path

from tests.cli.runner import answered, ebbes, plain

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def untimed(text: str) -> str:
    """A report up to where the clock comes in."""
    return text.split("milliseconds")[0]


def test_the_example_is_what_the_command_prints() -> None:
    (command, *_) = re.findall(r"^    ebbes (.+)$", PAGE, re.MULTILINE)
    (shown,) = re.findall(r"^```\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    said = answered(ebbes(*command.split(), "--workers", 1))
    assert untimed(said) == untimed(shown)


def test_every_flag_of_the_command_is_explained_and_every_flag_named_exists() -> None:
    said = plain(answered(ebbes("arena", "--help")))
    known = set(re.findall(r"--[a-z-]+", said)) - {"--help", "--null"}
    named = set(re.findall(r"--[a-z-]+", PAGE)) - {"--head", "--port", "--address"}
    assert named == known
