"""`/api/days`: the hand of the day."""

from asyncio import gather
from datetime import date
from typing import Annotated

from fastapi import Path, Request
from pydantic import BaseModel, Field

from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.wire import CommandKey, SeatNumber
from ebbes.rules.codes import code_of
from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.router import Router
from ebbes.server.days.hand import Hand
from ebbes.server.days.sitting import practise, sit_down
from ebbes.server.identity.person import SCHEMES, MaybePerson, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.hands import HandRow
from ebbes.server.store.values import Person

NO_SUCH_DAY = declared(s404="That day has no hand here, or not yet.")
router = Router(prefix="/api", tags=["days"], responses=ALWAYS | NO_SUCH_DAY)
known = Router(
    prefix="/api", tags=["days"], dependencies=SCHEMES, responses=ALWAYS | KNOWN | NO_SUCH_DAY
)

FEW = 10
"""People below which nobody is told to be better than so many of a hundred."""

Day = Annotated[date, Path(description="As 2028-02-29.")]


class OwnHand(BaseModel):
    """How far you have come with a hand that counts."""

    code: str = Field(description="Of the table at which you play it.")
    points: int | None = Field(description="Null until you have played it.")
    game: str | None = Field(description="The id of the game, once it is over.")


class Results(BaseModel):
    """How everybody has played a day."""

    points: dict[int, int] = Field(description="How many people have how many points.")
    better_than: int | None = Field(
        description="Of a hundred others, how many you have passed; null while there are few."
    )


class DayHand(BaseModel):
    """The hand of one day."""

    day: date
    is_today: bool
    counts: bool = Field(description="Whether some may still play it, and count: till then sealed.")
    today: date = Field(description="The day it is on this server.")
    first: date = Field(description="The first day that has a hand.")
    head: str = Field(description="By which the deals of its year are bound: docs/deals.md.")
    next_head: str = Field(description="By which those of the coming year are.")
    seat: SeatNumber = Field(description="Where everybody sits.")
    seats: list[SeatPlan] = Field(description="Who sits there; yours is open.")
    dealer: SeatNumber
    starter: SeatNumber
    value: int = Field(description="The number of the round.")
    cards: list[str] = Field(description="Your hand.")
    played: int = Field(description="How many people have played it.")
    own: OwnHand | None
    row: int = Field(description="How many days in a row you have played.")
    results: Results | None = Field(description="Told once you have played, or the day is over.")


class DayYardstick(BaseModel):
    """With what points of a day are compared, however few have played it."""

    par: float | None = Field(description="What the judge expects; null if nobody can judge it.")
    expert: int | None = Field(description="What the expert has made of it; likewise.")


class MyDay(BaseModel):
    """A day on your calendar."""

    day: date
    points: int | None


class Practice(BaseModel):
    """A wish to play a hand for oneself."""

    id: CommandKey = Field(description="Your own id for this wish: sent twice, it counts once.")


class DayTable(BaseModel):
    """Where a hand is played."""

    code: str


@router.get("/days/today")
async def today(services: TheServices, person: MaybePerson) -> DayHand:
    """The hand of the day it is here."""
    return await _told(services, services.calendar.today, person)


@router.get("/days/{day}")
async def one_day(day: Day, services: TheServices, person: MaybePerson) -> DayHand:
    """The hand of a day, of today or before."""
    return await _told(services, day, person)


@router.get(
    "/days/{day}/yardstick", responses=declared(s403="Told once you have played, or it is over.")
)
async def yardstick(day: Day, services: TheServices, person: MaybePerson) -> DayYardstick:
    """Par, and what the expert makes of the hand; found out when somebody asks who has played."""
    hand = await _hand(services, day)
    own = None if person is None else await services.store.hands.find(person.id, day.isoformat())
    if not _is_open(services, day, own):
        raise ApiError(403, "day/play-first", "play the hand first: then it is told")
    if own is not None and own.points is not None:
        found = await services.yardsticks.of(hand)
    else:
        found = await services.store.hands.yardstick(day.isoformat())
    if found is None:
        return DayYardstick(par=None, expert=None)
    return DayYardstick(par=round(found.par, 2), expert=found.expert)


@known.post("/days/{day}", status_code=201)
async def play(day: Day, request: Request, services: TheServices, person: ThePerson) -> DayTable:
    """Sit down to the hand of today, or go on with it: it counts once."""
    services.house_rules.verify_open()
    hand = await _hand(services, day)
    begun = await services.store.hands.find(person.id, day.isoformat())
    goes_on = begun is not None and services.calendar.counts(day)
    if day != services.calendar.today and not goes_on:
        raise ApiError(409, "day/over", "that day is over: its hand can be practised")
    spend(services.limits.tables, request)
    return DayTable(code=await sit_down(services.rooms, person, hand, begun))


@known.post("/days/{day}/practice", status_code=201)
async def play_again(
    day: Day, wanted: Practice, request: Request, services: TheServices, person: ThePerson
) -> DayTable:
    """Play a hand for yourself: one that you have played already, or that is over."""
    services.house_rules.verify_open()
    hand = await _hand(services, day)
    own = await services.store.hands.find(person.id, day.isoformat())
    if services.calendar.counts(day) and (own is None or own.points is None):
        if own is None and day != services.calendar.today:
            raise ApiError(409, "day/still-played", "others still play it, and it counts for them")
        raise ApiError(409, "day/counts-first", "the first time counts: play that one first")
    spend(services.limits.tables, request)
    return DayTable(code=await practise(services.rooms, person, hand, wanted.id))


@known.get("/me/days/{year}/{month}")
async def my_month(
    year: Annotated[int, Path(ge=2000, le=9999)],
    month: Annotated[int, Path(ge=1, le=12)],
    services: TheServices,
    person: ThePerson,
) -> list[MyDay]:
    """The days of a month that you have played, or begun."""
    first, last = f"{year:04}-{month:02}-01", f"{year:04}-{month:02}-31"
    hands = await services.store.hands.between(person.id, first, last)
    return [MyDay(day=date.fromisoformat(hand.day), points=hand.points) for hand in hands]


async def _told(services: Services, day: date, person: Person | None) -> DayHand:
    calendar, hands, name = services.calendar, services.store.hands, day.isoformat()
    hand = await _hand(services, day)
    own, row = None, 0
    if person is None:
        points = await hands.results(name)
    else:
        own, row, points = await gather(
            hands.find(person.id, name), calendar.row_of(person.id), hands.results(name, person.id)
        )
    return DayHand(
        day=day,
        is_today=day == calendar.today,
        counts=calendar.counts(day),
        today=calendar.today,
        first=await calendar.first(),
        head=hand.head.hex(),
        next_head=(await calendar.next_head()).hex(),
        seat=hand.seat,
        seats=list(hand.plans),
        dealer=hand.dealer,
        starter=hand.starter,
        value=hand.value,
        cards=[code_of(card) for card in hand.cards],
        played=sum(points.values()),
        own=None if own is None else OwnHand(code=own.code, points=own.points, game=own.game_id),
        row=row,
        results=_results(points, own) if _is_open(services, day, own) else None,
    )


def _is_open(services: Services, day: date, own: HandRow | None) -> bool:
    """Whether somebody may know how a day went."""
    return day < services.calendar.today or (own is not None and own.points is not None)


def _results(points: dict[int, int], own: HandRow | None) -> Results:
    reached = None if own is None else own.points
    return Results(points=points, better_than=better_than(points, reached))


def better_than(points: dict[int, int], own: int | None) -> int | None:
    """Of a hundred others, how many have fewer points; None if there are too few to say so."""
    others = sum(points.values()) - 1
    if own is None or others + 1 < FEW:
        return None
    passed = sum(people for result, people in points.items() if result < own)
    return round(100 * passed / others)


async def _hand(services: Services, day: date) -> Hand:
    hand = await services.calendar.hand(day)
    if hand is None:
        raise ApiError(404, "day/none", "that day has no hand here")
    return hand
