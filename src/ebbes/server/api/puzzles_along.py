"""`/api/puzzles/along`: puzzles with their answers, for a time without a network."""

from collections.abc import Mapping
from functools import lru_cache

from fastapi import Response
from pydantic import BaseModel, Field

from ebbes.protocol.messages import Snapshot
from ebbes.server.api.common import ALWAYS
from ebbes.server.api.puzzles import ToldAnswer, told_answer
from ebbes.server.api.router import Router
from ebbes.server.identity.person import MaybePerson
from ebbes.server.puzzling.booklet import AT_HAND, Booklet
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


@router.get("/puzzles/along", response_model=PuzzlesAlong)
async def along(services: TheServices, person: MaybePerson) -> Response:
    """Some puzzles for you to take along, answers included."""
    person_id = None if person is None else person.id
    chosen = await services.puzzling.run(person_id, Wish(), MOST)
    booklet = await services.puzzling.booklet()
    text = await services.limits.desk.write(_texts, booklet, chosen)
    return Response(text, media_type="application/json")


def _texts(booklet: Booklet, chosen: list[str]) -> str:
    return f'{{"puzzles":[{",".join(filter(None, (_text(booklet, each) for each in chosen)))}]}}'


@lru_cache(AT_HAND)
def _text(booklet: Booklet, puzzle_id: str) -> str | None:
    """A puzzle as it is told, written once: it never changes."""
    puzzle = booklet.find(puzzle_id)
    return None if puzzle is None else _whole(puzzle).model_dump_json()


def _whole(puzzle: Puzzle) -> PuzzleAlong:
    return PuzzleAlong(
        id=puzzle.id,
        level=puzzle.level,
        themes=list(puzzle.themes),
        snapshot=asked(puzzle),
        answers={each.card: told_answer(puzzle, each.card) for each in puzzle.choices},
    )
