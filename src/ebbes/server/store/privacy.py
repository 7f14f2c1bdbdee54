"""What is kept about a person: all of it on request, and none of it after a deletion."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row, bindparam, delete, select, update

from ebbes.json_types import Json
from ebbes.server.json_text import packed, unpacked
from ebbes.server.store.body import squeezed, unsqueezed
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.games import rename_in_game
from ebbes.server.store.orders import OrderKind
from ebbes.server.store.part import Part
from ebbes.server.store.schema.challenges import CHALLENGES, ENTRANTS, TRIES
from ebbes.server.store.schema.company import BLOCKS, REPORTS
from ebbes.server.store.schema.days import HANDS
from ebbes.server.store.schema.games import OUTCOMES, PLAYED, RATERS
from ebbes.server.store.schema.house import FLOODS, ORDERS
from ebbes.server.store.schema.keys import LINKS, PASSKEYS, RECOVERIES, SECRETS, TOKENS
from ebbes.server.store.schema.over_days import ADDRESSES, AWAITED, HOLIDAYS, TELLINGS, WISHES
from ebbes.server.store.schema.people import OPENNESS, PEOPLE
from ebbes.server.store.schema.puzzles import PUZZLE_ANSWERS, PUZZLERS
from ebbes.server.store.schema.reviews import REVIEW_ASKERS
from ebbes.server.store.schema.tables import CHECKPOINTS, ENTRIES, SEATS, TABLES

Rewrite: TypeAlias = Callable[[Json], Json]
"""An entry, a checkpoint or a summary without a person's name; anything else as it was."""

GAMES_AT_ONCE = 50
"""Games in one transaction: others write between two of them."""
SHOWN = {
    "devices": (SECRETS, ("created_at", "used_at", "browser", "system")),
    "tokens": (TOKENS, ("id", "label", "created_at")),
    "links": (LINKS, ("expires_at",)),
    "tables": (SEATS, ("table_id", "seat", "seen_at")),
    "games": (PLAYED, ("game_id", "seat", "ended_at", "shows_name", "has_left")),
    "hands": (HANDS, ("day", "table_id", "points", "game_id")),
    "reviews": (REVIEW_ASKERS, ("game_id", "asked_at")),
    "blocks": (BLOCKS, ("name", "made_at")),
    "reports": (REPORTS, ("name", "table_id", "why", "made_at")),
    "puzzler": (PUZZLERS, ("rating", "deviation", "volatility", "rated_at", "returns")),
    "puzzles": (
        PUZZLE_ANSWERS,
        (
            "puzzle_id",
            "card",
            "outcome",
            "answered_at",
            "last_outcome",
            "last_at",
            "stability",
            "difficulty",
            "due_at",
        ),
    ),
    "outcomes": (OUTCOMES, tuple(OUTCOMES.c.keys())[1:]),
    "openness": (OPENNESS, ("strength", "games", "results")),
    "rater": (RATERS, ("mean", "variance", "games", "rated_at")),
    "recoveries": (RECOVERIES, ("made_at",)),
    "passkeys": (PASSKEYS, ("made_at", "used_at")),
    "challenges": (
        CHALLENGES,
        ("code", "name", "kind", "rounds", "strength", "made_at", "until_at", "started_at"),
    ),
    "joined": (ENTRANTS, ("challenge", "joined_at", "place")),
    "wishes": (WISHES, ("table_id", "forced", "plan")),
    "holidays": (HOLIDAYS, ("first_day", "last_day")),
    "awaited": (
        AWAITED,
        ("table_id", "seat", "since_at", "until_at", "round", "trick", "told_at"),
    ),
    "telling": (TELLINGS, ("how", "nights", "told_at")),
    "addresses": (ADDRESSES, ("kind", "url", "one", "many", "made_at")),
    "tries": (
        TRIES,
        ("challenge", "number", "table_id", "seat", "points", "game_id", "played_at", "by_house"),
    ),
}
NEW_BODY = (
    update(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.seq == bindparam("at"))
    .values(body=bindparam("new"))
)


class Privacy(Part):
    """Export and deletion."""

    _is_clean = False
    """Whether the files were emptied since somebody was deleted, as far as this process knows."""

    async def export(self, person_id: str) -> dict[str, Json]:
        """All the store knows of a person.

        Hashes are left out: they open nothing, and prove nothing to their owner. Logs are left out
        too: they hold what other people know, and what this person may see of them is not known
        here; the tables and games are named instead.
        """

        def work(connection: Connection) -> dict[str, Json]:
            people = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person_id))
            row = people.one_or_none()
            if row is None:
                raise NoSuchPerson(f"no person {person_id!r}")
            export: dict[str, Json] = {"person": _tree(row)}
            for name, (kept, shown) in SHOWN.items():
                columns = [kept.c[column] for column in shown]
                query = select(*columns).where(kept.c.person_id == person_id).order_by(*columns)
                export[name] = [_tree(row) for row in connection.execute(query)]
            return export

        return await self._database.read(work)

    async def delete(self, person_id: str, nobody: str, rewrite: Rewrite) -> list[str]:
        """Forgets a person, and returns the tables they have been at; games stay.

        It goes step by step, and each is a transaction of its own: a page of games, then one table
        after the other, of which `rewrite` is given what holds the name, and at last the person.
        In games they are called `nobody`. Broken off, it can be begun again.
        """
        try:
            tables = await self._delete(person_id, nobody, rewrite)
        finally:
            self.doubt()
        await self.clean()
        return sorted(set(tables))

    async def _delete(self, person_id: str, nobody: str, rewrite: Rewrite) -> list[str]:
        tables: list[str] = []
        while not await self._database.write(lambda connection: _gone(connection, person_id)):
            while await self._database.write(lambda at: _leave_games(at, person_id, nobody)):
                pass
            while table_id := await self._database.write(
                lambda at: _leave_a_table(at, person_id, rewrite)
            ):
                tables.append(table_id)
        return tables

    def doubt(self) -> None:
        """Somebody may have been deleted, by this process or by another."""
        self._is_clean = False

    async def clean(self) -> bool:
        """Empty files in which deleted names may still stand; false while a backup delays it."""
        if not self._is_clean:
            self._is_clean = await self._database.erase()
        return self._is_clean


def _gone(connection: Connection, person_id: str) -> bool:
    """Whether the person could be deleted; else there is something left of them."""
    person = select(PEOPLE.c.id).where(PEOPLE.c.id == person_id)
    if connection.scalar(person.with_for_update()) is None:
        raise NoSuchPerson(f"no person {person_id!r}")
    for kept in (SEATS, PLAYED):
        left = select(kept.c.person_id).where(kept.c.person_id == person_id)
        if connection.scalar(left.limit(1)):
            return False
    own = update(CHALLENGES).where(CHALLENGES.c.person_id == person_id)
    connection.execute(own.values(name=""))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person_id))
    for kept in (ORDERS, FLOODS):
        about = (kept.c.kind == OrderKind.PERSON, kept.c.target == person_id)
        connection.execute(delete(kept).where(*about))
    return True


def _leave_games(connection: Connection, person_id: str, nobody: str) -> bool:
    """Takes the name out of some games; whether there were any. Who left one has none there."""
    query = select(PLAYED).where(PLAYED.c.person_id == person_id).limit(GAMES_AT_ONCE)
    rows = connection.execute(query).all()
    for row in rows:
        if not row.has_left:
            rename_in_game(connection, row.game_id, row.seat, nobody)
        key = (PLAYED.c.game_id == row.game_id, PLAYED.c.ended_at == row.ended_at)
        connection.execute(delete(PLAYED).where(PLAYED.c.person_id == person_id, *key))
    return bool(rows)


def _leave_a_table(connection: Connection, person_id: str, rewrite: Rewrite) -> str | None:
    """Takes the name out of all that is kept of one more table, and returns its id."""
    query = select(SEATS.c.table_id).where(SEATS.c.person_id == person_id)
    table_id: str | None = connection.scalar(query.order_by(SEATS.c.table_id).limit(1))
    if table_id is not None:
        _rewrite_summary(connection, table_id, rewrite)
        _rewrite_entries(connection, table_id, person_id, rewrite)
        _rewrite_checkpoint(connection, table_id, rewrite)
        _forget_commands(connection, table_id, person_id)
        seat = (SEATS.c.person_id == person_id, SEATS.c.table_id == table_id)
        connection.execute(delete(SEATS).where(*seat))
    return table_id


def _rewrite_summary(connection: Connection, table_id: str, rewrite: Rewrite) -> None:
    at = TABLES.c.id == table_id
    old = connection.execute(select(TABLES.c.summary).where(at).with_for_update()).scalar_one()
    new = packed(rewrite(unpacked(old)))
    connection.execute(update(TABLES).where(at).values(summary=new))


def _rewrite_entries(
    connection: Connection, table_id: str, person_id: str, rewrite: Rewrite
) -> None:
    c = ENTRIES.c
    named = (c.table_id == table_id, c.body.contains(person_id, autoescape=True))
    rows = connection.execute(select(c.seq, c.body).where(*named)).all()
    changed = [
        {"of": table_id, "at": row.seq, "new": packed(rewrite(unpacked(row.body)))} for row in rows
    ]
    if changed:
        connection.execute(NEW_BODY, changed)


def _rewrite_checkpoint(connection: Connection, table_id: str, rewrite: Rewrite) -> None:
    at = CHECKPOINTS.c.table_id == table_id
    old = connection.scalar(select(CHECKPOINTS.c.body).where(at))
    if old is not None:
        new = squeezed(rewrite(unsqueezed(old)))
        connection.execute(update(CHECKPOINTS).where(at).values(body=new))


def _forget_commands(connection: Connection, table_id: str, person_id: str) -> None:
    sent = (ENTRIES.c.table_id == table_id, ENTRIES.c.actor == person_id)
    made = (TABLES.c.id == table_id, TABLES.c.creator == person_id)
    connection.execute(update(ENTRIES).where(*sent).values(actor=None, client_id=None))
    connection.execute(update(TABLES).where(*made).values(creator=None, creation=None))


def _tree(row: Row[Any]) -> dict[str, Json]:
    return dict(row._mapping)
