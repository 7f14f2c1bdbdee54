"""Answers to questions, and who counts them."""

from typing import Any

from ebbes.server.thinking.counts import Counts
from ebbes.server.thinking.errors import BotFailed
from ebbes.server.thinking.question import Question


class Answers:
    """Gives each question its answer, unless nobody waits for it any more."""

    def __init__(self) -> None:
        self.counts = Counts()

    def hear(self, question: Question[Any], reply: dict[str, Any]) -> None:
        """What a worker told is the answer."""
        if "error" in reply:
            self.fail(question, BotFailed(f"the bot failed: {reply['error']}"))
            return
        self.counts.seconds += reply["seconds"]
        self._succeed(question, question.read(reply["found"]))

    def fall_back(self, question: Question[Any]) -> None:
        """An answer without thinking, if there can be one."""
        try:
            found = question.without_thinking()
        except Exception as error:
            self.fail(question, error)
        else:
            self.counts.stand_ins += 1
            self._succeed(question, found)

    def fail(self, question: Question[Any], error: Exception) -> None:
        """The answer is an error."""
        if not question.answer.done():
            self.counts.failures += 1
            question.answer.set_exception(error)

    def _succeed(self, question: Question[Any], found: object) -> None:
        if not question.answer.done():
            question.count(self.counts)
            question.answer.set_result(found)
