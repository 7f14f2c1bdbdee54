"""Challenges: the same cards for many, who takes part, and how each of their rounds went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, Row, and_, delete, func, or_, select, update

from ebbes.server.store.errors import CodeTaken
from ebbes.server.store.games import SHOWN, game_of
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.challenges import CHALLENGES, ENTRANTS, PARS, TRIES
from ebbes.server.store.schema.games import GAMES
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.schema.tables import TABLES
from ebbes.server.store.values import GameRow

C, E, T = CHALLENGES.c, ENTRANTS.c, TRIES.c
FORGOTTEN_AT_ONCE: Final = 50
Joined: TypeAlias = Literal["now", "before", "never"]
"""Since when somebody takes part who wants to."""
SENT_AWAY: Final = -1
"""The place of who was taken off before an evening began, and does not come again."""
IS_IN = or_(E.place.is_(None), E.place != SENT_AWAY)


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    """What somebody has opened for others."""

    code: str
    person_id: str | None
    """Who did; None if they have gone."""
    name: str
    kind: str
    rounds: int
    strength: str
    root: bytes
    made_at: float
    until_at: float
    started_at: float | None = None
    """When an evening has begun."""


class Entrant(NamedTuple):
    """Somebody who takes part."""

    person_id: str
    name: str
    place: int | None


class Begun(NamedTuple):
    """A round somebody sits down to."""

    number: int
    person_id: str
    table_id: str
    seat: int


class TryRow(NamedTuple):
    """A round somebody has begun."""

    person_id: str
    number: int
    table_id: str | None
    """None if it is played with real cards."""
    code: str | None
    """Of its table."""
    seat: int
    points: int | None
    """None until it is played to its end."""
    game_id: str | None
    played_at: float | None
    by_house: bool = False
    """Whether the house played it, as they never came."""


class Challenges(Part):
    """Of every challenge its people and their rounds."""

    async def make(self, wanted: ChallengeRow, creation: str, most: int) -> ChallengeRow | None:
        """The challenge, or the one made by the same wish before; None if too many are open.

        `CodeTaken` if another one has its code.
        """
        row = {name: getattr(wanted, name) for name in ("code", "person_id", "name", "kind")}
        row |= {"rounds": wanted.rounds, "strength": wanted.strength, "root": wanted.root.hex()}
        row |= {"made_at": wanted.made_at, "until_at": wanted.until_at, "creation": creation}
        own = C.person_id == wanted.person_id
        made = select(CHALLENGES).where(own, C.creation == creation)
        is_open = select(func.count()).where(own, C.until_at > wanted.made_at)

        def work(connection: Connection) -> Row[Any] | None:
            known = connection.execute(made).one_or_none()
            if known is None and connection.execute(is_open).scalar_one() < most:
                connection.execute(unless_known(connection, CHALLENGES), row)
                known = connection.execute(made).one_or_none()
                if known is None:
                    raise CodeTaken(wanted.code)
            return known

        found = await self._database.write(work)
        return found and _challenge(found)

    async def find(self, code: str) -> ChallengeRow | None:
        """A challenge by its code."""
        row = await self._row(select(CHALLENGES).where(C.code == code))
        return row and _challenge(row)

    async def of_person(self, person_id: str, most: int) -> list[ChallengeRow]:
        """The challenges somebody has opened or takes part in, the newest first."""
        taken = select(E.challenge).where(E.person_id == person_id, IS_IN)
        query = select(CHALLENGES).where(or_(C.person_id == person_id, C.code.in_(taken)))
        rows = await self._rows(query.order_by(C.made_at.desc(), C.code).limit(most))
        return [_challenge(row) for row in rows]

    async def join(self, code: str, person_id: str, most: int) -> Joined:
        """Somebody wants to take part; in vain if there are enough, or an evening has begun.

        In vain, too, if they were taken off before.
        """
        row = {"challenge": code, "person_id": person_id, "joined_at": self._clock()}
        known = select(E.place).where(E.challenge == code, E.person_id == person_id)
        begun = select(C.started_at).where(C.code == code).with_for_update()
        people = select(func.count()).where(E.challenge == code, IS_IN)

        def work(connection: Connection) -> Joined:
            own = connection.execute(known).one_or_none()
            if own is not None:
                return "never" if own.place == SENT_AWAY else "before"
            if connection.execute(begun).scalar_one_or_none() is not None:
                return "never"
            if connection.execute(people).scalar_one() >= most:
                return "never"
            connection.execute(unless_known(connection, ENTRANTS), row)
            return "now"

        return await self._database.write(work)

    async def leave(self, code: str, person_id: str, *, sent_away: bool = False) -> bool:
        """Whether somebody took part in an evening that has not begun, and does so no more."""
        own = (E.challenge == code, E.person_id == person_id, IS_IN)
        off = update(ENTRANTS).where(*own).values(place=SENT_AWAY)
        gone = off if sent_away else delete(ENTRANTS).where(*own)
        begun = select(C.started_at).where(C.code == code).with_for_update()

        def work(connection: Connection) -> bool:
            if connection.execute(begun).scalar_one_or_none() is not None:
                return False
            return bool(connection.execute(gone).rowcount)

        return await self._database.write(work)

    async def entrants(self, code: str) -> list[Entrant]:
        """Who takes part, who came first first."""
        query = select(E.person_id, PEOPLE.c.name, E.place).join_from(ENTRANTS, PEOPLE)
        query = query.where(E.challenge == code, IS_IN).order_by(E.joined_at, E.person_id)
        rows = await self._rows(query)
        return [Entrant(row.person_id, row.name, row.place) for row in rows]

    async def people(self, code: str) -> list[str]:
        """Who takes part, and who has opened it."""
        maker = select(C.person_id).where(C.code == code, C.person_id.is_not(None))
        query = select(E.person_id).where(E.challenge == code, IS_IN).union(maker)
        return [row.person_id for row in await self._rows(query)]

    async def start(self, code: str) -> bool:
        """An evening begins, once: from now on everybody has their place; whether it does now."""
        now, own = self._clock(), and_(E.challenge == code, IS_IN)
        began = update(CHALLENGES).where(C.code == code, C.started_at.is_(None))
        people = select(E.person_id).where(own).order_by(E.joined_at, E.person_id)

        def work(connection: Connection) -> bool:
            if not connection.execute(began.values(started_at=now)).rowcount:
                return False
            for place, person_id in enumerate(connection.execute(people).scalars().all()):
                seated = update(ENTRANTS).where(own, E.person_id == person_id)
                connection.execute(seated.values(place=place))
            return True

        return await self._database.write(work)

    async def close(self, code: str) -> None:
        """A challenge ends now, if it has not before."""
        now = self._clock()
        ended = update(CHALLENGES).where(C.code == code, C.until_at > now).values(until_at=now)
        await self._change(ended.returning(C.code))

    async def begin(self, code: str, tries: Sequence[Begun]) -> None:
        """Rounds begin; who has begun one before goes on with that."""
        rows = [{"challenge": code, **each._asdict()} for each in tries]

        def work(connection: Connection) -> None:
            connection.execute(unless_known(connection, TRIES), rows)

        await self._database.write(work)

    async def enter(self, code: str, number: int, made: Mapping[str, tuple[int, int]]) -> bool:
        """What people made of real cards, by their seat; whether it was said otherwise before."""
        at, now = (T.challenge == code, T.number == number), self._clock()

        def work(connection: Connection) -> bool:
            is_new = False
            for person_id, (seat, points) in made.items():
                row = {"challenge": code, "number": number, "person_id": person_id, "seat": seat}
                connection.execute(unless_known(connection, TRIES), row)
                said = update(TRIES).where(
                    *at, T.person_id == person_id, T.points.is_distinct_from(points)
                )
                changed = connection.execute(said.values(points=points, played_at=now))
                is_new |= changed.rowcount > 0
            return is_new

        return await self._database.write(work)

    async def tries(self, code: str) -> list[TryRow]:
        """Every round anybody has begun."""
        fields = (T.person_id, T.number, T.table_id, TABLES.c.code)
        query = select(*fields, T.seat, T.points, T.game_id, T.played_at, T.by_house)
        query = query.join_from(TRIES, TABLES, isouter=True).where(T.challenge == code)
        return [
            TryRow._make(row) for row in await self._rows(query.order_by(T.number, T.person_id))
        ]

    async def games(self, code: str) -> list[GameRow]:
        """The games that were played for a challenge."""
        own = select(T.game_id).where(T.challenge == code, T.game_id.is_not(None))
        return [game_of(row) for row in await self._rows(select(*SHOWN).where(GAMES.c.id.in_(own)))]

    async def played_by(self, person_id: str) -> dict[str, int]:
        """How many rounds somebody has played themselves, by challenge."""
        query = select(T.challenge, func.count().label("rounds"))
        own = (T.person_id == person_id, T.points.is_not(None), ~T.by_house)
        rows = await self._rows(query.where(*own).group_by(T.challenge))
        return {row.challenge: row.rounds for row in rows}

    async def pars(self, code: str) -> dict[int, float]:
        """What rounds are worth, by their number, as far as it is known."""
        rows = await self._rows(select(PARS).where(PARS.c.challenge == code))
        return {row.number: row.points for row in rows}

    async def keep_par(self, code: str, number: int, points: float) -> None:
        """What a round is worth."""
        row = {"challenge": code, "number": number, "points": points}

        def work(connection: Connection) -> None:
            connection.execute(unless_known(connection, PARS), row)

        await self._database.write(work)

    async def forget(self, before: float) -> int:
        """Let some challenges go that were over long ago; how many there were."""
        old = select(C.code).where(C.until_at < before).limit(FORGOTTEN_AT_ONCE)
        gone = delete(CHALLENGES).where(C.code.in_(old))
        return len(await self._change(gone.returning(C.code)))


def _challenge(row: Row[Any]) -> ChallengeRow:
    return ChallengeRow(
        code=row.code,
        person_id=row.person_id,
        name=row.name,
        kind=row.kind,
        rounds=row.rounds,
        strength=row.strength,
        root=bytes.fromhex(row.root),
        made_at=row.made_at,
        until_at=row.until_at,
        started_at=row.started_at,
    )
