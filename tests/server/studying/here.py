"""Thinkers without processes: bots play by a rule of thumb, moments are studied in this process."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from ebbes.bots.greedy import GreedyBot
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.server.thinking.errors import NotWarm
from ebbes.server.thinking.worker import think


class StudyingHere:
    """Says what a worker would say, told as workers are told."""

    async def study(
        self, told: dict[str, Json], at_loss: Callable[[], None] = lambda: None
    ) -> Json:
        """What there is to know of a moment."""
        found: Json = json.loads(json.dumps(think(json.loads(json.dumps(told)))))
        return found

    async def try_out(self, view: View, bot: str, seed: Any) -> Choice:
        """What a simple bot does."""
        return GreedyBot().choose(view, Random(seed))


class LosingWorkers(StudyingHere):
    """Whoever asks anything costs a worker."""

    async def study(
        self, told: dict[str, Json], at_loss: Callable[[], None] = lambda: None
    ) -> Json:
        """Nothing, but what follows."""
        at_loss()
        raise NotWarm("nobody can judge now")
