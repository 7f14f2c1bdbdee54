"""Tests of `docs/research.md`: its examples run as they stand."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SPIEL, ZOO = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def printed(program: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What a program on the page prints, line by line."""
    exec(compile(program, "docs/research.md", "exec"), {})
    return capsys.readouterr().out.splitlines()


def test_the_openspiel_example_plays_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = printed(SPIEL, capsys)
    returns = [float(number) for number in line.strip("[]").split(",")]
    assert len(returns) == 3
    assert sum(returns) == pytest.approx(0)


def test_the_pettingzoo_example_plays_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(ZOO, capsys)
    assert [line.split()[0] for line in lines] == [f"player_{seat}" for seat in range(4)]
    assert sum(float(line.split()[1]) for line in lines) == pytest.approx(0)
