"""A challenge as somebody may know it: where they are in it, and how everybody stands."""

import hmac
from collections import Counter
from typing import Annotated

from fastapi import Path
from pydantic import BaseModel, Field

from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import Strength
from ebbes.protocol.wire import CardCode, SeatNumber
from ebbes.record.chain import head_of
from ebbes.rules.codes import code_of
from ebbes.server.challenging.board import BOX, EVENING, KINDS, OF_PEOPLE, Board, Kind, house
from ebbes.server.challenging.movement import SEATS
from ebbes.server.challenging.sitting import chair_at, table_of
from ebbes.server.challenging.standing import FEW, Measures, Played
from ebbes.server.challenging.telling import Course
from ebbes.server.services import Services
from ebbes.server.store.challenges import ChallengeRow, Entrant
from ebbes.server.store.values import Person
from ebbes.server.tables.model.given_cards import OPTIONS

EntrantKey = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class ChallengeStanding(BaseModel):
    """How somebody stands."""

    name: str
    key: str | None = Field(
        description="By which they can be taken off an evening; told to who may do so."
    )
    is_you: bool
    played: int = Field(description="Rounds.")
    above: float = Field(description="Points above what the others made of the same cards.")
    by_house: int = Field(description="Rounds the house played as they never came; not counted.")


class OtherRound(BaseModel):
    """What somebody else made of the same cards in the same seat."""

    points: int
    name: str | None = Field(description="Told when the challenge is over.")
    game: str | None = Field(description="Likewise: the id of their game.")
    by_house: bool = Field(description="Likewise: whether the house played it for them.")


class PlayedRound(BaseModel):
    """A round you have played, beside others."""

    number: int
    seat: SeatNumber
    points: int
    game: str | None = Field(description="Null if it was played with real cards.")
    measure: float = Field(description="With what points are compared.")
    by_par: bool = Field(description="Whether that is par, as few have played it; else the mean.")
    others: list[OtherRound]


class BoxRound(BaseModel):
    """Your share in a round with real cards."""

    table: int = Field(description="From 1.")
    seat: SeatNumber
    people: list[str] = Field(description="Who sits at your table, by seat.")
    options: GameOptions = Field(description="What is played.")
    cards: list[CardCode] = Field(description="What you take from the sorted deck.")
    starter: SeatNumber
    value: int = Field(description="The number of the round.")


class Challenge(BaseModel):
    """A challenge, as you may know it."""

    code: str
    name: str
    kind: Kind
    rounds: int
    strength: Strength
    company: list[str] = Field(description="Who of the house plays along.")
    made_by: str | None = Field(description="Null if they have gone.")
    is_yours: bool = Field(description="If who made it has gone, it is theirs who came first.")
    until: float = Field(description="Seconds since 1970.")
    is_over: bool
    head: str = Field(description="By which all deals are bound: docs/deals.md.")
    root: str | None = Field(description="What they follow from; told when it is over.")
    people: int = Field(description="How many take part.")
    finished: int = Field(description="How many of them have played all rounds.")
    is_in: bool = Field(description="Whether you take part.")
    has_begun: bool = Field(description="Whether an evening has begun; others always have.")
    next: int | None = Field(description="The round that waits for you, from 1.")
    table: str | None = Field(description="The code of the table at which you are playing.")
    box: BoxRound | None = Field(description="With real cards: what you play now.")
    waiting: int = Field(description="At an evening: how many still play this round.")
    standings: list[ChallengeStanding] = Field(description="The best first.")
    played: list[PlayedRound]


async def course_of(services: Services, row: ChallengeRow) -> Course:
    """How far a challenge has come."""
    challenges = services.store.challenges
    entrants, tries = await challenges.entrants(row.code), await challenges.tries(row.code)
    games = await challenges.games(row.code) if row.kind == EVENING else []
    return Course(row, entrants, tries, services.clock(), games)


async def told_challenge(services: Services, row: ChallengeRow, person: Person | None) -> Challenge:
    """A challenge as somebody may know it; one at which everybody has played is over."""
    course = await course_of(services, row)
    own_id = None if person is None else person.id
    if row.started_at is not None and course.is_played and not course.is_over:
        await services.store.challenges.close(row.code)
        course = await course_of(services, await services.store.challenges.find(row.code) or row)
    maker = None
    if row.person_id is not None:
        maker = await services.store.people.find(row.person_id)
    pars = await _pars(services, course, own_id)
    return await services.limits.desk.write(_board, course, pars, maker, own_id)


def _board(
    course: Course, pars: dict[int, float], maker: Person | None, own_id: str | None
) -> Challenge:
    row, begun, measures = course.challenge, course.begun_of(own_id), course.measures(pars)
    return Challenge(
        code=row.code,
        name=row.name,
        kind=challenge_kind(row),
        rounds=row.rounds,
        strength=Strength(row.strength),
        company=[bot.name for bot in house(Strength(row.strength))[: OPTIONS.players - 1]],
        made_by=None if maker is None else maker.name,
        is_yours=own_id is not None and course.leader == own_id,
        until=row.until_at,
        is_over=course.is_over,
        head=head_of(row.root).hex(),
        root=row.root.hex() if course.is_over else None,
        people=len(course.entrants),
        finished=course.finished,
        is_in=any(each.person_id == own_id for each in course.entrants),
        has_begun=row.kind not in OF_PEOPLE or row.started_at is not None,
        next=course.next_of(own_id),
        table=None if begun is None else begun.code,
        box=_box(course, own_id),
        waiting=course.waiting if row.started_at is not None else 0,
        standings=_standings(course, measures, own_id),
        played=[_beside(course, each, measures) for each in course.played_of(own_id)],
    )


async def _pars(services: Services, course: Course, own_id: str | None) -> dict[int, float]:
    """Judged as soon as somebody has played a round that few have."""
    own = {each.number for each in course.played_of(own_id)}
    people = Counter(each.number for each in course.played)
    few = {number for number in own if people[number] < FEW}
    return await services.pars.of(course.challenge, few)


def placed_in(course: Course, own_id: str | None) -> Entrant | None:
    """Somebody who has a place at an evening that has begun."""
    own = (each for each in course.entrants if each.person_id == own_id)
    return next((each for each in own if each.place is not None), None)


def _box(course: Course, own_id: str | None) -> BoxRound | None:
    """What somebody plays now with real cards, who has a place there."""
    number, own = course.next_of(own_id), placed_in(course, own_id)
    if course.challenge.kind != BOX or number is None or own is None:
        return None
    chair, table = chair_at(own, number, course.entrants), table_of(own, number, course.entrants)
    (dealt,) = Board(course.challenge, number).opening.rounds
    assert dealt.starter is not None
    assert dealt.value is not None
    return BoxRound(
        table=chair.table + 1,
        seat=chair.seat,
        options=GameOptions.of(OPTIONS),
        people=[table[seat].name if seat in table else "" for seat in range(SEATS)],
        cards=[code_of(card) for card in dealt.hands[chair.seat]],
        starter=dealt.starter,
        value=dealt.value,
    )


def entrant_key(row: ChallengeRow, entrant: Entrant) -> str:
    """Somebody who takes part, without their id."""
    return hmac.digest(row.root, entrant.person_id.encode(), "sha256").hex()[:16]


def _standings(course: Course, measures: Measures, own_id: str | None) -> list[ChallengeStanding]:
    row = course.challenge
    is_open = row.kind in OF_PEOPLE and row.started_at is None and not course.is_over
    may_take_off = is_open and own_id is not None and course.leader == own_id
    return [
        ChallengeStanding(
            name=entrant.name,
            key=entrant_key(course.challenge, entrant) if may_take_off else None,
            is_you=entrant.person_id == own_id,
            played=rounds,
            above=round(points, 2),
            by_house=course.housed_for[entrant.person_id],
        )
        for entrant, rounds, points in course.standings(measures)
    ]


def _beside(course: Course, own: Played, measures: Measures) -> PlayedRound:
    measure = measures[own.number, own.seat]
    people = [
        (each.points, course.names.get(each.person_id), each.game_id, False)
        for each in course.played_at(own.number, own.seat)
        if each.person_id != own.person_id
    ]
    house = [
        (each.points, each.name, each.game_id, each.for_person)
        for each in course.housed
        if (each.number, each.seat) == (own.number, own.seat)
    ]
    others = [
        OtherRound(points=points, name=name, game=game, by_house=by_house)
        if course.is_over
        else OtherRound(points=points, name=None, game=None, by_house=False)
        for points, name, game, by_house in (*people, *house)
    ]
    return PlayedRound(
        number=own.number,
        seat=own.seat,
        points=own.points,
        game=own.game_id,
        measure=round(measure.points, 2),
        by_par=measure.by_par,
        others=sorted(others, key=lambda each: each.points),
    )


def challenge_kind(row: ChallengeRow) -> Kind:
    """What is played in a challenge."""
    return next(kind for kind in KINDS if kind == row.kind)
