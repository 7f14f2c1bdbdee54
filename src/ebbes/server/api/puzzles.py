"""`/api/puzzles`: which card, and what it was."""

from typing import Annotated

from fastapi import Path, Query, Request
from pydantic import BaseModel, Field, JsonValue

from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.wire import CardCode
from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.router import Router
from ebbes.server.identity.person import SCHEMES, MaybePerson, ThePerson
from ebbes.server.limiting.limits import spend, spend_one
from ebbes.server.puzzling.booklet import Booklet
from ebbes.server.puzzling.glicko import Rating
from ebbes.server.puzzling.level import NEWCOMER, SETTLED
from ebbes.server.puzzling.puzzle import LEVELS, THEMES, Level, Outcome, Puzzle, Shown, Theme
from ebbes.server.puzzling.run import LENGTH
from ebbes.server.puzzling.shelf import Wish
from ebbes.server.puzzling.telling import asked, laid, opened, played_out
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.puzzles import Mark, Standing
from ebbes.server.store.values import Person

NO_SUCH_PUZZLE = declared(s404="There is no such puzzle.")
router = Router(prefix="/api", tags=["puzzles"], responses=ALWAYS | NO_SUCH_PUZZLE)
known = Router(
    prefix="/api", tags=["puzzles"], dependencies=SCHEMES, responses=ALWAYS | KNOWN | NO_SUCH_PUZZLE
)

PuzzleId = Annotated[str, Path(max_length=64, pattern="^[0-9a-f]+$")]


class PuzzleTheme(BaseModel):
    """What puzzles can be about."""

    theme: Theme
    count: int = Field(description="How many there are.")
    answered: int = Field(description="To how many you have answered.")
    right: int = Field(description="How many of these you solved at the first go.")


class PuzzleLevel(BaseModel):
    """How hard puzzles can be."""

    level: Level
    count: int


class PuzzleRating(BaseModel):
    """How strong you are at puzzles: Glicko-2, around 1500."""

    rating: int
    deviation: int
    settled: bool = Field(description="Whether it says anything yet.")


class PuzzleMark(BaseModel):
    """A puzzle, and what became of your last answer to it."""

    id: str
    outcome: Outcome


class OwnPuzzles(BaseModel):
    """What you have done with puzzles."""

    rating: PuzzleRating
    answered: int
    right: int = Field(description="Solved at the first go.")
    last: list[PuzzleMark] = Field(description="The last ones, the newest last.")
    returns: bool = Field(description="Whether those you missed come back after days.")
    due: int = Field(description="How many have come back by now.")


class PuzzleShelf(BaseModel):
    """All there is."""

    count: int
    themes: list[PuzzleTheme]
    levels: list[PuzzleLevel]
    own: OwnPuzzles | None


class PuzzleRun(BaseModel):
    """Some puzzles in a row."""

    puzzles: list[str] = Field(description="Their ids, the easiest first.")


class AskedPuzzle(BaseModel):
    """A puzzle before the answer."""

    id: str
    snapshot: Snapshot


class GivenCard(BaseModel):
    """An answer."""

    card: CardCode


class PuzzleChoice(BaseModel):
    """A card, and what it is worth."""

    card: CardCode
    worth: float = Field(description="The expected lead.")
    error: float = Field(description="Its standard error.")
    reasons: list[dict[str, JsonValue]] = Field(description="Of the best and the one played.")


class PuzzleProof(BaseModel):
    """In how many of all deals that agree the right card is best, with open cards afterwards."""

    best: int
    deals: int


class PuzzleRefutation(BaseModel):
    """A likely deal in which your card costs what it costs on the whole, played to its end."""

    snapshot: Snapshot
    events: Events
    cost: float


class ToldAnswer(BaseModel):
    """What was right, and why."""

    outcome: Outcome
    right: list[CardCode]
    choices: list[PuzzleChoice] = Field(description="Every card, in the order of the hand.")
    level: Level
    themes: list[Theme]
    played: Events = Field(description="Your card on the table.")
    refutation: PuzzleRefutation | None = Field(description="Of a card that is not right.")
    proof: PuzzleProof | None = Field(description="Near the end of a round.")


class PuzzleAnswer(ToldAnswer):
    """What was right, why, and what that says about you."""

    counts: bool = Field(description="Whether it was your first answer to this puzzle.")
    before: PuzzleRating
    after: PuzzleRating


class Returns(BaseModel):
    """A wish about puzzles that were missed."""

    returns: bool = Field(description="Whether they come back after days.")


@router.get("/puzzles")
async def shelf(services: TheServices, person: MaybePerson) -> PuzzleShelf:
    """What there is, and what you have done with it."""
    booklet = await services.puzzling.booklet()
    answers = [] if person is None else await services.store.puzzles.answered(person.id)
    return PuzzleShelf(
        count=len(booklet),
        themes=[_theme(booklet, theme, answers) for theme in THEMES],
        levels=[PuzzleLevel(level=level, count=booklet.levels[level]) for level in LEVELS],
        own=None if person is None else await _own(services, person, answers),
    )


@router.get("/puzzles/run")
async def run(
    services: TheServices,
    person: MaybePerson,
    theme: Annotated[Theme | None, Query()] = None,
    level: Annotated[int | None, Query(ge=LEVELS[0], le=LEVELS[-1])] = None,
) -> PuzzleRun:
    """Ten puzzles for you: of about your strength, and new ones as long as there are any."""
    person_id = None if person is None else person.id
    return PuzzleRun(puzzles=await services.puzzling.run(person_id, Wish(theme, level)))


@known.get("/me/puzzles/due")
async def due(services: TheServices, person: ThePerson) -> PuzzleRun:
    """Those you missed that have come back by now, ten at the most."""
    return PuzzleRun(puzzles=await services.puzzling.returning(person.id))


@router.get("/puzzles/{puzzle_id}")
async def one_puzzle(puzzle_id: PuzzleId, services: TheServices) -> AskedPuzzle:
    """What the seat sees that has to choose; nothing of the answer."""
    puzzle = await _found(services, puzzle_id)
    return AskedPuzzle(id=puzzle.id, snapshot=asked(puzzle))


@known.post("/puzzles/{puzzle_id}", responses=declared(s409="That card cannot be played there."))
async def answer(
    puzzle_id: PuzzleId,
    given: GivenCard,
    request: Request,
    services: TheServices,
    person: ThePerson,
) -> PuzzleAnswer:
    """Play a card, and hear what was right; your first answer counts."""
    puzzle = await _found(services, puzzle_id)
    if all(choice.card != given.card for choice in puzzle.choices):
        raise ApiError(409, "puzzle/no-such-choice", "that card cannot be played here")
    spend_one(services.limits.puzzles, person.id, "answers to puzzles")
    spend(services.limits.address_puzzles, request)
    answered = await services.puzzling.answer(person.id, puzzle, given.card)
    return PuzzleAnswer(
        **dict(told_answer(puzzle, given.card)),
        counts=answered.counts,
        before=_rating(answered.before),
        after=_rating(answered.after),
    )


@known.patch("/me/puzzles", status_code=204)
async def want_returns(
    wanted: Returns, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Whether puzzles that you missed come back to you after days."""
    spend(services.limits.renames, request)
    newcomer = Standing(*NEWCOMER)
    await services.store.puzzles.want_returns(person.id, newcomer, returns=wanted.returns)


async def _found(services: Services, puzzle_id: str) -> Puzzle:
    puzzle = await services.puzzling.find(puzzle_id)
    if puzzle is None:
        raise ApiError(404, "puzzle/none", "there is no such puzzle")
    return puzzle


async def _own(services: Services, person: Person, answers: list[Mark]) -> OwnPuzzles:
    row = await services.store.puzzles.puzzler(person.id)
    last = answers[:LENGTH][::-1]
    return OwnPuzzles(
        rating=_rating(await services.puzzling.rating(person.id)),
        answered=len(answers),
        right=sum(map(_is_right, answers)),
        last=[PuzzleMark(id=each.puzzle_id, outcome=Outcome(each.last_outcome)) for each in last],
        returns=row is not None and row.returns,
        due=len(await services.puzzling.due(person.id)),
    )


def _theme(booklet: Booklet, theme: Theme, answers: list[Mark]) -> PuzzleTheme:
    own = booklet.themes[theme]
    about = [each for each in answers if each.puzzle_id in own]
    return PuzzleTheme(
        theme=theme, count=len(own), answered=len(about), right=sum(map(_is_right, about))
    )


def _is_right(answer: Mark) -> bool:
    return answer.outcome == Outcome.RIGHT


def told_answer(puzzle: Puzzle, card: str) -> ToldAnswer:
    """What is told after a card, whoever played it."""
    proof, told = puzzle.proof, (puzzle.right[0], card)
    return ToldAnswer(
        outcome=puzzle.outcome(card),
        right=list(puzzle.right),
        choices=[
            PuzzleChoice(
                card=choice.card,
                worth=choice.lead,
                error=choice.error,
                reasons=list(choice.reasons) if choice.card in told else [],
            )
            for choice in puzzle.choices
        ],
        level=puzzle.level,
        themes=list(puzzle.themes),
        played=laid(puzzle, card),
        refutation=_refutation(puzzle, puzzle.shown.get(card)),
        proof=None if proof is None else PuzzleProof(best=proof.best, deals=proof.deals),
    )


def _refutation(puzzle: Puzzle, shown: Shown | None) -> PuzzleRefutation | None:
    if shown is None:
        return None
    return PuzzleRefutation(
        snapshot=opened(puzzle, shown), events=played_out(puzzle, shown), cost=shown.cost
    )


def _rating(rating: Rating) -> PuzzleRating:
    return PuzzleRating(
        rating=round(rating.rating),
        deviation=round(rating.deviation),
        settled=rating.deviation <= SETTLED,
    )
