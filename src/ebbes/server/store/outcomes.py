"""How games went for people, in a few numbers each: counted once, summed up in the database."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, func, select, update

from ebbes.server.json_text import packed, unpacked
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.games import OUTCOMES, PLAYED
from ebbes.server.store.schema.reviews import REVIEWS

C = OUTCOMES.c


class Seated(NamedTuple):
    """Somebody in a game that goes no further."""

    ended_at: float
    game_id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went; what is summed up over rounds has the sum of its squares beside it."""

    players: int
    rounds: int
    points: int
    place: int | None
    """None of a game that was broken off, and of a hand that is no whole game."""
    few_rounds: int = 0
    """Rounds with fewer tricks than everybody's share, and what they brought over the others."""
    few_lead: float = 0.0
    few_squares: float = 0.0
    many_rounds: int = 0
    """Rounds with more."""
    many_lead: float = 0.0
    many_squares: float = 0.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the review of a game says of somebody."""

    is_measured: bool = False
    """Whether the ladder says anything about such a game."""
    judged_rounds: int = 0
    real: int = 0
    given_away: float = 0.0
    """Points, in all rounds together, and the variance of that."""
    variance: float = 0.0
    luck_rounds: int = 0
    """Rounds of which is known what the cards brought."""
    luck: float = 0.0
    luck_squares: float = 0.0
    missed: tuple[tuple[str, int, int], ...] = ()
    """Reasons that were not seen: how often, and the sum of the grades."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The outcomes of all games of one number of players, summed up."""

    players: int
    games: int
    since: float
    rounds: int
    points: int
    judged_rounds: int
    given_away: float
    variance: float
    few: tuple[int, float, float]
    many: tuple[int, float, float]
    luck: tuple[int, float, float]


class Stretch(NamedTuple):
    """What a game, or some games, tell of somebody's strength."""

    ended_at: float
    rounds: int
    real: int
    given_away: float
    variance: float


class LastGame(NamedTuple):
    """A whole game, in short."""

    ended_at: float
    players: int
    place: int
    points: int


class Outcomes(Part):
    """Of every person one a game."""

    async def uncounted(self, person_id: str, most: int) -> list[Seated]:
        """Games somebody has played to the end that nobody has counted, the newest first."""
        p = PLAYED.c
        same = (C.person_id == p.person_id, C.ended_at == p.ended_at, C.game_id == p.game_id)
        query = select(p.ended_at, p.game_id, p.seat).outerjoin_from(
            PLAYED, OUTCOMES, same[0] & same[1] & same[2]
        )
        missing = (p.person_id == person_id, ~p.has_left, C.game_id.is_(None))
        rows = await self._rows(query.where(*missing).order_by(p.ended_at.desc()).limit(most))
        return [Seated(row.ended_at, row.game_id, row.seat) for row in rows]

    async def unjudged(self, person_id: str, most: int) -> list[Seated]:
        """Counted games whose review is done, not given up, and not counted."""
        p = PLAYED.c
        same = (p.person_id == C.person_id, p.ended_at == C.ended_at, p.game_id == C.game_id)
        query = (
            select(C.ended_at, C.game_id, p.seat)
            .join_from(OUTCOMES, PLAYED, same[0] & same[1] & same[2])
            .join(REVIEWS, REVIEWS.c.game_id == C.game_id)
        )
        done = (REVIEWS.c.due_at.is_(None), REVIEWS.c.failures == 0)
        fresh = (C.person_id == person_id, ~C.is_judged)
        rows = await self._rows(query.where(*fresh, *done).order_by(C.ended_at.desc()).limit(most))
        return [Seated(row.ended_at, row.game_id, row.seat) for row in rows]

    async def add(self, person_id: str, found: Sequence[tuple[Seated, Outcome]]) -> None:
        """Games that are counted now; those counted already stay as they are."""
        rows = [
            {"person_id": person_id, "ended_at": at.ended_at, "game_id": at.game_id}
            | asdict(outcome)
            for at, outcome in found
        ]

        def work(connection: Connection) -> None:
            connection.execute(unless_known(connection, OUTCOMES), rows)

        if rows:
            await self._database.write(work)

    async def judge(self, person_id: str, found: Sequence[tuple[Seated, Judgement]]) -> None:
        """What reviews say from now on."""

        def work(connection: Connection) -> None:
            for at, judgement in found:
                own = (C.person_id == person_id, C.game_id == at.game_id)
                missed = packed([list(each) for each in judgement.missed])
                new = asdict(judgement) | {"missed": missed, "is_judged": True}
                connection.execute(update(OUTCOMES).where(*own).values(new))

        if found:
            await self._database.write(work)

    async def tallies(self, person_id: str) -> list[Tally]:
        """All somebody has played, by the number of players."""
        sums = [func.sum(C[name]).label(name) for name in SUMMED]
        query = select(
            C.players,
            func.count(C.place).label("games"),
            func.min(C.ended_at).label("since"),
            *sums,
        )
        rows = await self._rows(
            query.where(C.person_id == person_id).group_by(C.players).order_by(C.players)
        )
        return [_tally(row) for row in rows]

    async def places(self, person_id: str) -> dict[int, int]:
        """How often somebody came in which place."""
        query = select(C.place, func.count().label("times"))
        own = (C.person_id == person_id, C.place.is_not(None))
        rows = await self._rows(query.where(*own).group_by(C.place).order_by(C.place))
        return {row.place: row.times for row in rows}

    async def stretches(self, person_id: str, most: int) -> list[Stretch]:
        """What games tell of somebody's strength, the newest first."""
        query = select(C.ended_at, C.judged_rounds, C.real, C.given_away, C.variance)
        own = (C.person_id == person_id, C.is_measured, C.judged_rounds > 0)
        rows = await self._rows(query.where(*own).order_by(C.ended_at.desc()).limit(most))
        return [Stretch._make(row) for row in rows]

    async def missed(self, person_id: str, most: int) -> list[tuple[str, int, int]]:
        """What somebody did not see in the games judged last: reason, times, sum of grades."""
        own = (C.person_id == person_id, C.judged_rounds > 0)
        newest = select(C.missed).where(*own).order_by(C.ended_at.desc()).limit(most)
        found: list[tuple[str, int, int]] = []
        for row in await self._rows(newest):
            kept: Any = unpacked(row.missed)
            found += [(code, times, grades) for code, times, grades in kept]
        return found

    async def last(self, person_id: str, most: int) -> list[LastGame]:
        """The whole games somebody has played, the newest first."""
        query = select(C.ended_at, C.players, C.place, C.points)
        own = (C.person_id == person_id, C.place.is_not(None))
        rows = await self._rows(query.where(*own).order_by(C.ended_at.desc()).limit(most))
        return [LastGame._make(row) for row in rows]

    async def given_away(self, person_id: str, games: Sequence[str]) -> dict[str, float]:
        """What somebody gave away a round in those of these games that are judged."""
        own = (C.person_id == person_id, C.game_id.in_(games), C.judged_rounds > 0)
        rows = await self._rows(select(C.game_id, C.given_away, C.judged_rounds).where(*own))
        return {row.game_id: row.given_away / row.judged_rounds for row in rows}


SUMMED: Final = (
    "rounds",
    "points",
    "judged_rounds",
    "given_away",
    "variance",
    "few_rounds",
    "few_lead",
    "few_squares",
    "many_rounds",
    "many_lead",
    "many_squares",
    "luck_rounds",
    "luck",
    "luck_squares",
)


def _tally(row: Row[Any]) -> Tally:
    return Tally(
        players=row.players,
        games=row.games,
        since=row.since,
        rounds=row.rounds,
        points=row.points,
        judged_rounds=row.judged_rounds,
        given_away=row.given_away,
        variance=row.variance,
        few=(row.few_rounds, row.few_lead, row.few_squares),
        many=(row.many_rounds, row.many_lead, row.many_squares),
        luck=(row.luck_rounds, row.luck, row.luck_squares),
    )
