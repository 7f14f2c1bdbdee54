"""Games that go no further: each is one row, with its record in it."""

from dataclasses import replace
from typing import Any

from sqlalchemy import (
    Connection,
    Double,
    Integer,
    Row,
    Select,
    Text,
    bindparam,
    func,
    insert,
    select,
    true,
    update,
)

from ebbes.server.json_text import packed
from ebbes.server.store.body import squeezed, unsqueezed
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.games import GAMES, PLAYED
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.schema.tables import TABLES
from ebbes.server.store.values import GameRow, NewGame, OwnGame

NOWHERE = "device"
SHOWN = [column for column in GAMES.c if column.name != "record"]
LEFT = insert(PLAYED).from_select(
    ["person_id", "ended_at", "game_id", "seat", "has_left"],
    select(
        PEOPLE.c.id,
        bindparam("ended", type_=Double),
        bindparam("game", type_=Text),
        bindparam("at", type_=Integer),
        true(),
    ).where(PEOPLE.c.id == bindparam("person")),
)
"""Somebody who left a game; nothing of who is forgotten, as no seat tells that they are."""


class Games(Part):
    """Finding games and their records."""

    async def find(self, game_id: str) -> GameRow | None:
        """A game by its id."""
        row = await self._row(select(*SHOWN).where(GAMES.c.id == game_id))
        return row and game_of(row)

    async def whole(self, game_id: str) -> tuple[GameRow, dict[str, Any]] | None:
        """A game and its record, from its one row; None if there is no such game."""
        row = await self._row(select(GAMES).where(GAMES.c.id == game_id))
        return row and (game_of(row), _unsqueezed_record(row))

    async def record(self, game_id: str) -> dict[str, Any] | None:
        """The record of a game; None if there is no such game."""
        return await self._record(select(GAMES.c.record).where(GAMES.c.id == game_id))

    async def record_at(self, table_id: str, number: int) -> dict[str, Any] | None:
        """The record of a table's game with this number; None if there is none."""
        at = (GAMES.c.table_id == table_id, GAMES.c.number == number)
        return await self._record(select(GAMES.c.record).where(*at))

    async def id_at(self, table_id: str, number: int) -> str | None:
        """The id of a table's game with this number; None if there is none."""
        at = (GAMES.c.table_id == table_id, GAMES.c.number == number)
        row = await self._row(select(GAMES.c.id).where(*at))
        return row and row.id

    async def of_person(
        self, person_id: str, most: int, before: tuple[float, str] | None = None
    ) -> list[OwnGame]:
        """The games a person has played, the newest first, from a place in that list on."""
        c = PLAYED.c
        query = select(c.seat, c.has_left, *SHOWN).join_from(PLAYED, GAMES)
        query = query.where(c.person_id == person_id)
        if before is not None:
            at, game_id = before
            query = query.where((c.ended_at < at) | ((c.ended_at == at) & (c.game_id < game_id)))
        newest = (c.ended_at.desc(), c.game_id.desc())
        rows = await self._rows(query.order_by(*newest).limit(most))
        return [OwnGame(game_of(row), row.seat, row.has_left) for row in rows]

    async def seat_of(self, person_id: str, game_id: str) -> int | None:
        """Where a person sat in a game, if they did, also if they left it."""
        own = await self._own(person_id, game_id)
        return own and own.seat

    async def last_seat_of(self, person_id: str, game_id: str) -> int | None:
        """Where a person sat when a game ended, if they did."""
        own = await self._own(person_id, game_id)
        return None if own is None or own.has_left else own.seat

    async def _own(self, person_id: str, game_id: str) -> Row[Any] | None:
        c = PLAYED.c
        query = select(c.seat, c.has_left).join_from(PLAYED, GAMES)
        return await self._row(query.where(c.person_id == person_id, c.game_id == game_id))

    async def show_name(self, person_id: str, game_id: str, *, shown: bool) -> None:
        """Whether a person lets everybody see the names of a game, as far as it is up to them."""
        own = (PLAYED.c.person_id == person_id, PLAYED.c.game_id == game_id)
        told = update(PLAYED).where(*own).values(shows_name=shown)
        await self._change(told.returning(PLAYED.c.game_id))

    async def consents(self, game_id: str) -> dict[str, bool]:
        """Everybody who played, and whether they let all see the names."""
        c = PLAYED.c
        rows = await self._rows(select(c.person_id, c.shows_name).where(c.game_id == game_id))
        return {row.person_id: row.shows_name for row in rows}

    async def add(self, table_id: str, game: NewGame) -> None:
        """A game found in an old log; one that is known already stays as it is.

        Two processes may find the same one at once.
        """
        row, players, leavers = game_row(table_id, game), played_rows(game), left_rows(game)

        def work(connection: Connection) -> None:
            new = unless_known(connection, GAMES).values(row)
            added = connection.execute(new.returning(GAMES.c.id)).all()
            if added and players:
                connection.execute(insert(PLAYED), players)
            if added and leavers:
                connection.execute(LEFT, leavers)

        await self._database.write(work)

    async def give(self, game: NewGame, person_id: str, most: int) -> bool:
        """A game of a device, one more of at most so many of a person; whether there was room.

        They belong to a table that nobody can come to, and have numbers nobody can ask for.
        """

        def work(connection: Connection) -> bool:
            if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game.id)):
                return True
            here = select(func.count()).select_from(PLAYED).join(GAMES)
            given = here.where(PLAYED.c.person_id == person_id, GAMES.c.table_id == NOWHERE)
            if (connection.scalar(given) or 0) >= most:
                return False
            connection.execute(unless_known(connection, TABLES).values(_nowhere(game.ended_at)))
            first = select(func.min(GAMES.c.number)).where(GAMES.c.table_id == NOWHERE)
            number = (connection.scalar(first) or 0) - 1
            connection.execute(insert(GAMES), game_row(NOWHERE, replace(game, number=number)))
            connection.execute(insert(PLAYED), played_rows(game))
            return True

        return await self._database.write(work)

    async def _record(self, query: Select[Any]) -> dict[str, Any] | None:
        row = await self._row(query)
        return row and _unsqueezed_record(row)


def game_row(table_id: str, game: NewGame) -> dict[str, Any]:
    """A game as a row."""
    return {
        "id": game.id,
        "table_id": table_id,
        "number": game.number,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "finished": game.finished,
        "facts": squeezed(game.facts),
        "record": squeezed(game.record),
    }


def played_rows(game: NewGame) -> list[dict[str, Any]]:
    """Who played it, as rows."""
    return [
        {"person_id": person, "ended_at": game.ended_at, "game_id": game.id, "seat": seat}
        for person, seat in sorted(game.players.items())
    ]


def left_rows(game: NewGame) -> list[dict[str, Any]]:
    """Who left it, as `LEFT` takes them."""
    return [
        {"person": person, "ended": game.ended_at, "game": game.id, "at": seat}
        for person, seat in sorted(game.leavers.items())
    ]


def _nowhere(now: float) -> dict[str, Any]:
    """The table to which games belong that were played at none."""
    times = {"created_at": now, "touched_at": now, "ended_at": now}
    return {"id": NOWHERE, "code": "", "public": False, "summary": packed({}), **times}


def rename_in_game(connection: Connection, game_id: str, seat: int, name: str) -> None:
    """Another name for a seat, in the record and in what lists show."""
    at = GAMES.c.id == game_id
    row = connection.execute(select(GAMES.c.facts, GAMES.c.record).where(at)).one()
    facts: Any = unsqueezed(row.facts)
    record: Any = unsqueezed(row.record)
    facts["seats"][seat]["name"] = name
    record["names"][seat] = name
    new = {"facts": squeezed(facts), "record": squeezed(record)}
    connection.execute(update(GAMES).where(at).values(new))


def _unsqueezed_record(row: Row[Any]) -> dict[str, Any]:
    record = unsqueezed(row.record)
    assert isinstance(record, dict)
    return record


def game_of(row: Row[Any]) -> GameRow:
    """A row without its record as a game."""
    return GameRow(
        id=row.id,
        table_id="" if row.table_id == NOWHERE else row.table_id,
        number=max(row.number, 1),
        started_at=row.started_at,
        ended_at=row.ended_at,
        finished=row.finished,
        facts=unsqueezed(row.facts),
    )
