"""The questions that wait for a worker."""

import asyncio
from bisect import bisect_right, insort
from typing import Any

from ebbes.server.thinking.question import Question


class Line:
    """Choices, explanations, then reviews, in the order asked; who asks no more leaves it."""

    def __init__(self) -> None:
        self._questions: list[Question[Any]] = []
        self._arrival = asyncio.Event()

    def __len__(self) -> int:
        return len(self._questions)

    def __contains__(self, question: Question[Any]) -> bool:
        return question in self._questions

    def put(self, question: Question[Any]) -> None:
        """One more waits, until it is taken or needs no answer any more."""
        insort(self._questions, question)
        question.answer.add_done_callback(lambda _: self._drop(question))
        self._arrival.set()

    async def next(self) -> Question[Any]:
        """Takes the first, as soon as there is one."""
        while not self._questions:
            self._arrival.clear()
            await self._arrival.wait()
        return self._questions.pop(0)

    def clear(self) -> list[Question[Any]]:
        """Takes all of them."""
        taken, self._questions = self._questions, []
        return taken

    def waiting_up_to(self, rank: int) -> int:
        """How many wait that do not come after all questions of this rank."""
        return bisect_right(self._questions, rank, key=lambda other: other.rank)

    def _drop(self, question: Question[Any]) -> None:
        if question in self._questions:
            self._questions.remove(question)
