"""`/api/puzzles/along`: puzzles with their answers, for a time without a network."""

import asyncio
from collections.abc import Mapping

from pydantic import BaseModel, Field

from ebbes.protocol.messages import Snapshot
from ebbes.server.api.common import ALWAYS
from ebbes.server.api.puzzles import ToldAnswer, told_answer
from ebbes.server.api.router import Router
from ebbes.server.identity.person import MaybePerson
from ebbes.server.puzzling.puzzle import Level, Puzzle, Theme
from ebbes.server.puzzling.shelf import Wish
from ebbes.server.puzzling.telling import asked
from ebbes.server.services import TheServices

router = Router(prefix="/api", tags=["puzzles"], responses=ALWAYS)

MOST = 20
"""Two runs of them: enough for a journey."""


class PuzzleAlong(BaseModel):
    """A puzzle, and what is told after each of its cards."""

    id: str
    level: Level
    themes: list[Theme]
    snapshot: Snapshot
    answers: Mapping[str, ToldAnswer] = Field(description="By the code of the card.")


class PuzzlesAlong(BaseModel):
    """Puzzles that need no server any more: what is answered to them counts for nothing."""

    puzzles: list[PuzzleAlong] = Field(description="The easiest first.")


@router.get("/puzzles/along")
async def along(services: TheServices, person: MaybePerson) -> PuzzlesAlong:
    """Some puzzles for you to take along, answers included."""
    person_id = None if person is None else person.id
    chosen = await services.puzzling.run(person_id, Wish(), MOST)
    booklet = await services.puzzling.booklet()
    found = [puzzle for each in chosen if (puzzle := booklet.find(each))]
    return PuzzlesAlong(puzzles=await asyncio.to_thread(lambda: [*map(_whole, found)]))


def _whole(puzzle: Puzzle) -> PuzzleAlong:
    return PuzzleAlong(
        id=puzzle.id,
        level=puzzle.level,
        themes=list(puzzle.themes),
        snapshot=asked(puzzle),
        answers={each.card: told_answer(puzzle, each.card) for each in puzzle.choices},
    )
