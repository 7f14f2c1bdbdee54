"""`/api/anybody`, `/api/me/blocks`: whom one plays with, and whom one does not."""

from typing import Annotated

from fastapi import Path, Request
from pydantic import BaseModel, Field

from ebbes.engine.errors import RuleError
from ebbes.protocol.options import GameOptions
from ebbes.protocol.wire import CommandKey, SeatNumber
from ebbes.server.api.common import (
    ALWAYS,
    KNOWN,
    NOT_FOUND,
    Key,
    SeatAt,
    problem_of,
)
from ebbes.server.api.router import Router
from ebbes.server.api.tables import TableCard, card_of, row_of
from ebbes.server.company.anybody import table_with_anybody
from ebbes.server.company.doings import doings_at
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.blocks import MOST_BLOCKS
from ebbes.server.store.reports import MOST_A_DAY, Reported, Why
from ebbes.server.store.values import Person, TableRow
from ebbes.server.tables.running.lobby import Seated, leavers_of, people_at, seated_at

known = Router(prefix="/api", tags=["company"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)

BlockId = Annotated[int, Path(ge=1, lt=2**31)]
EntryNumber = Annotated[int, Path(ge=1, lt=2**31)]
ENOUGH = declared(s409="That is as many as there may be.")


class Anybody(BaseModel):
    """A wish to play with whoever wants to."""

    id: CommandKey = Field(description="Your own id for this wish: sent twice, it counts once.")
    options: GameOptions = GameOptions()


class Blocked(BaseModel):
    """Somebody you do not want to sit with."""

    id: int
    name: str = Field(description="What they were called when you blocked them.")
    since: float = Field(description="Seconds since 1970.")


class Left(BaseModel):
    """Somebody who got up from a table."""

    number: int = Field(description="By which they are blocked or reported.")
    name: str
    blocked: bool = Field(description="Whether you block them.")


class Reporting(BaseModel):
    """What the operators of the server should know."""

    why: Why


@known.post("/anybody")
async def anybody(
    wanted: Anybody, request: Request, services: TheServices, person: ThePerson
) -> TableCard:
    """A table where somebody waits for you, or else a new one on the list of open tables.

    Take a seat there by its socket. Where nobody comes for a while, bots sit down.
    """
    services.house_rules.verify_open()
    spend(services.limits.tables, request)
    try:
        table_id = await table_with_anybody(
            services.rooms.context, person, wanted.id, wanted.options
        )
    except RuleError as error:
        raise problem_of(error, 422) from None
    return card_of(await row_of(services, table_id))


@known.get("/me/blocks")
async def blocks(services: TheServices, person: ThePerson) -> list[Blocked]:
    """All you have blocked, the latest first."""
    found = await services.store.blocks.of(person.id)
    return [Blocked(id=block.id, name=block.name, since=block.made_at) for block in found]


@known.delete("/me/blocks/{block_id}", status_code=204)
async def lift(block_id: BlockId, services: TheServices, person: ThePerson) -> None:
    """Block somebody no more; nothing happens if you do not."""
    await services.store.blocks.lift(person.id, block_id)


@known.get("/tables/{table_id}/blocked", responses=NOT_FOUND)
async def blocked_here(table_id: Key, services: TheServices, person: ThePerson) -> list[SeatNumber]:
    """The seats of those at a table whom you block."""
    row = await _own_table(services, table_id, person)
    blocked = await services.store.blocks.blocked_by(person.id, people_at(row))
    return [seated.seat for seated in seated_at(row) if seated.person in blocked]


@known.post("/tables/{table_id}/seats/{seat}/block", status_code=204, responses=NOT_FOUND | ENOUGH)
async def block(
    table_id: Key, seat: SeatAt, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Whoever sits there cannot sit down at your tables any more, and you are not led to theirs."""
    other = _other(await _own_table(services, table_id, person), seat, person)
    spend(services.limits.blocks, request)
    await _block(services, person, other)


@known.get("/tables/{table_id}/leavers", responses=NOT_FOUND)
async def leavers(table_id: Key, services: TheServices, person: ThePerson) -> list[Left]:
    """Who sat there in the present game or the last one, and does no more."""
    row = await _own_table(services, table_id, person)
    left = {each.person: each.number for each in leavers_of(row)}
    names = await services.store.people.names(left)
    blocked = await services.store.blocks.blocked_by(person.id, left)
    return [
        Left(number=number, name=names[who], blocked=who in blocked)
        for who, number in left.items()
        if who in names
    ]


@known.post(
    "/tables/{table_id}/leavers/{number}/block", status_code=204, responses=NOT_FOUND | ENOUGH
)
async def block_leaver(
    table_id: Key, number: EntryNumber, request: Request, services: TheServices, person: ThePerson
) -> None:
    """Somebody who got up cannot sit down at your tables any more, as if they still sat there."""
    other = await _leaver(services, await _own_table(services, table_id, person), number)
    spend(services.limits.blocks, request)
    await _block(services, person, other)


@known.post("/tables/{table_id}/seats/{seat}/report", status_code=204, responses=NOT_FOUND | ENOUGH)
async def report(
    told: Reporting,
    table_id: Key,
    seat: SeatAt,
    request: Request,
    services: TheServices,
    person: ThePerson,
) -> None:
    """Tell the operators of whoever sits there; they read what was said and done, not the cards."""
    spend(services.limits.reports, request)
    other = _other(await _own_table(services, table_id, person), seat, person)
    await _report(services, person, table_id, other, told.why)


@known.post(
    "/tables/{table_id}/leavers/{number}/report", status_code=204, responses=NOT_FOUND | ENOUGH
)
async def report_leaver(
    told: Reporting,
    table_id: Key,
    number: EntryNumber,
    request: Request,
    services: TheServices,
    person: ThePerson,
) -> None:
    """Tell the operators of somebody who got up, as of whoever sits there."""
    spend(services.limits.reports, request)
    other = await _leaver(services, await _own_table(services, table_id, person), number)
    await _report(services, person, table_id, other, told.why, number)


async def _own_table(services: Services, table_id: str, person: Person) -> TableRow:
    """A table at which one sits: nobody finds out about the people at others."""
    row = await row_of(services, table_id)
    if person.id not in people_at(row):
        raise ApiError(403, "table/not-seated", "you do not sit at this table")
    return row


def _other(row: TableRow, seat: int, person: Person) -> Seated:
    """Who sits there, and is somebody else."""
    for seated in seated_at(row):
        if seated.seat == seat and seated.person != person.id:
            return seated
    raise ApiError(404, "table/nobody-there", "nobody else sits there", {"seat": seat})


async def _leaver(services: Services, row: TableRow, number: int) -> Seated:
    """Who got up then, unless they are forgotten."""
    for each in leavers_of(row):
        other = await services.store.people.find(each.person) if each.number == number else None
        if other is not None:
            return Seated(each.seat, other.id, other.name)
    raise ApiError(404, "table/nobody-there", "nobody got up then", {"number": number})


async def _block(services: Services, person: Person, other: Seated) -> None:
    if not await services.store.blocks.add(person.id, other.person, other.name):
        raise _enough("blocks", MOST_BLOCKS)


async def _report(
    services: Services,
    person: Person,
    table_id: str,
    other: Seated,
    why: Why,
    until: int | None = None,
) -> None:
    doings = await doings_at(services.store, table_id, other.person, other.seat, until)
    kept = Reported(other.person, other.name, table_id, why, doings)
    if not await services.store.reports.add(person.id, kept):
        raise _enough("reports a day", MOST_A_DAY)


def _enough(what: str, most: int) -> ApiError:
    return ApiError(409, "limit/enough", f"{most} {what} are the most", {"most": most})
