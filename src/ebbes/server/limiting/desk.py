"""Where long answers are written: one after the other, beside all other work."""

from asyncio import CancelledError, Future, get_running_loop, to_thread
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeAlias, TypeVar

Given = ParamSpec("Given")
Written = TypeVar("Written")
Turn: TypeAlias = Future[None]

ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The network that asks for what is done now."""


class Desk:
    """One for each process: several threads that write would keep it from everything else.

    Networks take turns: who asks for much at once waits for their own, and holds up nobody else.
    """

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: dict[str, deque[Turn]] = {}
        """By network; whose turn is next comes first."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def write(
        self, work: Callable[Given, Written], *given: Given.args, **named: Given.kwargs
    ) -> Written:
        """What the work gives, once it is the turn of the network that asks."""
        async with self._turn(ASKING.get()):
            return await to_thread(work, *given, **named)

    @asynccontextmanager
    async def _turn(self, network: str) -> AsyncIterator[None]:
        if self._is_taken:
            await self._wait(network)
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, network: str) -> None:
        turn: Turn = get_running_loop().create_future()
        self._waiting.setdefault(network, deque()).append(turn)
        try:
            await turn
        except CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The next network has its turn, and then waits for all others; who is gone has none."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            network = next(iter(self._waiting))
            turns = self._waiting.pop(network)
            turn = turns.popleft()
            if turns:
                self._waiting[network] = turns
            if not turn.done():
                turn.set_result(None)
                self._is_taken = True
