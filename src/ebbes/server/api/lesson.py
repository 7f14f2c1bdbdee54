"""`/api/lesson`: the first round, step by step; anybody may learn, and nothing is kept of it."""

from typing import Annotated

from fastapi import Path
from pydantic import BaseModel, Field

from ebbes.engine.errors import RuleError
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.wire import CardCode, SeatNumber
from ebbes.rules.codes import CARDS
from ebbes.server.api.common import ALWAYS, problem_of
from ebbes.server.api.router import Router
from ebbes.server.lesson.course import gone_on, shown
from ebbes.server.lesson.first import STEPS
from ebbes.server.lesson.step import YOU
from ebbes.server.refusing.problem import declared
from ebbes.server.tables.deciding.decide import HELD_BY_NOBODY
from ebbes.server.tables.model.errors import TableError

router = Router(prefix="/api", tags=["lesson"], responses=ALWAYS)

LAST = len(STEPS) - 1


class Step(BaseModel):
    """One thing to read or to do."""

    name: str = Field(description="By which its words are found.")
    chapter: int = Field(description="Counted from 1.")
    tap: CardCode | None = Field(description="The card to play; null if the step is read.")


class Lesson(BaseModel):
    """All steps, and the table when one of them begins."""

    steps: list[Step]
    snapshot: Snapshot


class Done(BaseModel):
    """What the learner did; what is left out, the lesson does by itself."""

    play: CardCode | None = None
    starter: SeatNumber = Field(YOU, description="Who shall lead the next round, if it is asked.")


@router.get("/lesson/{at}")
async def look(at: Annotated[int, Path(ge=0, le=LAST)]) -> Lesson:
    """The lesson at the beginning of a step, counted from 0: with it, a page can begin anywhere."""
    return lesson_at(at)


@router.post("/lesson/{at}", responses=declared(s409="Not this card, or not this seat."))
async def go_on(at: Annotated[int, Path(ge=0, lt=LAST)], done: Done) -> Events:
    """Finish a step by the rules: what happens until the next one waits for you."""
    card = None if done.play is None else CARDS.get(done.play, HELD_BY_NOBODY)
    try:
        return gone_on(at, card, done.starter)
    except (RuleError, TableError) as error:
        raise problem_of(error, 409) from None


def lesson_at(at: int) -> Lesson:
    """All that a page needs to begin with a step."""
    steps = [Step(name=step.name, chapter=step.chapter, tap=step.tap or None) for step in STEPS]
    return Lesson(steps=steps, snapshot=shown(at))
