"""The questions that wait for a worker."""

import asyncio
from bisect import bisect_right, insort
from collections.abc import Callable
from typing import Any, Final

from ebbes.server.thinking.question import Question

LEISURE_SECONDS: Final = 0.25
"""After which one that is not hurried has its turn, whoever else waits."""


class Line:
    """Choices, explanations, then reviews, in the order asked; who asks no more leaves it.

    Of choices made at leisure networks have one after the other, and one is made now and then
    however many others wait.
    """

    def __init__(self) -> None:
        self._questions: list[Question[Any]] = []
        self._arrival = asyncio.Event()
        self._leisure_at = 0.0
        """When the last one was taken that is not hurried."""

    def __len__(self) -> int:
        return len(self._questions)

    def __contains__(self, question: Question[Any]) -> bool:
        return question in self._questions

    def put(self, question: Question[Any]) -> None:
        """One more waits, until it is taken or needs no answer any more."""
        if question.is_at_leisure:
            waiting = (each.asker for each in self._questions if each.is_at_leisure)
            question.before = sum(asker == question.asker for asker in waiting)
        insort(self._questions, question)
        question.answer.add_done_callback(lambda _: self._drop(question))
        self._arrival.set()

    async def next(self, may_take: Callable[[Question[Any]], bool]) -> Question[Any]:
        """Takes the first that may be taken, as soon as there is one."""
        while (first := self._overdue() or next(filter(may_take, self._questions), None)) is None:
            self._arrival.clear()
            await self._arrival.wait()
        self._questions.remove(first)
        if first.is_at_leisure:
            self._leisure_at = asyncio.get_running_loop().time()
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

    def _overdue(self) -> Question[Any] | None:
        """One that is not hurried, but has waited long enough, as have all others of its kind."""
        first = next((each for each in self._questions if each.is_at_leisure), None)
        if first is None:
            return None
        since = max(first.since, self._leisure_at)
        is_late = asyncio.get_running_loop().time() - since >= LEISURE_SECONDS
        return first if is_late else None

    def _drop(self, question: Question[Any]) -> None:
        if question in self._questions:
            self._questions.remove(question)
