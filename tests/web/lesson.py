"""All that a server answers in the lesson, for the page that shows it."""

from pydantic import BaseModel

from ebbes.json_types import Json
from ebbes.server.api.lesson import lesson_at
from ebbes.server.lesson.course import gone_on
from ebbes.server.lesson.first import STEPS


def lesson() -> Json:
    """How each step begins, and what happens when it is taken as it should be."""
    begun = [_told(lesson_at(at)) for at in range(len(STEPS))]
    taken = [_told(gone_on(at)) for at in range(len(STEPS) - 1)]
    return {"begun": begun, "taken": taken}


def _told(answer: BaseModel) -> Json:
    told: Json = answer.model_dump(mode="json")
    return told
