"""A new table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import structlog

from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.table_events import TableCreated
from ebbes.rules.seats import Seat
from ebbes.server.randomness import RandomBytes, text_of
from ebbes.server.store.errors import AlreadyMade, CodeTaken
from ebbes.server.store.values import CommandId, Person
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.seating import occupant_of, sit_down
from ebbes.server.tables.model.errors import NoSuchPlace
from ebbes.server.tables.model.evolve import NO_TABLE
from ebbes.server.tables.model.naming import named_apart
from ebbes.server.tables.model.occupant import OPEN
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.index import extras_of
from ebbes.server.tables.running.news import mark_of

LOG = structlog.get_logger()
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Consonants: no code is a word, and no letter looks like a digit."""
CODE_LENGTH = 7
"""So many that guessing one takes longer than its table is open."""
CODE_BYTES = 16
"""So many more than a code has that all codes are as good as equally likely."""
ID_BYTES = 16
NOBODY_ELSE: Final[Mapping[Seat, Person]] = MappingProxyType({})


def new_code(random_bytes: RandomBytes) -> str:
    """A short code, easy to say and to type."""
    number = int.from_bytes(random_bytes(CODE_BYTES), "big")
    return "".join(
        LETTERS[number // len(LETTERS) ** at % len(LETTERS)] for at in range(CODE_LENGTH)
    )


def plain_code(written: str) -> str:
    """A code as it is kept, however people write it: in groups, in small letters."""
    return "".join(filter(str.isalnum, written)).upper()


async def found_table(
    context: Context,
    person: Person,
    wish: str,
    settings: TableSettings,
    plans: tuple[SeatPlan, ...],
    seat: Seat,
    deal: GivenDeal | None = None,
    others: Mapping[Seat, Person] = NOBODY_ELSE,
) -> str:
    """Make a table at which the person sits as its host, and return its id.

    The same wish again is the same table. A client's own key is a wish for an ordinary table;
    every other way to a table has its name and a space before it, which no key can have.
    """
    draft = first_draft(person, settings, plans, seat, context.now(), deal)
    for place, other in others.items():
        sit_down(draft, other.id, other.name, place)
    table_id = text_of(context.random_bytes(ID_BYTES))
    indexes = extras_of(table_id, draft, context.timing, 0).indexes
    entries = [entry.as_text() for entry in draft.entries]
    while True:
        try:
            await context.store.tables.create(
                table_id,
                new_code(context.random_bytes),
                public=settings.public,
                entries=entries,
                command=CommandId(person.id, wish),
                summary=indexes.summary,
                seats=indexes.seats,
                due=indexes.due,
            )
        except AlreadyMade as again:
            return again.table_id
        except CodeTaken:
            continue
        context.metrics.tables.inc()
        LOG.info("table opened", table=mark_of(table_id), public=settings.public)
        return table_id


def first_draft(
    person: Person,
    settings: TableSettings,
    plans: tuple[SeatPlan, ...],
    seat: Seat,
    now: int,
    deal: GivenDeal | None = None,
) -> Draft:
    """`BadOptions` or `NoSuchPlace` if nobody can sit like that."""
    players = settings.options.for_engine().players
    if len(plans) > players:
        raise NoSuchPlace(f"{len(plans)} seats are too many for {players}", seats=len(plans))
    draft = Draft(NO_TABLE, now)
    others = [OPEN if at == seat else plan for at, plan in enumerate(plans)]
    seats = (*named_apart(others, [person.name]), *(OPEN,) * players)[:players]
    draft.add(TableCreated(settings=settings, seats=seats, deal=deal))
    occupant_of(draft.table, seat)
    sit_down(draft, person.id, person.name, seat)
    return draft
