"""Goes round the tables: nothing waits for a process that died, and nothing is missed."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Self

import structlog

from ebbes.protocol.table_events import TableEnded
from ebbes.server.cancelling import cancel
from ebbes.server.rounds import again
from ebbes.server.seconds import DAY
from ebbes.server.store.errors import NoSuchPerson, StoreUnavailable
from ebbes.server.store.presence import Life, Present
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import show_proof
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import as_of, due
from ebbes.server.tables.running.awake import awake_since
from ebbes.server.tables.running.duty import FAR
from ebbes.server.tables.running.forgetting import forget_person
from ebbes.server.tables.running.news import mark_of
from ebbes.server.tables.running.room import Room
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.tables.running.see_off import see_off_strays

LOG = structlog.get_logger()

Work = Callable[[Room], Awaitable[None]]
"""What a round does at one table."""

LATE = 3.0
"""Seconds after which a duty is anybody's: whoever had it in hand may be dead."""
CLAIM_SECONDS = 30.0
"""How long a late table is left to the process that has claimed it."""
AT_ONCE = 20
"""Late tables one process claims at a time, so that the others get their share."""
STILL_AT_ONCE = 100
"""Still tables that are closed in one round."""
SELDOM = 5
"""Rounds of which one looks for news even though they should have been heard."""
LOOKED_AT = 200
"""Tables that are asked for, or gone through, at once."""
CUT_OFF = 5
"""So many times as many are asked for with one look while nobody else can be heard."""
GONE_AT_ONCE = 50
"""People who are forgotten in one round."""
ANSWERS_DAYS = 7
"""For how long whoever plays given cards alike is answered alike."""
CHALLENGE_DAYS = 365
"""For how long a challenge is kept that is over."""
SILENT_SECONDS = 15.0
"""Seconds without a heartbeat after which a process may have died before it told everything."""
MOURNED_SECONDS = 600.0
"""For how long it is remembered that it did."""
BEATS_SECONDS = 15.0
"""For how long a heartbeat proves that the store can be written."""
ASLEEP = 3600.0
"""Seconds without a heartbeat after which the house was asleep, and nobody was idle."""
MOST_LIVES = 1000
"""Times the house was awake that are added up, the latest ones."""


class Caretaker:
    """The rounds one process makes, again and again."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._context = rooms.context
        self._present: frozenset[Present] = frozenset()
        now = rooms.context.clock()
        self._life = Life(rooms.context.process, now, now)
        self._written_at = monotonic()
        self._looks = 0
        self._mourned: frozenset[str] = frozenset()
        """Processes that fell silent, after each of which this one has looked for news."""
        self._unsure: list[str] = []
        """Tables at which others may have written, as far as nobody has looked since."""
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        last = await self._context.store.presence.last_life()
        if last is not None and self._life.beat_at - last.beat_at <= ASLEEP:
            self._life = self._life._replace(awake_since=last.awake_since)
        rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (1.0, self.take_over_duties),
            (2.0, self.look_for_more),
            (5.0, self.beat),
            (5.0, self.notice_absent),
            (30.0, self.let_go),
            (30.0, partial(see_off_strays, self._rooms)),
            (60.0, self._rooms.history.fold_some),
            (300.0, self.end_idle_tables),
            (3600.0, self.forget_the_gone),
            (DAY, self.forget_answers),
            (3600.0, self.forget_challenges),
        ]
        self._tasks = [asyncio.create_task(self._again(*each)) for each in rounds]
        return self

    async def __aexit__(self, *_: object) -> None:
        await cancel(self._tasks)
        with suppress(StoreUnavailable):
            await self._context.store.presence.stop(self._context.process)

    async def take_over_duties(self) -> None:
        """Do what should have been done a while ago, whoever had it in hand.

        First at the tables that are loaded, and others get their turn between some of them; then at
        those the store knows, as many at once as can be claimed.
        """
        rooms = self._rooms.open
        for first in range(0, len(rooms), LOOKED_AT):
            for room in rooms[first : first + LOOKED_AT]:
                if self._rooms.has(room) and self._is_late(room):
                    self._take_over(room)
            await asyncio.sleep(0)
        while await self._take_over_some() == AT_ONCE:
            pass

    async def _take_over_some(self) -> int:
        """How many late tables this process has claimed and looked after."""
        now = self._context.clock()
        until = now + CLAIM_SECONDS
        claimed = await self._context.store.tables.claim_due(now - LATE, until, AT_ONCE)
        for table_id in claimed:
            await self._look_after(table_id, partial(self._look_for_duty, claimed=until))
        return len(claimed)

    async def look_for_more(self) -> None:
        """Catch up, seldom while the others can tell this process of what they write.

        If it has to, it goes through the tables that are loaded, some with every look and some more
        while nobody can be heard, and begins anew only after the last. On PostgreSQL without Redis
        it always has to.
        """
        self._looks += 1
        is_cut_off = not self._context.publisher.is_live
        is_due = (is_cut_off or self._looks % SELDOM == 0) and not self._unsure
        if is_due and (is_cut_off or await self._may_have_missed()):
            self._unsure = [room.id for room in self._rooms.open]
        for _ in range(CUT_OFF if is_cut_off else 1):
            if self._unsure:
                await self.catch_up(self._unsure[:LOOKED_AT])
                self._unsure = self._unsure[LOOKED_AT:]

    async def _may_have_missed(self) -> bool:
        """Who lives tells what they write, as soon as they can; who has died may not have.

        Where nobody could be told, SQLite knows whether anybody else has written; PostgreSQL does
        not.
        """
        if not self._context.publisher.reaches_others:
            return await self._context.store.changed_by_others()
        until = self._context.clock() - SILENT_SECONDS
        silent = await self._context.store.presence.silent(until - MOURNED_SECONDS, until)
        news, self._mourned = silent - self._mourned, silent
        return bool(news)

    async def catch_up(self, table_ids: Collection[str]) -> None:
        """Look into the store for what nobody told this process of these tables."""
        for table_id, last in (await self._context.store.log.last_seqs(table_ids)).items():
            self._rooms.heard(table_id, last)

    def look_soon(self, table_ids: Collection[str]) -> None:
        """Catch up now, as something may have been missed of these tables."""
        self._rooms.run(self.catch_up(table_ids))

    async def beat(self) -> None:
        """Tell all processes that this one lives, and who is connected to it."""
        here, presence = self._rooms.present, self._context.store.presence
        now = self._context.clock()
        if self._has_slept(now):
            await presence.remember(self._life)
            self._life = self._life._replace(awake_since=now)
        self._life = self._life._replace(beat_at=now)
        is_known = await presence.beat(self._life, here - self._present, self._present - here)
        if not is_known and self._present:
            await presence.beat(self._life, here)
        self._present = here
        self._written_at = monotonic()

    @property
    def can_write(self) -> bool:
        """Whether the store has lately kept what it was given."""
        return monotonic() - self._written_at <= BEATS_SECONDS

    async def notice_absent(self) -> None:
        """Look for those who have gone, from all tables with somebody at them at once."""
        rooms = [room for room in self._rooms.open if len(room.audience)]
        awaited = [who for room in rooms for who in room.awaited]
        seen = await self._context.store.presence.last_seen(awaited)
        for room in rooms:
            room.notice_absent(seen)

    async def let_go(self) -> None:
        """Forget rooms nobody is in, processes nobody remembers, and names that were deleted."""
        self._rooms.let_go()
        await self._context.store.presence.bury()
        await self._context.store.privacy.clean()

    async def end_idle_tables(self) -> None:
        """Close tables that nobody has touched for long while the house was awake."""
        late = await self._idle_since()
        if late is None:
            return
        tables = self._context.store.tables
        for table_id in await tables.untouched(late, STILL_AT_ONCE):
            await self._look_after(table_id, partial(self._end_idle, late=late))

    async def _idle_since(self) -> float | None:
        """Since when nobody has touched a table that is idle; the house may have slept since."""
        now = self._context.clock()
        life = self._life if self._has_slept(now) else self._life._replace(beat_at=now)
        lives = await self._context.store.presence.lives(MOST_LIVES)
        return awake_since([life, *lives], self._context.timing.idle)

    def _has_slept(self, now: float) -> bool:
        return now - self._life.beat_at > ASLEEP

    async def forget_the_gone(self) -> None:
        """Forget people who have not come back for very long, some of them at a time.

        Where another process has deleted somebody, and could not empty the files, this one does.
        """
        self._context.store.privacy.doubt()
        while await self._forget_some() == GONE_AT_ONCE:
            pass

    async def forget_answers(self) -> None:
        """Let go what bots answered at cards that were given long ago."""
        before = self._context.clock() - ANSWERS_DAYS * DAY
        await self._context.store.answers.forget(before)

    async def forget_challenges(self) -> None:
        """Let go challenges that were over long ago, some at a time; games stay."""
        before = self._context.clock() - CHALLENGE_DAYS * DAY
        while await self._context.store.challenges.forget(before):
            pass

    async def _forget_some(self) -> int:
        """How many of them were forgotten."""
        now, timing = self._context.clock(), self._context.timing
        gone = await self._context.store.people.stale(
            now - timing.remembered, now - timing.remembered_new, GONE_AT_ONCE
        )
        return sum([await self._is_forgotten(person_id) for person_id in gone])

    async def _is_forgotten(self, person_id: str) -> bool:
        """One person who cannot be forgotten holds up nobody; another process may be first."""
        try:
            person = await self._context.store.people.find(person_id)
            if person is not None:
                await forget_person(self._rooms, person)
        except NoSuchPerson:
            return True
        except StoreUnavailable:
            raise
        except Exception:
            self._context.metrics.faults.inc()
            LOG.exception("a person was not forgotten")
            return False
        return True

    async def _end_idle(self, room: Room, late: float) -> None:
        """Plays do not touch the index of tables: the log itself tells when the last one was."""
        now, idle = self._context.clock(), self._context.timing.idle
        if room.table.settings.over_days is not None:
            late = min(late, now - self._context.timing.idle_days)
        until = await self._open_until(room.table)
        if until > now:
            await self._context.store.tables.touch(room.id, min(now, until - idle))
        elif room.table.stamp / 1000 < late:
            await room.act(partial(end_idle, seq=room.table.seq))
        else:
            await self._context.store.tables.touch(room.id, now)

    async def _open_until(self, table: Table) -> float:
        """Until when somebody may leave a round of a challenge lying, as nobody waits for it."""
        if table.deal is None or table.deal.kind != "challenge":
            return 0.0
        challenge = await self._context.store.challenges.find(table.deal.name)
        return 0.0 if challenge is None else challenge.until_at

    async def _look_after(self, table_id: str, work: Work) -> None:
        """One table that cannot be read holds up no other."""
        try:
            async with self._rooms.visit(table_id) as room:
                await room.catch_up()
                await work(room)
        except StoreUnavailable:
            raise
        except Exception:
            self._context.metrics.faults.inc()
            LOG.exception("a table was passed over", table=mark_of(table_id))

    async def _look_for_duty(self, room: Room, claimed: float) -> None:
        """The store may think that something is due where nothing is any more."""
        now = self._context.now()
        at = due(as_of(room.table, now), self._context.timing)
        if at is None:
            await self._context.store.tables.release(room.id, claimed)
        elif at > now + FAR * 1000:
            await self._context.store.tables.postpone(room.id, at / 1000)
        elif not self._rooms.is_planned(room):
            self._take_over(room)

    def _take_over(self, room: Room) -> None:
        self._context.metrics.taken_over.inc()
        LOG.info("a late duty is taken over", table=mark_of(room.id))
        self._rooms.plan(room)

    def _is_late(self, room: Room) -> bool:
        """Late is also what waits since a time to come, by a clock that was set back."""
        at, now = due(room.table, self._context.timing), self._context.now()
        is_ahead = room.table.waiting_since > now + LATE * 1000
        is_late = at is not None and (is_ahead or at <= now - LATE * 1000)
        return is_late and not self._rooms.is_planned(room)

    async def _again(self, seconds: float, walk: Callable[[], Awaitable[None]]) -> None:
        rest = partial(self._context.sleep, seconds)
        await again(walk, rest, self._context.metrics, "tables")


def end_idle(draft: Draft, seq: int) -> None:
    """Close a table whose log still ends there; its game is proven as far as it went.

    What counts beside others is not given up: the house plays on for who has left it lying.
    """
    if draft.table.seq != seq:
        return
    seat = draft.table.decider
    if draft.table.is_played_anyway and seat is not None:
        mark_away(draft, seat, "gone")
        return
    show_proof(draft)
    draft.add(TableEnded(reason="idle"))
