"""The questions that wait for a worker."""

import asyncio
from bisect import bisect_right, insort
from collections.abc import Callable
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

    async def next(self, may_take: Callable[[Question[Any]], bool]) -> Question[Any]:
        """Takes the first that may be taken, as soon as there is one."""
        while (first := next(filter(may_take, self._questions), None)) is None:
            self._arrival.clear()
            await self._arrival.wait()
        self._questions.remove(first)
        return first

    def look_again(self) -> None:
        """Others may be taken now than before."""
        self._arrival.set()

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
