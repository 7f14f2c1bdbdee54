"""`/api/me/over-days`, `/api/me/holidays`, `/api/tables/{id}/wishes`: games over days."""

from datetime import date, datetime
from typing import Annotated, Literal

from fastapi import Path, Request
from pydantic import BaseModel, Field

from ebbes.protocol.wire import CardCode, SeatNumber
from ebbes.rules.codes import CARDS, code_of
from ebbes.server.api.common import ALWAYS, KNOWN, NOT_FOUND, Key, problem_of
from ebbes.server.api.router import Router
from ebbes.server.api.tables import MyTable, row_of, tables_of
from ebbes.server.holidays import DAYS_A_YEAR, MOST, Holiday, days_in
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.limits import spend_one
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.awaited import Waiting
from ebbes.server.store.values import Person
from ebbes.server.store.wishes import KeptWish
from ebbes.server.tables.deciding.absence import plan_for
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.model.hours import is_night
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.wish import ANY, Plan, Play, chances_of, fits, moment_of

known = Router(prefix="/api", tags=["over days"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)

MOST_PLAYS = 7
"""In a plan: one for each suit, for leading, and for whatever else."""
MOST_TENDED = 100
"""Tables that are told at once of a holiday."""
ENOUGH = declared(s409="It cannot be so.")

When = Literal["B", "N", "Y", "G", "R", "lead", "any"]
FirstDay = Annotated[date, Path(description="The first day of a holiday.")]


class Awaits(BaseModel):
    """For whom a table waits."""

    seat: SeatNumber
    you: bool
    since: float = Field(description="Seconds since 1970.")
    until: float | None = Field(description="When their time is up.")
    rests: bool = Field(description="Whether no time runs now, as it is night on the server.")
    round: int
    trick: int


class SlowTable(MyTable):
    """A table of yours that plays over days."""

    awaits: Awaits | None = Field(description="Null while no game waits for anybody.")


class HolidayTime(BaseModel):
    """Days on which no time runs for you, the last one included."""

    first: date
    last: date


class Holidays(BaseModel):
    """All there are, and how many more there may be."""

    holidays: list[HolidayTime]
    today: date = Field(description="Where the server stands.")
    left: int = Field(description="Days that are left this year.")


class PlannedPlay(BaseModel):
    """A card of yours for when that suit is led, when you lead, or whatever happens."""

    when: When
    card: CardCode


class Wishes(BaseModel):
    """What you want done while you are not there; nobody else hears of it."""

    forced: bool | None = Field(
        None, description="Whether forced cards play themselves; null as the table has it."
    )
    plays: list[PlannedPlay] = Field(
        default_factory=list,
        max_length=MOST_PLAYS,
        description="For your next card: the first one that fits and is legal is played.",
    )


class Chance(BaseModel):
    """How your next turn may come about, and the cards you may play then."""

    when: When
    cards: list[CardCode]


class Wished(Wishes):
    """Your wishes, and what plans can be made for."""

    chances: list[Chance] = Field(description="None while it is your turn, or nobody's.")


@known.get("/me/over-days")
async def my_slow_tables(services: TheServices, person: ThePerson) -> list[SlowTable]:
    """Your games over days: first those that wait for you, and then the newest."""
    mine = [
        table
        for table in await tables_of(services, person)
        if table.settings.over_days is not None and table.seat is not None
    ]
    found = await services.store.awaited.at_tables([table.id for table in mine])
    waiting, now = {each.table_id: each for each in found}, services.clock()
    told = [
        SlowTable(**table.model_dump(), awaits=_awaits(waiting.get(table.id), table, person, now))
        for table in mine
    ]
    return sorted(told, key=lambda table: not (table.awaits and table.awaits.you))


@known.get("/me/holidays")
async def my_holidays(services: TheServices, person: ThePerson) -> Holidays:
    """Your holidays of this year and those to come."""
    today = _today(services)
    return _told(await services.store.wishes.holidays(person.id, today), today)


@known.post("/me/holidays", status_code=201, responses=ENOUGH)
async def take_holiday(
    wanted: HolidayTime, request: Request, services: TheServices, person: ThePerson
) -> Holidays:
    """No time runs for you on these days, at any table over days."""
    services.limits.spend_command(address_of(request), person.id)
    new, today = Holiday(wanted.first, wanted.last), _today(services)
    _count_change(services, person, new.first, today)
    after = await services.store.wishes.take_holiday(
        person.id, new, today, lambda known: _verify(new, known, today)
    )
    if new.first == today:
        await _tend_tables(services, person, address_of(request))
    return _told(after, today)


@known.delete("/me/holidays/{first}")
async def end_holiday(
    first: FirstDay, request: Request, services: TheServices, person: ThePerson
) -> Holidays:
    """One that has not begun is none; one that has ended yesterday."""
    services.limits.spend_command(address_of(request), person.id)
    wishes, today = services.store.wishes, _today(services)
    _count_change(services, person, first, today)
    if await wishes.end_holiday(person.id, first, today) and first <= today:
        await _tend_tables(services, person, address_of(request))
    return _told(await wishes.holidays(person.id, today), today)


@known.get("/tables/{table_id}/wishes", responses=NOT_FOUND)
async def my_wishes(table_id: Key, services: TheServices, person: ThePerson) -> Wished:
    """What you want done at a table, as far as it still may come to it."""
    await row_of(services, table_id)
    async with services.rooms.visit(table_id) as room:
        kept = await services.store.wishes.find(person.id, table_id)
        return _wishes(kept, room.table, person)


@known.put("/tables/{table_id}/wishes", responses=NOT_FOUND | ENOUGH)
async def wish(
    wanted: Wishes, table_id: Key, request: Request, services: TheServices, person: ThePerson
) -> Wished:
    """Want this from now on, and nothing else; what can be done is done at once."""
    services.limits.spend_command(address_of(request), person.id)
    await row_of(services, table_id)
    plays = tuple(Play(each.when, CARDS.get(each.card, -1)) for each in wanted.plays)
    async with services.rooms.visit(table_id) as room:
        try:
            plan = plan_for(room.table, person.id, plays)
        except TableError as error:
            if plays or room.table.seat_of(person.id) is None:
                raise problem_of(error, 409) from None
            plan = None
        kept = KeptWish(wanted.forced, plan.to_json() if plan is not None and plays else None)
        await services.store.wishes.keep(person.id, table_id, kept)
        await room.catch_up()
        await room.tend()
        return _wishes(kept, room.table, person)


def _awaits(waiting: Waiting | None, table: MyTable, person: Person, now: float) -> Awaits | None:
    over_days = table.settings.over_days
    if waiting is None or over_days is None:
        return None
    awaited = waiting.awaited
    return Awaits(
        seat=awaited.seat,
        you=awaited.person == person.id,
        since=awaited.since,
        until=awaited.until,
        rests=over_days.nights and is_night(now),
        round=awaited.round,
        trick=awaited.trick,
    )


def _wishes(kept: KeptWish, table: Table, person: Person) -> Wished:
    """A plan for a moment that is over is none; once a suit is led, only what fits it is left."""
    plan = None if kept.plan is None else Plan.from_json(kept.plan)
    seat, game = table.seat_of(person.id), table.game
    if seat is None or game is None:
        return Wished(forced=kept.forced, chances=[])
    plays = plan.plays if plan is not None and plan.at == moment_of(game, seat) else ()
    chances = chances_of(game.state, seat)
    if [chance.when for chance in chances] == [ANY]:
        plays = tuple(Play(ANY, play.card) for play in plays if fits(play.when, game))[:1]
    told = {
        "forced": kept.forced,
        "plays": [{"when": when, "card": code_of(card)} for when, card in plays],
        "chances": [{"when": when, "cards": list(map(code_of, cards))} for when, cards in chances],
    }
    return Wished.model_validate(told)


def _today(services: Services) -> date:
    return datetime.fromtimestamp(services.clock()).date()


def _verify(new: Holiday, holidays: list[Holiday], today: date) -> None:
    if new.first < today or new.last < new.first:
        raise ApiError(409, "holiday/past", "a holiday begins today or later, and ends after that")
    if new.last.year > today.year + 1:
        raise ApiError(409, "holiday/far", "a holiday ends next year at the latest")
    if any(each.first <= new.last and new.first <= each.last for each in holidays):
        raise ApiError(409, "holiday/overlaps", "you are on holiday then already")
    if sum(each.last >= today for each in holidays) >= MOST:
        raise ApiError(409, "limit/enough", f"{MOST} holidays are the most", {"most": MOST})
    for year in range(new.first.year, new.last.year + 1):
        if days_in(year, [*holidays, new]) > DAYS_A_YEAR:
            message = f"{DAYS_A_YEAR} days a year are the most"
            raise ApiError(409, "holiday/enough", message, {"most": DAYS_A_YEAR})


def _told(holidays: list[Holiday], today: date) -> Holidays:
    coming = [
        HolidayTime(first=each.first, last=each.last) for each in holidays if each.last >= today
    ]
    left = max(0, DAYS_A_YEAR - days_in(today.year, holidays))
    return Holidays(holidays=coming, today=today, left=left)


def _count_change(services: Services, person: Person, first: date, today: date) -> None:
    """What changes nothing today is no work; what does is allowed so many times a day."""
    if first <= today:
        spend_one(services.limits.holidays, person.id, "changes of holidays")


async def _tend_tables(services: Services, person: Person, address: str) -> None:
    """Let tables that wait for somebody know, each a command; others find out when they do."""
    for waiting in await services.store.awaited.of_person(person.id, MOST_TENDED):
        if services.limits.take_command(address, person.id):
            return
        async with services.rooms.visit(waiting.table_id) as room:
            await room.catch_up()
            await room.tend()
