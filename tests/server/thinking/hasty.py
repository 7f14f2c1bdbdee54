"""`python -m tests.server.thinking.hasty`: a worker that gets warm for one kind of game alone."""

import runpy
import sys
from typing import Final

from ebbes.engine.options import Options
from ebbes.server.thinking import warmth

COMMAND: Final = (sys.executable, "-m", "tests.server.thinking.hasty")
GAME: Final = Options(4)

if __name__ == "__main__":
    vars(warmth)["GAMES"] = (GAME,)
    runpy.run_module("ebbes.server.thinking.worker", run_name="__main__")
