"""Reviews of games: asked for, claimed, worked on by one process at a time, and kept."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, ScalarSelect, Select, case, func, select, update
from sqlalchemy.exc import IntegrityError

from ebbes.server.seconds import DAY
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.games import NOWHERE
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.games import GAMES, OUTCOMES
from ebbes.server.store.schema.reviews import REVIEW_ASKERS, REVIEWS

C = REVIEWS.c


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review, as far as it has come; what the body means is the server's affair."""

    game_id: str
    fingerprint: str
    """By what is judged; empty before anybody has begun."""
    first_seat: int | None
    """Whose decisions come first."""
    done: int
    total: int
    body: bytes
    is_finished: bool
    is_failed: bool = False
    """Whether it was given up."""


class Reviews(Part):
    """A queue in which nothing is done twice, and nothing is lost."""

    async def ask(self, game_id: str, person_id: str, seat: int | None) -> None:
        """Somebody wants a review; if there is one or it is on its way, that will do.

        Raises `NoSuchPerson` for who was forgotten meanwhile.
        """
        now = self._clock()
        review: dict[str, Any] = {
            "game_id": game_id,
            "fingerprint": "",
            "first_seat": seat,
            "asked_at": now,
        }
        review |= {"done": 0, "total": 0, "body": b"", "due_at": now}
        asker = {"person_id": person_id, "game_id": game_id, "asked_at": now}

        def work(connection: Connection) -> None:
            connection.execute(unless_known(connection, REVIEWS), review)
            connection.execute(unless_known(connection, REVIEW_ASKERS), asker)

        try:
            await self._database.write(work)
        except IntegrityError:
            raise NoSuchPerson(f"no person {person_id!r}") from None

    async def ask_anew(self, game_id: str) -> None:
        """One that is done is looked at once more, as other judges begin it anew; or given up."""
        done = (C.game_id == game_id, C.due_at.is_(None))
        new = {"due_at": self._clock(), "claimed_by": None, "failures": 0}
        again = update(REVIEWS).where(*done).values(new)
        await self._change(again.returning(C.game_id))

    async def find(self, game_id: str) -> ReviewRow | None:
        """The review of a game, if anybody asked for one."""
        row = await self._row(select(REVIEWS).where(C.game_id == game_id))
        return row and _review(row)

    async def waiting(self, most: int) -> int:
        """How many wait for somebody to work on them; no more are counted than asked."""
        due = select(C.game_id).where(C.due_at <= self._clock()).limit(most)
        return len(await self._rows(due))

    async def claim(self, process: str, until: float) -> ReviewRow | None:
        """The review that waits longest, for this process alone until it is due again.

        Games of tables come before those of devices, which can judge them by themselves, and who
        has asked for many within a day lets those first who have not. Finding out takes the longer
        the more wait, so it is read, and no write waits for it.
        """
        while (first := await self._row(_next(self._clock()))) is not None:
            due = (C.game_id == first.game_id, C.due_at <= self._clock())
            claimed = update(REVIEWS).where(*due).values(claimed_by=process, due_at=until)
            rows = await self._change(claimed.returning(*REVIEWS.c))
            if rows:  # else another process was faster
                return _review(rows[0])
        return None

    async def save(self, process: str, review: ReviewRow, until: float) -> bool:
        """Keeps how far it has come; False if another process has taken it over.

        One that is done has yet to be counted for those who played.
        """
        own = (C.game_id == review.game_id, C.claimed_by == process, C.due_at.is_not(None))
        new = {
            "fingerprint": review.fingerprint,
            "done": review.done,
            "total": review.total,
            "body": review.body,
            "due_at": None if review.is_finished else until,
            "failures": 0,
        }
        kept = update(REVIEWS).where(*own).values(new).returning(C.done)
        recount = update(OUTCOMES).where(OUTCOMES.c.game_id == review.game_id)

        def work(connection: Connection) -> bool:
            if connection.execute(kept).one_or_none() is None:
                return False
            if review.is_finished:
                connection.execute(recount.values(is_judged=False))
            return True

        return await self._database.write(work)

    async def hold(self, process: str, game_id: str, until: float) -> None:
        """It is this process's for longer, if it still is."""
        own = (C.game_id == game_id, C.claimed_by == process, C.due_at.is_not(None))
        held = update(REVIEWS).where(*own).values(due_at=until)
        await self._change(held.returning(C.game_id))

    async def leave(self, process: str, game_id: str, until: float) -> None:
        """Somebody else may go on with it from then on."""
        own = (C.game_id == game_id, C.claimed_by == process, C.due_at.is_not(None))
        left = update(REVIEWS).where(*own).values(claimed_by=None, due_at=until)
        await self._change(left.returning(C.game_id))

    async def fail(self, process: str, game_id: str, until: float, most: int) -> ReviewRow | None:
        """It has failed where it had come to: it is tried again then, or given up after so often.

        None if another process has taken it over.
        """
        own = (C.game_id == game_id, C.claimed_by == process, C.due_at.is_not(None))
        again = case((C.failures + 1 < most, until), else_=None)
        new = {"claimed_by": None, "due_at": again, "failures": C.failures + 1}
        failed = update(REVIEWS).where(*own).values(new)
        rows = await self._change(failed.returning(*REVIEWS.c))
        return _review(rows[0]) if rows else None

    async def askers(self, game_id: str) -> list[str]:
        """Who asked for the review of a game."""
        who = REVIEW_ASKERS.c
        query = select(who.person_id).where(who.game_id == game_id).order_by(who.asked_at)
        return [row.person_id for row in await self._rows(query)]


def _next(now: float) -> Select[Any]:
    """The review whose turn it is."""
    is_of_device = select(GAMES.c.table_id == NOWHERE).where(GAMES.c.id == C.game_id)
    turn = (is_of_device.scalar_subquery(), _asked_before(now - DAY), C.asked_at)
    return select(C.game_id).where(C.due_at <= now).order_by(*turn).limit(1)


def _asked_before(since: float) -> ScalarSelect[int]:
    """How many reviews those who want one have asked for since then, before it."""
    own, others = REVIEW_ASKERS.alias(), REVIEW_ASKERS.alias()
    same = own.join(others, own.c.person_id == others.c.person_id)
    before = (others.c.asked_at > since, others.c.asked_at < own.c.asked_at)
    query = select(func.count()).select_from(same).where(own.c.game_id == C.game_id, *before)
    return query.correlate(REVIEWS).scalar_subquery()


def _review(row: Row[Any]) -> ReviewRow:
    return ReviewRow(
        game_id=row.game_id,
        fingerprint=row.fingerprint,
        first_seat=row.first_seat,
        done=row.done,
        total=row.total,
        body=row.body,
        is_finished=row.due_at is None and not row.failures,
        is_failed=row.due_at is None and bool(row.failures),
    )
