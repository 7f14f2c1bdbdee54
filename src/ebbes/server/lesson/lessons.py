"""All lessons, and each as the page plays it, without asking a server."""

import json
from typing import Final

from ebbes.json_types import Json
from ebbes.server.lesson.course import gone_on, shown
from ebbes.server.lesson.first import FIRST
from ebbes.server.lesson.middle import MIDDLE
from ebbes.server.lesson.step import NEXT_ROUND, Script, Step
from ebbes.server.lesson.two import TWO
from ebbes.server.lesson.variants import VARIANTS

LESSONS: Final = (FIRST, MIDDLE, VARIANTS, TWO)
"""In the order they are offered."""


def script_text(script: Script) -> str:
    """Steps, the table at the beginning, and what happens when each step is taken, as JSON."""
    told = {
        "steps": [_step(step) for step in script.steps],
        "snapshot": shown(0, script).model_dump(mode="json"),
        "taken": [_taken(script, at) for at in range(len(script.steps) - 1)],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def _step(step: Step) -> Json:
    return {"name": step.name, "chapter": step.chapter, "tap": step.tap or None}


def _taken(script: Script, at: int) -> Json:
    """Every way to take a step: by the seat that is named starter, where one is."""
    seats = range(script.options.players if script.steps[at].name == NEXT_ROUND else 1)
    return [gone_on(at, starter=seat, script=script).model_dump(mode="json") for seat in seats]
