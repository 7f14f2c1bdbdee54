"""Giving out puzzles and hearing answers."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from ebbes.server.puzzling.booklet import Booklet, shipped
from ebbes.server.puzzling.glicko import Rating
from ebbes.server.puzzling.level import NEWCOMER, PUZZLES, aged, moved
from ebbes.server.puzzling.puzzle import Outcome, Puzzle
from ebbes.server.puzzling.recall import Memory, looked_again, missed
from ebbes.server.puzzling.run import LENGTH, run_of
from ebbes.server.puzzling.shelf import Shelf, Wish
from ebbes.server.randomness import RandomBytes
from ebbes.server.store import Store
from ebbes.server.store.puzzles import AnswerRow, Given, PuzzlerRow, Recalled, Standing
from ebbes.server.tables.model.timing import is_recent

SEED_BYTES = 16
IN_ORDER_SECONDS = 60.0
"""How long puzzles stay in their order, whatever people answer meanwhile."""


class Answered(NamedTuple):
    """What became of an answer."""

    outcome: Outcome
    counts: bool
    """Whether it was the person's first to this puzzle."""
    before: Rating
    after: Rating


class Puzzling:
    """The booklet of this server, and what is known of people and puzzles."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        random_bytes: RandomBytes,
        read: Callable[[], Booklet] = shipped,
    ) -> None:
        self._store = store
        self._clock = clock
        self._random_bytes = random_bytes
        self._read = read
        self._reading: asyncio.Task[Booklet] | None = None
        self._shelf: Shelf | None = None
        self._ordered_at = 0.0

    async def booklet(self) -> Booklet:
        """All puzzles, read when the first is asked for, and nobody else waits meanwhile."""
        if self._reading is None:
            self._reading = asyncio.create_task(asyncio.to_thread(self._read))
        return await asyncio.shield(self._reading)

    async def find(self, puzzle_id: str) -> Puzzle | None:
        """The puzzle of that id, if there is one."""
        return (await self.booklet()).find(puzzle_id)

    async def rating(self, person_id: str) -> Rating:
        """How strong somebody is by now."""
        return self._rating(await self._store.puzzles.puzzler(person_id))

    async def run(self, person_id: str | None, wish: Wish, length: int = LENGTH) -> list[str]:
        """Ten puzzles for somebody, or another number of them."""
        answered: list[str] = []
        person = NEWCOMER
        if person_id is not None:
            person = await self.rating(person_id)
            answered = [mark.puzzle_id for mark in await self._store.puzzles.answered(person_id)]
        rng = Random(self._random_bytes(SEED_BYTES))
        return run_of(await self._in_order(), wish, person, answered, rng, length)

    async def due(self, person_id: str) -> list[str]:
        """What comes back to somebody by now, as far as it is still in the booklet."""
        entries = (await self.booklet()).entries
        return [each for each in await self._store.puzzles.due(person_id) if each in entries]

    async def returning(self, person_id: str) -> list[str]:
        """As much of it as a run has."""
        return (await self.due(person_id))[:LENGTH]

    async def answer(self, person_id: str, puzzle: Puzzle, card: str) -> Answered:
        """Somebody plays a card; only the first answer moves ratings."""
        outcome, now = puzzle.outcome(card), self._clock()
        before = await self.rating(person_id)
        seed = Standing(*PUZZLES[puzzle.level])
        given = Given(puzzle.id, card, outcome.value, Standing(*NEWCOMER), seed)

        def move(person: PuzzlerRow, other: Standing) -> tuple[Standing, Standing]:
            both = moved(self._rating(person), Rating(*other), outcome)
            return Standing(*both.person), Standing(*both.puzzle)

        def look(last: AnswerRow | None) -> Recalled | None:
            return _recalled(last, outcome, now)

        counts = await self._store.puzzles.answer(person_id, given, move, look)
        return Answered(outcome, counts, before, await self.rating(person_id))

    async def _in_order(self) -> Shelf:
        """The puzzles as people find them, by now or a little while ago."""
        now = self._clock()
        if self._shelf is None or not is_recent(self._ordered_at, now, IN_ORDER_SECONDS):
            ratings = await self._store.puzzles.ratings()
            known = {puzzle_id: Rating(*standing) for puzzle_id, standing in ratings.items()}
            self._shelf, self._ordered_at = Shelf(await self.booklet(), known), now
        return self._shelf

    def _rating(self, row: PuzzlerRow | None) -> Rating:
        if row is None:
            return NEWCOMER
        return aged(Rating(*row.standing), self._clock() - row.rated_at)


def _recalled(last: AnswerRow | None, outcome: Outcome, now: float) -> Recalled | None:
    """When a puzzle comes back: never, if the first answer was a good one."""
    if last is None:
        return Recalled(*missed(now)) if outcome is Outcome.OTHER else None
    assert last.recalled is not None
    after = looked_again(Memory(*last.recalled), last.last_at, outcome, now)
    return None if after is None else Recalled(*after)
