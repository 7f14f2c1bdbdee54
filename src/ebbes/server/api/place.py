"""`/api/me/place`: how somebody's games went, how strong they play, and what others see of it."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, Field

from ebbes.bots.estimate import Estimate
from ebbes.bots.rating import Rating
from ebbes.bots.rungs import ENOUGH, RUNGS
from ebbes.server.api.common import ALWAYS, KNOWN, NOT_FOUND, Key, SeatAt
from ebbes.server.api.router import Router
from ebbes.server.api.tables import row_of
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.services import Services, TheServices
from ebbes.server.standing.counting import Counting
from ebbes.server.standing.place import (
    Strength,
    mean_of,
    missed_most,
    rate_of,
    strength_of,
    way_of,
)
from ebbes.server.standing.rating import aged, catch_up
from ebbes.server.store.openness import Openness
from ebbes.server.store.outcomes import Stretch, Tally
from ebbes.server.store.raters import Rater
from ebbes.server.store.values import Person
from ebbes.server.tables.running.lobby import seated_at

LOOKED_BACK = 1000
"""Games, the newest, by which the way somebody has come is told."""
MISSED_IN = 200
"""Games, the newest, by which it is told what somebody usually misses."""
LAST_SHOWN = 5
"""Games others may see."""

router = Router(prefix="/api", tags=["me"], responses=ALWAYS)
known = Router(prefix="/api", tags=["me"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)


class Mean(BaseModel):
    """A mean, and its standard error."""

    mean: float
    error: float


class MyStrength(BaseModel):
    """How strong you play now, in games of four by the basic rules: there bots are measured."""

    rounds: int = Field(description="The rounds this is told by, the last hundred at the most.")
    real: int = Field(description="Real decisions in them.")
    given_away: Mean | None = Field(description="Points a round; null while there is too little.")
    as_strong_as: list[str] = Field(description="Strengths of bots: the nearest, or between which.")


class LadderRung(BaseModel):
    """What bots of a strength give away a round, measured by the same judge."""

    strength: str
    given_away: Mean


class WayStep(BaseModel):
    """How strong you were at some time."""

    at: float = Field(description="Seconds since 1970.")
    given_away: Mean


class WithPlayers(BaseModel):
    """Your games with so many at the table."""

    players: int
    games: int = Field(description="Whole games.")
    rounds: int
    points: float = Field(description="A round; 0 without rounds.")
    given_away: Mean | None = Field(description="A round, in the games that were reviewed.")


class Tricks(BaseModel):
    """What your rounds with few tricks brought over the others, and those with many."""

    few_rounds: int = Field(description="With fewer than everybody's share.")
    few: Mean | None
    many_rounds: int
    many: Mean | None


class MissedReason(BaseModel):
    """A reason for a better choice that you did not make."""

    code: str = Field(description="Of docs/bots.md.")
    times: int
    grade: float = Field(description="The mean mark: 1 small, 2 clear, 3 grave.")


class Shows(BaseModel):
    """What others may see of you."""

    strength: bool = Field(description="Who sits at a table with you: how strong you play.")
    games: bool = Field(description="The same people: how your last games went.")
    results: bool = Field(description="All, without your name: hands of the day.")


class MyRating(BaseModel):
    """How well you play among people, by games at open tables since you wanted to know it."""

    points: Mean = Field(description="Points a round over the bot `solid`.")
    games: int


class WantsRating(BaseModel):
    """Whether you want to be rated."""

    wanted: bool


class MyPlace(BaseModel):
    """All there is to say of your games."""

    is_whole: bool = Field(description="Whether all games are counted; else ask again.")
    games: int = Field(description="Whole games.")
    since: float | None = Field(description="When the first one ended, in seconds since 1970.")
    enough: int = Field(description="Real decisions from which on your strength is told.")
    strength: MyStrength
    ladder: list[LadderRung] = Field(description="The weakest first.")
    way: list[WayStep] = Field(description="The oldest first; each tells of games of its own.")
    places: dict[int, int] = Field(description="How often you came in which place.")
    by_players: list[WithPlayers]
    points: float = Field(description="A round, over all games.")
    luck: Mean | None = Field(description="What the cards brought a round, in reviewed games.")
    luck_rounds: int
    tricks: Tricks
    missed: list[MissedReason] = Field(description="What matters most first.")
    shows: Shows
    rating: MyRating | None = Field(description="Null unless you want one.")


class ShownGame(BaseModel):
    """A game somebody lets others see: not with whom."""

    ended_at: float
    players: int
    place: int
    points: int


class Shown(BaseModel):
    """What somebody lets you see of them."""

    as_strong_as: list[str] | None = Field(description="Null if they keep it to themselves.")
    since: float | None = Field(description="When they came here first.")
    games: list[ShownGame] | None


@router.get("/ladder")
async def ladder() -> list[LadderRung]:
    """What the bots give away a round, the weakest first."""
    return [LadderRung(strength=rung.name, given_away=_mean(rung.given_away)) for rung in RUNGS]


@known.get("/me/place")
async def my_place(services: TheServices, person: ThePerson) -> MyPlace:
    """How your games went; those played since you last looked are counted first."""
    store, me = services.store, person.id
    is_whole = await Counting(store, services.limits.desk).catch_up(me)
    outcomes = store.outcomes
    tallies = await outcomes.tallies(me)
    stretches = await outcomes.stretches(me, LOOKED_BACK)
    return MyPlace(
        is_whole=is_whole,
        games=sum(tally.games for tally in tallies),
        since=min((tally.since for tally in tallies), default=None),
        enough=ENOUGH,
        strength=_strength(strength_of(stretches)),
        ladder=await ladder(),
        way=[WayStep(at=step.at, given_away=_mean(step.given_away)) for step in way_of(stretches)],
        places=await outcomes.places(me),
        by_players=[_with_players(tally) for tally in tallies if tally.rounds],
        points=_points(tallies),
        luck=_maybe(mean_of(*_together(tally.luck for tally in tallies))),
        luck_rounds=sum(tally.luck[0] for tally in tallies),
        tricks=_tricks(tallies),
        missed=[
            MissedReason(code=code, times=times, grade=grade)
            for code, times, grade in missed_most(await outcomes.missed(me, MISSED_IN))
        ],
        shows=_shows(await store.openness.find(me)),
        rating=_rating(await catch_up(store, me), services.clock()),
    )


@known.get("/me/place/strength")
async def my_strength(services: TheServices, person: ThePerson) -> MyStrength:
    """How strong you play, by the games that are counted."""
    stretches = await services.store.outcomes.stretches(person.id, LOOKED_BACK)
    return _strength(strength_of(stretches))


@known.put("/me/place/shows", status_code=204)
async def show(wanted: Shows, services: TheServices, person: ThePerson) -> None:
    """Choose what others may see of you."""
    chosen = Openness(wanted.strength, wanted.games, wanted.results)
    await services.store.openness.choose(person.id, chosen)


@known.put("/me/place/rating", status_code=204)
async def rate(wish: WantsRating, services: TheServices, person: ThePerson) -> None:
    """Be rated by games at open tables from now on; or no more, and nothing of it is kept."""
    raters = services.store.raters
    if wish.wanted:
        beginner = Rating()
        await raters.want(person.id, beginner.mean, beginner.variance)
    else:
        await raters.leave(person.id)


@known.get("/tables/{table_id}/seats/{seat}/place", responses=NOT_FOUND)
async def look_at(table_id: Key, seat: SeatAt, services: TheServices, person: ThePerson) -> Shown:
    """What somebody lets those see who sit at the same table; nothing to anybody else."""
    people = {each.seat: each.person for each in seated_at(await row_of(services, table_id))}
    return await _shown(services, people.get(seat) if person.id in people.values() else None)


async def _shown(services: Services, person_id: str | None) -> Shown:
    them = None if person_id is None else await services.store.people.find(person_id)
    if them is None:
        return Shown(as_strong_as=None, since=None, games=None)
    openness = await services.store.openness.find(them.id)
    return Shown(
        as_strong_as=await _alike(services, them) if openness.strength else None,
        since=them.created_at if openness.strength else None,
        games=await _last(services, them) if openness.games else None,
    )


async def _alike(services: Services, person: Person) -> list[str]:
    stretches = await services.store.outcomes.stretches(person.id, LOOKED_BACK)
    return list(strength_of(stretches).as_strong_as)


async def _last(services: Services, person: Person) -> list[ShownGame]:
    found = await services.store.outcomes.last(person.id, LAST_SHOWN)
    return [ShownGame.model_validate(each._asdict()) for each in found]


def _strength(strength: Strength) -> MyStrength:
    is_enough = strength.real >= ENOUGH
    return MyStrength(
        rounds=strength.rounds,
        real=strength.real,
        given_away=_mean(strength.given_away) if is_enough else None,
        as_strong_as=list(strength.as_strong_as),
    )


def _with_players(tally: Tally) -> WithPlayers:
    given_away = Stretch(0.0, tally.judged_rounds, 0, tally.given_away, tally.variance)
    return WithPlayers(
        players=tally.players,
        games=tally.games,
        rounds=tally.rounds,
        points=_points([tally]),
        given_away=_mean(rate_of(given_away)) if tally.judged_rounds else None,
    )


def _points(tallies: Sequence[Tally]) -> float:
    rounds = sum(tally.rounds for tally in tallies)
    return sum(tally.points for tally in tallies) / rounds if rounds else 0.0


def _tricks(tallies: Sequence[Tally]) -> Tricks:
    few, many = (
        _together(tally.few for tally in tallies),
        _together(tally.many for tally in tallies),
    )
    return Tricks(
        few_rounds=few[0],
        few=_maybe(mean_of(*few)),
        many_rounds=many[0],
        many=_maybe(mean_of(*many)),
    )


def _together(sums: Any) -> tuple[int, float, float]:
    found = list(sums)
    rounds, totals, squares = zip(*found, strict=True) if found else ((), (), ())
    return sum(rounds), sum(totals), sum(squares)


def _mean(found: Estimate) -> Mean:
    return Mean(mean=found.mean, error=found.error)


def _maybe(found: Estimate | None) -> Mean | None:
    return None if found is None else _mean(found)


def _rating(rater: Rater | None, now: float) -> MyRating | None:
    if rater is None:
        return None
    found = aged(rater, now)
    points = Mean(mean=found.mean, error=found.error)
    return MyRating(points=points, games=rater.games)


def _shows(openness: Openness) -> Shows:
    return Shows(strength=openness.strength, games=openness.games, results=openness.results)
