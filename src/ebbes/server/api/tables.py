"""`/api/tables`: making tables and finding them; what happens there goes over sockets."""

from typing import Annotated

from fastapi import Path, Request
from pydantic import BaseModel, Field, JsonValue

from ebbes.engine.errors import RuleError
from ebbes.protocol.seats import NewPlan, SeatState
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.wire import CommandKey, SeatNumber
from ebbes.server.api.common import (
    ALWAYS,
    KNOWN,
    NOT_FOUND,
    Key,
    SpokenCode,
    no_such_game,
    no_such_table,
    problem_of,
)
from ebbes.server.api.naming import whole_game
from ebbes.server.api.router import Router
from ebbes.server.company.wanted import hidden_among
from ebbes.server.identity.person import SCHEMES, MaybePerson, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.services import Services, TheServices
from ebbes.server.store.values import Person, TableRow
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.running.founding import found_table, plain_code

router = Router(prefix="/api", tags=["tables"], responses=ALWAYS)
known = Router(prefix="/api", tags=["tables"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)

GameNumber = Annotated[int, Path(ge=1, le=1_000_000)]
"""Which of a table's games, from 1."""
IN_LOBBY = 100
"""Tables the lobby shows; nobody reads more of them."""


class NewTable(BaseModel):
    """A table somebody wants to play at."""

    id: CommandKey = Field(description="Your own id for this wish: sent twice, it counts once.")
    settings: TableSettings = TableSettings()
    seats: list[NewPlan] = Field(
        default_factory=list,
        max_length=5,
        description="What the seats are for, the first ones first; the rest are open.",
    )
    seat: SeatNumber = Field(0, description="Where you sit.")


class TableCard(BaseModel):
    """A table as the list of tables shows it."""

    id: str
    code: str = Field(description="What you tell your friends.")
    settings: TableSettings
    seats: list[SeatState]
    playing: bool
    ended: bool


class MyTable(TableCard):
    """A table you have been at."""

    seat: SeatNumber | None


class GameId(BaseModel):
    """By which a game is known."""

    id: str


def card_of(row: TableRow) -> TableCard:
    """What everyone may know of a table without going there."""
    summary = row.summary
    assert isinstance(summary, dict)
    return TableCard.model_validate(
        {key: summary[key] for key in ("settings", "seats", "playing")}
        | {"id": row.id, "code": row.code, "ended": row.ended_at is not None}
    )


@known.post("/tables", status_code=201)
async def create(
    wanted: NewTable, request: Request, services: TheServices, person: ThePerson
) -> TableCard:
    """Make a table; you are its host."""
    services.house_rules.verify_open()
    spend(services.limits.tables, request)
    try:
        table_id = await found_table(
            services.rooms.context,
            person,
            wanted.id,
            wanted.settings,
            tuple(wanted.seats),
            wanted.seat,
        )
    except (RuleError, TableError) as error:
        raise problem_of(error, 422) from None
    return card_of(await row_of(services, table_id))


@router.get("/tables")
async def lobby(services: TheServices, person: MaybePerson) -> list[TableCard]:
    """The tables anyone may join, at most a hundred: first where somebody is, the newest first.

    Where somebody sits whom you block, or whose host blocks you, is left out.
    """
    rows = await services.store.tables.public(IN_LOBBY)
    hidden = await hidden_among(services.store, person, rows) if person else frozenset()
    return [card_of(row) for row in rows if row.id not in hidden]


@router.get("/tables/{table_id}", responses=NOT_FOUND)
async def table(table_id: Key, services: TheServices) -> TableCard:
    """A table by its id."""
    return card_of(await row_of(services, table_id))


@router.get("/codes/{code}", responses=NOT_FOUND)
async def by_code(code: SpokenCode, request: Request, services: TheServices) -> TableCard:
    """A table by the code its people tell each other, with spaces and dashes or without."""
    services.guesses.verify(request)
    row = await services.store.tables.by_code(plain_code(code))
    if row is None:
        services.guesses.wrong(request)
        raise no_such_table()
    return card_of(row)


@router.get("/tables/{table_id}/games/{number}", responses=NOT_FOUND)
async def record(
    table_id: Key,
    number: GameNumber,
    services: TheServices,
    person: MaybePerson,
) -> dict[str, JsonValue]:
    """The record of a finished game, with the proof of its deals (`ebbes-record/1`)."""
    game_id = await _id_at(services, table_id, number)
    return (await whole_game(services, game_id, person))[1]


@router.get("/tables/{table_id}/games/{number}/id", responses=NOT_FOUND)
async def id_of_game(table_id: Key, number: GameNumber, services: TheServices) -> GameId:
    """By which a finished game is known, wherever it is told again."""
    return GameId(id=await _id_at(services, table_id, number))


@known.get("/me/tables")
async def my_tables(services: TheServices, person: ThePerson) -> list[MyTable]:
    """The open tables you have been at, the newest first, and no more than a hundred of them."""
    return await tables_of(services, person)


async def tables_of(services: Services, person: Person) -> list[MyTable]:
    """The open tables somebody has been at, the newest first."""
    found = await services.store.tables.of_person(person.id, IN_LOBBY)
    return [MyTable(**card_of(own.table).model_dump(), seat=own.seat) for own in found]


async def _id_at(services: Services, table_id: str, number: int) -> str:
    games, tables = services.store.games, services.store.tables
    found = await games.id_at(table_id, number)
    if found is None and await tables.has_untold_games(table_id):
        await services.rooms.history.fold(table_id)
        found = await games.id_at(table_id, number)
    if found is None:
        await row_of(services, table_id)
        raise no_such_game()
    return found


async def row_of(services: Services, table_id: str) -> TableRow:
    """A table by its id; or the refusal."""
    row = await services.store.tables.find(table_id)
    if row is None:
        raise no_such_table()
    return row
