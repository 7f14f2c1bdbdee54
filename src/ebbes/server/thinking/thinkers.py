"""All workers of a server process, and the questions that wait for them."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Self

from ebbes.backoff import Backoff
from ebbes.bots.levels import EXPERT
from ebbes.bots.roster import level_and_plays
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.server.cancelling import cancel, first_of
from ebbes.server.thinking.answers import Answers
from ebbes.server.thinking.counts import Counts
from ebbes.server.thinking.effort import plays_each, worlds_for
from ebbes.server.thinking.errors import NothingToDecide, ThinkersClosed, TooBusy
from ebbes.server.thinking.line import Line
from ebbes.server.thinking.process import Worker, started_worker
from ebbes.server.thinking.question import (
    ChooseQuestion,
    ExplainQuestion,
    Found,
    JudgeQuestion,
    LeisureQuestion,
    Question,
    Request,
    StudyQuestion,
    TryQuestion,
)

LOG: Final = logging.getLogger(__name__)
CLOSED: Final = "the thinkers have closed"
WARM_UP_SECONDS: Final = 20.0
"""For how long who wants to know why waits for a worker at a time.

Compiling takes longer, but no page and no proxy waits for more than half a minute: who asks is told
that the bots are getting ready, and asks again.
"""
PATIENCE: Final = 5.0
"""Seconds that an explanation waits in line at the most."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before a worker that never got warm is replaced, the first time and at the most."""


class Thinkers:
    """Bots in worker processes: `async with Thinkers(workers=2) as thinkers`.

    `effort` is how many plays a bot thinks at the most. Nobody waits for the compiler: while no
    worker is warm, choices are made at once by a rule of thumb, and only who wants to know why
    waits a moment. Choices come before explanations: a whole table waits for them; reviews are
    judged while nobody asks anything else. The first
    worker gets warm alone; the others find its compiled code.
    """

    def __init__(self, workers: int = 1, effort: int = EXPERT.effort) -> None:
        if workers < 0 or effort < 1:
            raise ValueError(f"no fewer than 0 workers and one play, not {workers} and {effort}")
        self._answers = Answers()
        self._effort = effort
        self._size = workers
        self._line = Line()
        self._warm: set[Worker] = set()
        self._studying = 0
        """Workers that look into a game."""
        self._somebody_is_warm = asyncio.Event()
        self._all_are_warm = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._keep(place)) for place in range(self._size)]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def counts(self) -> Counts:
        """What was done so far."""
        return self._answers.counts

    @property
    def is_warm(self) -> bool:
        """Whether anybody is ready to think."""
        return bool(self._warm)

    @property
    def waiting(self) -> int:
        """Questions no worker has taken yet."""
        return len(self._line)

    @property
    def is_busy(self) -> bool:
        """Whether who wants to know why would have to wait behind others."""
        return self._line.waiting_up_to(ExplainQuestion.rank) >= len(self._warm)

    def worlds_of(self, view: View) -> int:
        """On how many worlds a choice is explained while nobody else waits."""
        return worlds_for(view, min(self._effort, plays_each(1, 0)))

    @property
    def pids(self) -> list[int]:
        """The processes that are ready to think."""
        return sorted(worker.pid for worker in self._warm)

    async def until_warm(self) -> None:
        """Returns when all workers are ready."""
        await self._all_are_warm.wait()

    async def choose(self, view: View, bot: str, seed: bytes) -> Choice:
        """What a bot does; the same view, bot, seed and effort give the same choice."""
        level_and_plays(bot)
        self._verify(view)
        if len(view.legal) == 1:
            self.counts.choices += 1
            return view.legal[0]
        return await self._ask(ChooseQuestion(view, bot, seed))

    async def choose_at_leisure(self, view: View, bot: str, seed: bytes, asker: str = "") -> Choice:
        """The same however many wait, after those who are hurried; `NotWarm` if nobody can think.

        The network that asks takes turns with others. Without any workers a rule of thumb is all
        that is ever thought.
        """
        if self._size == 0 or len(view.legal) == 1:
            return await self.choose(view, bot, seed)
        level_and_plays(bot)
        self._verify(view)
        return await self._ask(LeisureQuestion(view, bot, seed, asker))

    async def explain(self, view: View, seed: bytes) -> list[Json]:
        """What every legal choice is worth, and why, the best first, as JSON values."""
        self._verify(view)
        await self._wait_for_warmth()
        self._verify(view)
        return await self._ask_impatiently(ExplainQuestion(view, seed))

    async def judge(self, told: Request) -> Json:
        """A part of a review; whoever asks anything else comes first."""
        if self._closed:
            raise ThinkersClosed(CLOSED)
        await self._wait_for_warmth()
        return await self._ask(JudgeQuestion(told))

    async def study(self, told: Request, at_loss: Callable[[], None] = lambda: None) -> Json:
        """What there is to know of a moment of a game that is over; live bots come first.

        `at_loss` is called if a worker is lost over it.
        """
        if self._closed:
            raise ThinkersClosed(CLOSED)
        await self._wait_for_warmth()
        return await self._ask_impatiently(StudyQuestion(told, at_loss))

    async def try_out(self, view: View, bot: str, seed: bytes) -> Choice:
        """What a bot does where nothing counts; whoever plays a game comes first."""
        level_and_plays(bot)
        self._verify(view)
        return (
            view.legal[0] if len(view.legal) == 1 else await self._ask(TryQuestion(view, bot, seed))
        )

    async def close(self) -> None:
        """Ends all workers; who still waits gets a `ThinkersClosed`."""
        self._closed = True
        await cancel(self._tasks)
        self._somebody_is_warm.set()  # nobody will be: who waits for it is told so
        self._empty(lambda question: self._answers.fail(question, ThinkersClosed(CLOSED)))

    def _verify(self, view: View) -> None:
        if self._closed:
            raise ThinkersClosed(CLOSED)
        if not view.legal:
            raise NothingToDecide(f"seat {view.seat} has nothing to decide")

    async def _ask(self, question: Question[Found]) -> Found:
        if self.is_warm:
            self._line.put(question)
        else:
            self._answers.fall_back(question)
        return await question.answer

    async def _ask_impatiently(self, question: Question[Found]) -> Found:
        """The same, unless no worker has time for it soon."""
        timer = asyncio.get_running_loop().call_later(PATIENCE, self._give_up, question)
        try:
            return await self._ask(question)
        finally:
            timer.cancel()

    def _give_up(self, question: Question[Any]) -> None:
        if question in self._line:
            self._answers.fail(question, TooBusy("too many want to know why, or many bots think"))

    async def _wait_for_warmth(self) -> None:
        """Returns when somebody is ready to think, or it takes too long."""
        if self._size > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(WARM_UP_SECONDS):
                    await self._somebody_is_warm.wait()

    async def _keep(self, place: int) -> None:
        """Sees to it that there always is a worker in this place."""
        if place > 0:
            await self._somebody_is_warm.wait()
        backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        while True:
            was_warm = False
            try:
                async with started_worker() as worker:
                    await worker.get_warm()
                    was_warm = True
                    await first_of(worker.watch(), self._serve(worker))
            except Exception as fault:  # whatever it is, without a worker everybody would wait
                LOG.warning("a worker is lost and replaced: %r", fault)
                self.counts.restarts += 1
            if was_warm:
                backoff.reset()
            else:
                await asyncio.sleep(backoff.next())

    async def _serve(self, worker: Worker) -> None:
        """Gives a warm worker one question after the other."""
        self._warm.add(worker)
        self._somebody_is_warm.set()
        if len(self._warm) == self._size:
            self._all_are_warm.set()
        try:
            while True:
                await self._answer(await self._line.next(self._may_take), worker)
        finally:
            self._warm.remove(worker)
            self._all_are_warm.clear()
            if not (self.is_warm or self._closed):
                self._somebody_is_warm.clear()
                self._empty(self._answers.fall_back)

    async def _answer(self, question: Question[Any], worker: Worker) -> None:
        if question.answer.done():
            return
        plays = self._plays(question)
        request = question.request(plays)
        if request is None or question.deaths == question.most_deaths:
            self._answers.fall_back(question)
            await asyncio.sleep(0)  # many of these must not stop the loop
            return
        self.counts.shortened += plays < self._effort
        self._studying += question.is_study
        try:
            self._answers.hear(question, await worker.ask(request, question.seconds))
        except BaseException:
            question.lose_worker()
            self._line.put(question)
            raise
        finally:
            self._studying -= question.is_study
            self._line.look_again()

    def _may_take(self, question: Question[Any]) -> bool:
        """Of several workers one is always left for those who play."""
        return not question.is_study or self._studying < max(1, len(self._warm) - 1)

    def _plays(self, question: Question[Any]) -> int:
        if not question.is_shortened:
            return self._effort
        crowd = self._line.waiting_up_to(question.rank) + 1
        waited = asyncio.get_running_loop().time() - question.since
        return min(self._effort, plays_each(crowd / len(self._warm), waited))

    def _empty(self, settle: Callable[[Question[Any]], None]) -> None:
        """Nobody waits any more."""
        for question in self._line.clear():
            settle(question)
