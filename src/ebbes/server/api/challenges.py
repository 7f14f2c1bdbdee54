"""`/api/challenges`: the same cards for many, each for themselves or at several tables."""

from collections import Counter
from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field

from ebbes.engine.options import FIVE_ROUNDS
from ebbes.protocol.deal import MOST_DEALS
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import Strength
from ebbes.protocol.wire import CardCode, CommandKey, SeatNumber
from ebbes.record.chain import head_of
from ebbes.record.chance import SECRET_BYTES
from ebbes.rules.codes import code_of
from ebbes.server.api.common import ALWAYS, KNOWN, SpokenCode
from ebbes.server.api.router import Router
from ebbes.server.challenging.board import BOX, EVENING, GAME, KINDS, OF_PEOPLE, Board, Kind, house
from ebbes.server.challenging.movement import FEWEST_TABLES, SEATS, tables_for
from ebbes.server.challenging.sitting import (
    chair_at,
    lay_tables,
    rounds_from,
    sit_down,
    table_of,
)
from ebbes.server.challenging.standing import FEW, Measures, Played, can_be_points
from ebbes.server.challenging.telling import Course
from ebbes.server.identity.name import clean_name
from ebbes.server.identity.person import SCHEMES, MaybePerson, ThePerson
from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.limits import spend, too_many
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.seconds import DAY
from ebbes.server.services import Services, TheServices
from ebbes.server.store.challenges import ChallengeRow, Entrant
from ebbes.server.store.errors import CodeTaken
from ebbes.server.store.values import Person
from ebbes.server.tables.model.given_cards import OPTIONS
from ebbes.server.tables.running.founding import new_code, plain_code

NO_SUCH_CHALLENGE = declared(s404="There is no such challenge.")
router = Router(prefix="/api", tags=["challenges"], responses=ALWAYS | NO_SUCH_CHALLENGE)
known = Router(
    prefix="/api",
    tags=["challenges"],
    dependencies=SCHEMES,
    responses=ALWAYS | KNOWN | NO_SUCH_CHALLENGE,
)

MOST_OPEN = 10
"""Challenges of a person that are not over."""
MOST_PEOPLE = 100
"""Who may take part in a challenge."""
MOST_AT_TABLES = 40
"""Who may take part in an evening."""
FEWEST_AT_TABLES = 2
LISTED = 50
"""Challenges a list has at the most."""


class NewChallenge(BaseModel):
    """What somebody wants to open."""

    id: CommandKey = Field(description="Your own id for this wish: sent twice, it counts once.")
    name: str = Field("", max_length=200, description="At most 24 visible characters, or none.")
    kind: Kind = Field(
        "rounds",
        description="Rounds, a whole game, or an evening of people, at tables or with real cards.",
    )
    rounds: Annotated[int, Field(ge=1, le=MOST_DEALS)] = Field(
        10, description="A whole game has five, whatever is said here."
    )
    strength: Strength = Field(Strength.SOLID, description="Of the house.")
    days: Annotated[int, Field(ge=1, le=7)] = Field(3, description="How long it is open.")


class ChallengeCode(BaseModel):
    """By which a challenge is known."""

    code: str


class ChallengeTable(BaseModel):
    """Where a round is played."""

    code: str


class ChallengeStanding(BaseModel):
    """How somebody stands."""

    name: str
    is_you: bool
    played: int = Field(description="Rounds.")
    above: float = Field(description="Points above what the others made of the same cards.")


class OtherRound(BaseModel):
    """What somebody else made of the same cards in the same seat."""

    points: int
    name: str | None = Field(description="Told when the challenge is over.")
    game: str | None = Field(description="Likewise: the id of their game.")


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


class NewPoints(BaseModel):
    """What a table made of real cards, as one of them counted it for all."""

    number: Annotated[int, Field(ge=1, le=MOST_DEALS, description="The round.")]
    points: Annotated[list[int], Field(min_length=SEATS, max_length=SEATS)] = Field(
        description="By seat."
    )


class Challenge(BaseModel):
    """A challenge, as you may know it."""

    code: str
    name: str
    kind: Kind
    rounds: int
    strength: Strength
    company: list[str] = Field(description="Who of the house plays along.")
    made_by: str | None = Field(description="Null if they have gone.")
    is_yours: bool
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


class MyChallenge(BaseModel):
    """A challenge on your list."""

    code: str
    name: str
    kind: Kind
    rounds: int
    played: int
    until: float
    is_over: bool


@known.post("/challenges", status_code=201)
async def make(
    wanted: NewChallenge, request: Request, services: TheServices, person: ThePerson
) -> ChallengeCode:
    """Open a challenge; its deals are bound from now on."""
    services.house_rules.verify_open()
    name = clean_name(wanted.name) if wanted.name.strip() else ""
    spend(services.limits.tables, request)
    while True:
        try:
            row = _wanted(services, wanted, name, person)
            made = await services.store.challenges.make(row, wanted.id, MOST_OPEN)
        except CodeTaken:
            continue
        if made is None:
            message = f"{MOST_OPEN} challenges of yours are open: wait until one is over"
            raise ApiError(409, "challenge/too-many", message, {"most": MOST_OPEN})
        return ChallengeCode(code=made.code)


@router.get("/challenges/{code}")
async def challenge(
    code: SpokenCode, request: Request, services: TheServices, person: MaybePerson
) -> Challenge:
    """A challenge, and how everybody stands; of rounds you have not played nothing is told."""
    return await _told(services, request, await _found(services, request, code), person)


@known.post("/challenges/{code}/join", status_code=204)
async def join(
    code: SpokenCode, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Take part; whoever plays does so anyway."""
    _count(services, request, person)
    await _join(services, await _open(services, request, code), person)


@known.post(
    "/challenges/{code}/start",
    status_code=204,
    responses=declared(s403="Only who has opened it may begin."),
)
async def start(
    code: SpokenCode, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Begin an evening with those who are there."""
    row = await _open(services, request, code)
    if row.kind not in OF_PEOPLE or row.person_id != person.id:
        raise ApiError(403, "challenge/not-yours", "only who has opened an evening can begin it")
    people = len(await services.store.challenges.entrants(row.code))
    if row.kind == EVENING and people < FEWEST_AT_TABLES:
        raise ApiError(409, "challenge/too-few", "an evening needs two people at the least")
    if row.kind == BOX and (people % SEATS or people < SEATS * FEWEST_TABLES):
        raise ApiError(409, "challenge/not-fours", "real tables need four people each, and be two")
    await services.store.challenges.start(row.code)


@known.post("/challenges/{code}/play", status_code=201)
async def play(
    code: SpokenCode, request: Request, services: TheServices, person: ThePerson
) -> ChallengeTable:
    """Sit down to your next round, or go on with the one you are playing; each counts once."""
    services.house_rules.verify_open()
    row = await _open(services, request, code)
    if row.kind == BOX:
        raise ApiError(409, "challenge/real-cards", "this is played with real cards")
    await _join(services, row, person)
    course = await _course(services, row)
    begun = course.begun_of(person.id)
    if begun is not None and begun.code is not None:
        return ChallengeTable(code=begun.code)
    number = course.next_of(person.id)
    if number is None:
        raise ApiError(409, "challenge/played", "you have played all rounds")
    if row.kind == EVENING:
        await _lay(services, request, course, number)
    else:
        for _ in rounds_from(row, number):
            spend(services.limits.tables, request)
        await sit_down(services.rooms, person, row, number)
    begun = (await _course(services, row)).begun_of(person.id)
    if begun is None or begun.code is None:
        raise ApiError(409, "challenge/waiting", "others still play this round")
    return ChallengeTable(code=begun.code)


@known.post("/challenges/{code}/points", status_code=204)
async def enter(
    code: SpokenCode, said: NewPoints, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Say what your table made of the real cards of this round; until all have, correct it."""
    _count(services, request, person)
    row = await _open(services, request, code)
    course = await _course(services, row)
    own = _placed(course, person.id)
    if row.kind != BOX or own is None or said.number != course.next_of(person.id):
        raise ApiError(409, "challenge/other-round", "that round is not played now")
    if not can_be_points(said.points):
        raise ApiError(422, "challenge/no-such-points", f"no round ends with {said.points}")
    table = table_of(own, said.number, course.entrants)
    made = {who.person_id: (seat, said.points[seat]) for seat, who in table.items()}
    await services.store.challenges.enter(row.code, said.number, made)


@known.get("/me/challenges")
async def my_challenges(services: TheServices, person: ThePerson) -> list[MyChallenge]:
    """The challenges you have opened or take part in, the newest first."""
    found = await services.store.challenges.of_person(person.id, LISTED)
    played, now = await services.store.challenges.played_by(person.id), services.clock()
    return [
        MyChallenge(
            code=row.code,
            name=row.name,
            kind=_kind(row),
            rounds=row.rounds,
            played=played.get(row.code, 0),
            until=row.until_at,
            is_over=row.until_at <= now,
        )
        for row in found
    ]


def _wanted(services: Services, wanted: NewChallenge, name: str, person: Person) -> ChallengeRow:
    now = services.clock()
    return ChallengeRow(
        code=new_code(services.random_bytes),
        person_id=person.id,
        name=name,
        kind=wanted.kind,
        rounds=FIVE_ROUNDS if wanted.kind == GAME else wanted.rounds,
        strength=wanted.strength.value,
        root=services.random_bytes(SECRET_BYTES),
        made_at=now,
        until_at=now + wanted.days * DAY,
    )


def _count(services: Services, request: Request, person: Person) -> None:
    """What is kept for good has the limits of commands."""
    wait = services.limits.take_command(address_of(request), person.id)
    if wait:
        raise too_many("commands", wait)


async def _found(services: Services, request: Request, code: str) -> ChallengeRow:
    services.guesses.verify(request)
    row = await services.store.challenges.find(plain_code(code))
    if row is None:
        services.guesses.wrong(request)
        raise ApiError(404, "challenge/none", "there is no such challenge")
    return row


async def _open(services: Services, request: Request, code: str) -> ChallengeRow:
    row = await _found(services, request, code)
    if row.until_at <= services.clock():
        raise ApiError(409, "challenge/over", "this challenge is over")
    return row


async def _join(services: Services, row: ChallengeRow, person: Person) -> None:
    most = MOST_AT_TABLES if row.kind in OF_PEOPLE else MOST_PEOPLE
    if not await services.store.challenges.join(row.code, person.id, most):
        raise ApiError(409, "challenge/full", "nobody else can take part any more")


async def _lay(services: Services, request: Request, course: Course, number: int) -> None:
    """The tables of an evening; laid by whoever comes first, and again if not all of them are."""
    if course.challenge.started_at is None:
        raise ApiError(409, "challenge/not-begun", "the evening has not begun")
    laid = sum(each.number == number for each in course.tries)
    if not laid:
        for _ in range(tables_for(len(course.entrants))):
            spend(services.limits.evenings, request)
    if laid < len(course.entrants):
        await lay_tables(services.rooms, course.challenge, number, course.entrants)


async def _course(services: Services, row: ChallengeRow) -> Course:
    challenges = services.store.challenges
    entrants, tries = await challenges.entrants(row.code), await challenges.tries(row.code)
    games = await challenges.games(row.code) if row.kind == EVENING else []
    return Course(row, entrants, tries, services.clock(), games)


async def _told(
    services: Services, request: Request, row: ChallengeRow, person: Person | None
) -> Challenge:
    course = await _course(services, row)
    own_id = None if person is None else person.id
    if row.started_at is not None and not course.is_over and course.next_of(own_id) is None:
        await services.store.challenges.close(row.code)
        course = await _course(services, await _found(services, request, row.code))
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
        kind=_kind(row),
        rounds=row.rounds,
        strength=Strength(row.strength),
        company=[bot.name for bot in house(Strength(row.strength))[: OPTIONS.players - 1]],
        made_by=None if maker is None else maker.name,
        is_yours=own_id is not None and row.person_id == own_id,
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


def _placed(course: Course, own_id: str | None) -> Entrant | None:
    """Somebody who has a place at an evening that has begun."""
    own = (each for each in course.entrants if each.person_id == own_id)
    return next((each for each in own if each.place is not None), None)


def _box(course: Course, own_id: str | None) -> BoxRound | None:
    """What somebody plays now with real cards, who has a place there."""
    number, own = course.next_of(own_id), _placed(course, own_id)
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


def _standings(course: Course, measures: Measures, own_id: str | None) -> list[ChallengeStanding]:
    return [
        ChallengeStanding(
            name=entrant.name,
            is_you=entrant.person_id == own_id,
            played=rounds,
            above=round(points, 2),
        )
        for entrant, rounds, points in course.standings(measures)
    ]


def _beside(course: Course, own: Played, measures: Measures) -> PlayedRound:
    measure = measures[own.number, own.seat]
    people = [
        (each.points, course.names.get(each.person_id), each.game_id)
        for each in course.played_at(own.number, own.seat)
        if each.person_id != own.person_id
    ]
    house = [
        (each.points, each.name, each.game_id)
        for each in course.housed
        if (each.number, each.seat) == (own.number, own.seat)
    ]
    others = [
        OtherRound(points=points, name=name, game=game)
        if course.is_over
        else OtherRound(points=points, name=None, game=None)
        for points, name, game in (*people, *house)
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


def _kind(row: ChallengeRow) -> Kind:
    return next(kind for kind in KINDS if kind == row.kind)
