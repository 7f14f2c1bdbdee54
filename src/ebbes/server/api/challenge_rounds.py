"""`/api/challenges/{code}`: playing the rounds of a challenge, and the points of real cards."""

from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field

from ebbes.protocol.deal import MOST_DEALS
from ebbes.server.api.challenge_board import course_of, placed_in
from ebbes.server.api.challenges import (
    OF_KNOWN,
    count_command,
    join_challenge,
    open_challenge,
)
from ebbes.server.api.common import SpokenCode
from ebbes.server.api.router import Router
from ebbes.server.challenging.board import BOX, EVENING, OF_PEOPLE
from ebbes.server.challenging.movement import FEWEST_TABLES, SEATS, tables_for
from ebbes.server.challenging.sitting import lay_tables, rounds_from, sit_down, table_of
from ebbes.server.challenging.standing import can_be_points
from ebbes.server.challenging.telling import Course
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.tables.running.news import tell_evening

router = Router(
    prefix="/api/challenges/{code}", tags=["challenges"], dependencies=SCHEMES, responses=OF_KNOWN
)

FEWEST_AT_TABLES = 2


class ChallengeTable(BaseModel):
    """Where a round is played."""

    code: str


class NewPoints(BaseModel):
    """What a table made of real cards, as one of them counted it for all."""

    number: Annotated[int, Field(ge=1, le=MOST_DEALS, description="The round.")]
    points: Annotated[list[int], Field(min_length=SEATS, max_length=SEATS)] = Field(
        description="By seat."
    )


@router.post(
    "/start",
    status_code=204,
    responses=declared(
        s403="Only who has opened it may begin, or who came first when they have gone."
    ),
)
async def start(
    code: SpokenCode, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Begin an evening with those who are there."""
    count_command(services, request, person)
    row = await open_challenge(services, request, code)
    course = await course_of(services, row)
    if row.kind not in OF_PEOPLE or course.leader != person.id:
        raise ApiError(403, "challenge/not-yours", "only who has opened an evening can begin it")
    people = len(course.entrants)
    if row.kind == EVENING and people < FEWEST_AT_TABLES:
        raise ApiError(409, "challenge/too-few", "an evening needs two people at the least")
    if row.kind == BOX and (people % SEATS or people < SEATS * FEWEST_TABLES):
        raise ApiError(409, "challenge/not-fours", "real tables need four people each, and be two")
    if await services.store.challenges.start(row.code):
        await tell_evening(services.rooms.context, row.code, "begun")


@router.post("/play", status_code=201)
async def play(
    code: SpokenCode, request: Request, services: TheServices, person: ThePerson
) -> ChallengeTable:
    """Sit down to your next round, or go on with the one you are playing; each counts once."""
    services.house_rules.verify_open()
    row = await open_challenge(services, request, code)
    if row.kind == BOX:
        raise ApiError(409, "challenge/real-cards", "this is played with real cards")
    await join_challenge(services, row, person)
    course = await course_of(services, row)
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
    begun = (await course_of(services, row)).begun_of(person.id)
    if begun is None or begun.code is None:
        raise ApiError(409, "challenge/waiting", "others still play this round")
    return ChallengeTable(code=begun.code)


@router.post("/points", status_code=204)
async def enter(
    code: SpokenCode, said: NewPoints, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Say what your table made of the real cards of this round; until the next, correct it."""
    count_command(services, request, person)
    row = await open_challenge(services, request, code)
    course = await course_of(services, row)
    own = placed_in(course, person.id)
    if row.kind != BOX or own is None or said.number not in course.rounds_to_enter:
        raise ApiError(409, "challenge/other-round", "that round is not played now")
    if not can_be_points(said.points):
        raise ApiError(422, "challenge/no-such-points", f"no round ends with {said.points}")
    table = table_of(own, said.number, course.entrants)
    made = {who.person_id: (seat, said.points[seat]) for seat, who in table.items()}
    if await services.store.challenges.enter(row.code, said.number, made):
        await tell_evening(services.rooms.context, row.code, "played")


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
        await tell_evening(services.rooms.context, course.challenge.code, "seated")
