"""`/api/challenges`: the same cards for many, each for themselves or at several tables."""

from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field

from ebbes.engine.options import FIVE_ROUNDS
from ebbes.protocol.deal import MOST_DEALS
from ebbes.protocol.seats import Strength
from ebbes.protocol.wire import CommandKey
from ebbes.record.chance import SECRET_BYTES
from ebbes.server.api.challenge_board import (
    Challenge,
    EntrantKey,
    challenge_kind,
    course_of,
    entrant_key,
    told_challenge,
)
from ebbes.server.api.common import ALWAYS, KNOWN, SpokenCode
from ebbes.server.api.router import Router
from ebbes.server.challenging.board import GAME, OF_PEOPLE, Kind
from ebbes.server.identity.name import clean_name
from ebbes.server.identity.person import SCHEMES, MaybePerson, ThePerson
from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.seconds import DAY
from ebbes.server.services import Services, TheServices
from ebbes.server.store.challenges import ChallengeRow
from ebbes.server.store.errors import CodeTaken
from ebbes.server.store.values import Person
from ebbes.server.tables.running.founding import new_code, plain_code
from ebbes.server.tables.running.news import tell_evening

NO_SUCH_CHALLENGE = declared(s404="There is no such challenge.")
OF_KNOWN = ALWAYS | KNOWN | NO_SUCH_CHALLENGE
router = Router(prefix="/api", tags=["challenges"], responses=ALWAYS | NO_SUCH_CHALLENGE)
known = Router(prefix="/api", tags=["challenges"], dependencies=SCHEMES, responses=OF_KNOWN)

MOST_OPEN = 10
"""Challenges of a person that are not over."""
MOST_PEOPLE = 100
"""Who may take part in a challenge."""
MOST_AT_TABLES = 40
"""Who may take part in an evening."""
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
    return await told_challenge(services, await _found(services, request, code), person)


@known.post("/challenges/{code}/join", status_code=204)
async def join(
    code: SpokenCode, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Take part; whoever plays does so anyway."""
    count_command(services, request, person)
    row = await open_challenge(services, request, code)
    is_new = await join_challenge(services, row, person)
    if is_new and row.kind in OF_PEOPLE:
        await tell_evening(services.rooms.context, row.code, "joined")


@known.delete("/challenges/{code}/join", status_code=204)
async def leave(
    code: SpokenCode, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Take part in an evening no more; until it has begun."""
    count_command(services, request, person)
    row = await open_challenge(services, request, code)
    await _take_off(services, row, person.id)


@known.delete(
    "/challenges/{code}/people/{key}",
    status_code=204,
    responses=declared(s403="Only who has opened it may, or who came first when they have gone."),
)
async def take_off(
    code: SpokenCode, key: EntrantKey, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Take somebody else off an evening, for good, until it has begun."""
    count_command(services, request, person)
    row = await open_challenge(services, request, code)
    course = await course_of(services, row)
    if course.leader != person.id:
        raise ApiError(403, "challenge/not-yours", "only who has opened an evening can do this")
    for each in course.entrants:
        if each.person_id != person.id and entrant_key(row, each) == key:
            await _take_off(services, row, each.person_id, sent_away=True)


@known.get("/me/challenges")
async def my_challenges(services: TheServices, person: ThePerson) -> list[MyChallenge]:
    """The challenges you have opened or take part in, the newest first."""
    found = await services.store.challenges.of_person(person.id, LISTED)
    played, now = await services.store.challenges.played_by(person.id), services.clock()
    return [
        MyChallenge(
            code=row.code,
            name=row.name,
            kind=challenge_kind(row),
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


def count_command(services: Services, request: Request, person: Person) -> None:
    """What is kept for good has the limits of commands."""
    services.limits.spend_command(address_of(request), person.id)


async def _found(services: Services, request: Request, code: str) -> ChallengeRow:
    services.guesses.verify(request)
    row = await services.store.challenges.find(plain_code(code))
    if row is None:
        services.guesses.wrong(request)
        raise ApiError(404, "challenge/none", "there is no such challenge")
    return row


async def open_challenge(services: Services, request: Request, code: str) -> ChallengeRow:
    """A challenge by its code, which is not over; or an `ApiError`."""
    row = await _found(services, request, code)
    if row.until_at <= services.clock():
        raise ApiError(409, "challenge/over", "this challenge is over")
    return row


async def join_challenge(services: Services, row: ChallengeRow, person: Person) -> bool:
    """Somebody takes part, if there is room for them; whether they did not before.

    Where people meet, there is none for whom one of them blocks.
    """
    most = MOST_AT_TABLES if row.kind in OF_PEOPLE else MOST_PEOPLE
    is_wanted = row.kind not in OF_PEOPLE or await _is_wanted(services, row, person)
    joined = is_wanted and await services.store.challenges.join(row.code, person.id, most)
    if not joined or joined == "never":
        raise ApiError(409, "challenge/full", "nobody else can take part any more")
    return joined == "now"


async def _is_wanted(services: Services, row: ChallengeRow, person: Person) -> bool:
    """Whether nobody at an evening, nor who has opened it, blocks somebody who comes to it."""
    people = await services.store.challenges.people(row.code)
    if person.id in people:
        return True
    return not people or not await services.store.blocks.blocking(person.id, people)


async def _take_off(
    services: Services, row: ChallengeRow, person_id: str, *, sent_away: bool = False
) -> None:
    """Somebody takes part no more, and all hear of it who have to do with the evening."""
    if row.kind not in OF_PEOPLE or row.started_at is not None:
        raise ApiError(409, "challenge/begun", "it has begun")
    if await services.store.challenges.leave(row.code, person_id, sent_away=sent_away):
        await tell_evening(services.rooms.context, row.code, "left", person_id)
