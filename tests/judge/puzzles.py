"""A puzzle for tests: a real decision, judged on few worlds."""

from functools import cache

import pytest

from ebbes.bots.greedy import GreedyBot
from ebbes.engine.options import Options
from ebbes.judge import puzzle
from ebbes.judge.bot_round import bot_round
from ebbes.judge.depth import Depth
from ebbes.judge.puzzle import Puzzle, puzzles_in

SMALL = Depth(worlds=60, error=0.0, most=60, playouts=0)


@cache
def a_puzzle() -> Puzzle:
    """The first puzzle of some rounds, at a small depth and with a large error allowed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(puzzle, "GLANCES", (SMALL,))
        patch.setattr(puzzle, "LOOK", SMALL)
        patch.setattr(puzzle, "ERROR", 9.0)
        for number in range(20):
            record = bot_round(Options(4), [GreedyBot()] * 4, f"a puzzle {number}")
            for found in puzzles_in(record):
                return found
    raise AssertionError("no puzzle in twenty rounds")
