"""Answers to puzzles: the first of each person moves two ratings, once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Row, select, update

from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.puzzles import PUZZLE_ANSWERS, PUZZLE_RATINGS, PUZZLERS

C = PUZZLE_ANSWERS.c


class Standing(NamedTuple):
    """A rating, its deviation and its volatility."""

    rating: float
    deviation: float
    volatility: float


class Recalled(NamedTuple):
    """What is known of how well somebody remembers a puzzle, and when it comes back."""

    stability: float
    difficulty: float
    due_at: float


@dataclass(frozen=True, slots=True)
class PuzzlerRow:
    """How strong somebody is at puzzles."""

    standing: Standing
    rated_at: float
    returns: bool
    """Whether what was missed comes back."""


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """When somebody answered last, and what they remember."""

    last_at: float
    recalled: Recalled | None


class Mark(NamedTuple):
    """What became of somebody's first answer to a puzzle, and of the last one."""

    puzzle_id: str
    outcome: str
    last_outcome: str
    last_at: float


class Given(NamedTuple):
    """An answer: the card, what it was, and where its puzzle stands if nobody has answered yet."""

    puzzle_id: str
    card: str
    outcome: str
    newcomer: Standing
    puzzle: Standing


Move: TypeAlias = Callable[[PuzzlerRow, Standing], tuple[Standing, Standing]]
"""Both ratings after an answer, of the person and of the puzzle."""
Look: TypeAlias = Callable[[AnswerRow | None], Recalled | None]
"""When a puzzle comes back after an answer; None before the first one."""


class Puzzles(Part):
    """By person and puzzle."""

    async def answer(self, person_id: str, given: Given, move: Move, look: Look) -> bool:
        """Keep an answer; whether it was the first, which alone moves the ratings."""
        now = self._clock()

        def work(connection: Connection) -> bool:
            if not _is_first(connection, person_id, given, look, now):
                _look_again(connection, person_id, given, look, now)
                return False
            _move(connection, person_id, given, move, now)
            return True

        return await self._database.write(work)

    async def puzzler(self, person_id: str) -> PuzzlerRow | None:
        """How strong somebody is, if they have ever answered."""
        row = await self._row(select(PUZZLERS).where(PUZZLERS.c.person_id == person_id))
        return row and _puzzler(row)

    async def answered(self, person_id: str) -> list[Mark]:
        """All that somebody has answered, the last one first."""
        own = select(*(C[name] for name in Mark._fields)).where(C.person_id == person_id)
        return [Mark._make(row) for row in await self._rows(own.order_by(C.last_at.desc()))]

    async def due(self, person_id: str) -> list[str]:
        """The puzzles that come back to somebody by now, the longest due first."""
        own = (C.person_id == person_id, C.due_at.is_not(None), C.due_at <= self._clock())
        rows = await self._rows(select(C.puzzle_id).where(*own).order_by(C.due_at))
        return [row.puzzle_id for row in rows]

    async def ratings(self) -> dict[str, Standing]:
        """How hard those puzzles are that somebody has answered."""
        rows = await self._rows(select(PUZZLE_RATINGS))
        return {row.puzzle_id: _standing(row) for row in rows}

    async def want_returns(self, person_id: str, newcomer: Standing, *, returns: bool) -> None:
        """Whether somebody wants to see again what they missed."""
        new = {
            "person_id": person_id,
            **newcomer._asdict(),
            "rated_at": self._clock(),
            "returns": returns,
        }
        mine = update(PUZZLERS).where(PUZZLERS.c.person_id == person_id)

        def work(connection: Connection) -> None:
            connection.execute(unless_known(connection, PUZZLERS), new)
            connection.execute(mine.values(returns=returns))

        await self._database.write(work)


def _is_first(connection: Connection, person_id: str, given: Given, look: Look, now: float) -> bool:
    """Keep it if it is the first; of two at the same time one is."""
    row = {
        "person_id": person_id,
        "puzzle_id": given.puzzle_id,
        "card": given.card,
        "outcome": given.outcome,
        "answered_at": now,
        "last_outcome": given.outcome,
        "last_at": now,
        **_columns(look(None)),
    }
    new = unless_known(connection, PUZZLE_ANSWERS).returning(C.puzzle_id)
    return connection.execute(new, row).first() is not None


def _look_again(
    connection: Connection, person_id: str, given: Given, look: Look, now: float
) -> None:
    """Another answer counts for what is remembered, if the puzzle was to come back by now."""
    at = (C.person_id == person_id, C.puzzle_id == given.puzzle_id)
    row = connection.execute(select(PUZZLE_ANSWERS).where(*at).with_for_update()).one()
    if row.due_at is None or row.due_at > now:
        return
    new = {"last_outcome": given.outcome, "last_at": now, **_columns(look(_answer(row)))}
    connection.execute(update(PUZZLE_ANSWERS).where(*at).values(**new))


def _move(connection: Connection, person_id: str, given: Given, move: Move, now: float) -> None:
    """The puzzle first, then the person: whoever else moves one of them waits, and for no third."""
    one = PUZZLE_RATINGS.c.puzzle_id == given.puzzle_id
    own = PUZZLERS.c.person_id == person_id
    new_puzzle = {"puzzle_id": given.puzzle_id, **given.puzzle._asdict(), "answers": 0}
    connection.execute(unless_known(connection, PUZZLE_RATINGS), new_puzzle)
    puzzle = connection.execute(select(PUZZLE_RATINGS).where(one).with_for_update()).one()
    newcomer = {"person_id": person_id, **given.newcomer._asdict()}
    newcomer |= {"rated_at": now, "returns": False}
    connection.execute(unless_known(connection, PUZZLERS), newcomer)
    person = connection.execute(select(PUZZLERS).where(own).with_for_update()).one()
    stronger, harder = move(_puzzler(person), _standing(puzzle))
    connection.execute(update(PUZZLERS).where(own).values(**stronger._asdict(), rated_at=now))
    answers = puzzle.answers + 1
    connection.execute(
        update(PUZZLE_RATINGS).where(one).values(**harder._asdict(), answers=answers)
    )


def _columns(recalled: Recalled | None) -> dict[str, float | None]:
    if recalled is None:
        return dict.fromkeys(Recalled._fields)
    return recalled._asdict()


def _standing(row: Row[Any]) -> Standing:
    return Standing(row.rating, row.deviation, row.volatility)


def _puzzler(row: Row[Any]) -> PuzzlerRow:
    return PuzzlerRow(_standing(row), row.rated_at, row.returns)


def _answer(row: Row[Any]) -> AnswerRow:
    recalled = None
    if row.due_at is not None:
        recalled = Recalled(row.stability, row.difficulty, row.due_at)
    return AnswerRow(row.last_at, recalled)
