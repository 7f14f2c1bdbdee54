"""Commands that were sent and not answered yet: each is sent again until it is."""

import asyncio
from dataclasses import dataclass, field

from ebbes.client.errors import ClientError
from ebbes.protocol.messages import Accepted, Refused

AGAIN = ("server/unavailable", "limit/too-many")
"""Refusals that are none: the same command is sent again."""


@dataclass(slots=True)
class Waiting:
    """A command without its answer."""

    text: str
    answer: "asyncio.Future[Accepted | Refused]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Pending:
    """The commands of one client that wait for their answers, by their ids."""

    def __init__(self) -> None:
        self._waiting: dict[str, Waiting] = {}

    @property
    def texts(self) -> list[str]:
        """All that has to be sent again on a new connection, the oldest first."""
        return [each.text for each in self._waiting.values()]

    def text(self, command_id: str) -> str | None:
        """The text of one that still waits."""
        waiting = self._waiting.get(command_id)
        return None if waiting is None else waiting.text

    def add(self, command_id: str, text: str) -> "asyncio.Future[Accepted | Refused]":
        """One more, and its answer to come."""
        self._waiting[command_id] = Waiting(text)
        return self._waiting[command_id].answer

    def forget(self, command_id: str) -> None:
        """Nobody waits for this answer any more."""
        del self._waiting[command_id]

    def answered(self, answer: Accepted | Refused) -> bool:
        """Take an answer; true if the command has to be sent again."""
        if isinstance(answer, Refused) and answer.reason.code in AGAIN:
            return True
        waiting = self._waiting.get(answer.id or "")
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answer)
        return False

    def fail(self, fault: ClientError) -> None:
        """Nobody will answer any more."""
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(fault)
