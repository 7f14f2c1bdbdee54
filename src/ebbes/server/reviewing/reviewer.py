"""Works off the reviews people have asked for, part by part, while no bot needs the thinkers."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self

import structlog

from ebbes.json_types import Json
from ebbes.server.cancelling import cancel
from ebbes.server.json_text import packed, unpacked
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.reviewing.draft import NOTHING, Draft, Part
from ebbes.server.reviewing.keeping import keep, short_name
from ebbes.server.reviewing.notice import review_notice
from ebbes.server.reviewing.packing import pack, unpack
from ebbes.server.rounds import again
from ebbes.server.store import Store
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.reviews import ReviewRow
from ebbes.server.tables.running.context import Publisher
from ebbes.server.tables.running.news import mark_of
from ebbes.server.thinking.errors import NotWarm, ThinkersClosed

LOG = structlog.get_logger()

LOOK_SECONDS = 2.0
"""Between two looks into the queue."""
SUM_SECONDS = 2.0
"""After which what was judged is summed up and told; it is kept part by part."""
CLAIM_SECONDS = 60.0
"""How long a claim holds: whoever dies over it leaves it to the others."""
HOLD_SECONDS = 20.0
"""After which a claim is renewed: a part may wait long behind bots that play."""
AGAIN_SECONDS = 60.0
"""After which a review that could not go on is tried once more."""
MOST_FAILURES = 3
"""How often one may fail at the same place before it is given up."""


class Judge(Protocol):
    """Judges a part of a review when nobody else asks anything."""

    async def judge(self, told: dict[str, Json]) -> Json:
        """What is found out."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How thoroughly reviews are judged, and how much of one processor they may use."""

    depth: str = "standard"
    share: float = 0.5

    def pause(self, seconds: float) -> float:
        """How long to rest after so much work."""
        return seconds * (1 / self.share - 1)


class Lost(Exception):
    """Another process has taken the review over."""


class Reviewer:
    """One for each process: `async with Reviewer(...)`; each works on one review at a time."""

    def __init__(
        self,
        process: str,
        store: Store,
        judge: Judge,
        publisher: Publisher,
        metrics: Metrics,
        clock: Callable[[], float],
        pace: Pace,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._process = process
        self._store = store
        self._judge = judge
        self._publisher = publisher
        self._metrics = metrics
        self._clock = clock
        self._pace = pace
        self._sleep = sleep
        self._asked = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        rounds = again(
            self._work_off, self._rest, self._metrics, "reviews", ended_by=(ThinkersClosed,)
        )
        self._tasks = [asyncio.create_task(rounds)]
        return self

    async def __aexit__(self, *_: object) -> None:
        await cancel(self._tasks)

    def look_soon(self) -> None:
        """Somebody has just asked for a review."""
        self._asked.set()

    async def work(self) -> bool:
        """Take the review that waits longest, and bring it to its end; whether there was one."""
        row = await self._store.reviews.claim(self._process, self._clock() + CLAIM_SECONDS)
        if row is None:
            return False
        try:
            async with self._held(row.game_id):
                await self._review(row)
        except Lost:
            LOG.info("a review was taken over by another process")
        except ThinkersClosed:
            await self._leave(row, self._clock())
            raise
        except NotWarm as fault:
            LOG.warning("a review has to wait", why=str(fault))
            await self._leave(row, self._clock() + AGAIN_SECONDS)
        except asyncio.CancelledError:
            await asyncio.shield(self._leave(row, self._clock()))
            raise
        except StoreUnavailable:
            raise
        except Exception:
            self._metrics.faults.inc()
            LOG.exception("a review failed")
            await self._fail(row.game_id)
        return True

    async def _work_off(self) -> None:
        while await self.work():
            pass

    async def _rest(self) -> None:
        """Until it is time for a look, or somebody asks."""
        self._asked.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._asked.wait()

    @asynccontextmanager
    async def _held(self, game_id: str) -> AsyncIterator[None]:
        """Nobody else takes it over for as long as this process lives, however long it waits."""
        task = asyncio.create_task(self._hold(game_id))
        try:
            yield
        finally:
            await cancel([task])

    async def _hold(self, game_id: str) -> None:
        while True:
            await asyncio.sleep(HOLD_SECONDS)
            with suppress(StoreUnavailable):
                until = self._clock() + CLAIM_SECONDS
                await self._store.reviews.hold(self._process, game_id, until)

    async def _leave(self, row: ReviewRow, until: float) -> None:
        with suppress(StoreUnavailable):
            await self._store.reviews.leave(self._process, row.game_id, until)

    async def _fail(self, game_id: str) -> None:
        """It waits for another try; who asked hears if there is none."""
        until = self._clock() + AGAIN_SECONDS
        row = await self._store.reviews.fail(self._process, game_id, until, MOST_FAILURES)
        if row is not None and row.is_failed:
            await self._tell(row)

    async def _review(self, row: ReviewRow) -> None:
        found = await self._store.games.record(row.game_id)
        assert found is not None, "a review has its game"
        text = packed(found)
        plan: Any = await self._ask("plan", text)
        if row.fingerprint == short_name(packed(plan["fingerprint"])):
            await self._tell(await self._saved(replace(row, is_finished=True)))
            return
        row, draft = await self._begun(row, plan)
        missing = draft.missing(row.first_seat)
        loop = asyncio.get_running_loop()
        summed = loop.time()
        for number, part in enumerate(missing, start=row.total - len(missing) + 1):
            begin = loop.time()
            draft = draft.with_part(part, await self._judged(row.game_id, text, part))
            pause = self._pace.pause(loop.time() - begin)
            row = replace(row, done=number)
            if loop.time() - summed >= SUM_SECONDS:
                draft = await self._told(row, draft, text)
                summed = loop.time()
            else:
                await self._kept(row, draft)
            await self._sleep(pause)
        await self._told(replace(row, is_finished=True), draft, text)

    async def _begun(self, row: ReviewRow, plan: Any) -> tuple[ReviewRow, Draft]:
        """Where to go on; what other judges have begun is begun anew."""
        fingerprint = packed(plan["fingerprint"])
        if row.body and row.fingerprint == fingerprint:
            return row, await asyncio.to_thread(unpack, row.body)
        draft = Draft.begun(plan)
        total = len(draft.parts(row.first_seat))
        return replace(row, fingerprint=fingerprint, done=0, total=total), draft

    async def _judged(self, game_id: str, text: str, part: Part) -> Json:
        """One part."""
        loop = asyncio.get_running_loop()
        begin = loop.time()
        place, is_expected, is_verdict = part
        found = await self._ask("part", text, place=place, expected=is_expected, verdict=is_verdict)
        seconds = loop.time() - begin
        mark = mark_of(game_id)
        LOG.debug("a part of a review", game=mark, place=place, verdict=is_verdict, took=seconds)
        return found

    async def _told(self, row: ReviewRow, draft: Draft, text: str) -> Draft:
        """Sums up, keeps all that is known, and tells who asked."""
        seats = draft.judged_seats(row.first_seat)
        rows = list(draft.rows())
        sums: Any = NOTHING
        if rows:
            sums = await self._ask("sums", text, moments=rows, seats=list(seats))
        draft = replace(draft, sums=sums)
        kept = self._done(row, draft, text) if row.is_finished else self._kept(row, draft)
        await self._tell(await kept)
        return draft

    async def _kept(self, row: ReviewRow, draft: Draft) -> ReviewRow:
        """Nothing of it is judged twice, whatever becomes of this process."""
        return await self._saved(replace(row, body=await asyncio.to_thread(pack, draft)))

    async def _done(self, row: ReviewRow, draft: Draft, text: str) -> ReviewRow:
        """It takes no more than its bytes from now on."""
        body, is_short = await asyncio.to_thread(keep, draft, unpacked(text))
        fingerprint = short_name(row.fingerprint) if is_short else row.fingerprint
        return await self._saved(replace(row, body=body, fingerprint=fingerprint))

    async def _saved(self, row: ReviewRow) -> ReviewRow:
        until = self._clock() + CLAIM_SECONDS
        if not await self._store.reviews.save(self._process, row, until):
            raise Lost
        return row

    async def _tell(self, row: ReviewRow) -> None:
        """Who asked hears how it stands."""
        game = await self._store.games.find(row.game_id)
        assert game is not None, "a review has its game"
        for person in await self._store.reviews.askers(row.game_id):
            self._publisher.tell(person, review_notice(game, row))

    async def _ask(self, what: str, text: str, **more: Json) -> Json:
        return await self._judge.judge(
            {"judge": what, "record": text, "depth": self._pace.depth, **more}
        )
