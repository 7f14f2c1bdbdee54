"""Whose names of a game somebody may see, and where it was played."""

from dataclasses import replace
from typing import Any, NamedTuple

from ebbes.server.api.common import no_such_game
from ebbes.server.services import Services
from ebbes.server.store.values import GameRow, Person
from ebbes.server.tables.telling.nameless import nameless, nameless_record

UNTOLD = ""
"""The id of a table that is not told."""


class Standing(NamedTuple):
    """What somebody is to a game."""

    sat_there: bool
    shows_name: bool
    """Whether they let everybody see the names, as far as it is up to them."""
    all_show: bool
    """Whether everybody who played does."""

    @property
    def sees_names(self) -> bool:
        """Who sat there does, and everybody if all agree."""
        return self.sat_there or self.all_show


async def standing_of(services: Services, game_id: str, person: Person | None) -> Standing:
    """What somebody is to a game."""
    consents = await services.store.games.consents(game_id)
    own = None if person is None else consents.get(person.id)
    return Standing(own is not None, bool(own), bool(consents) and all(consents.values()))


async def whole_game(
    services: Services, game_id: str, person: Person | None
) -> tuple[GameRow, dict[str, Any]]:
    """A game and its record, with the names somebody may see; or a 404; a 403 if it is sealed."""
    found = await services.store.games.whole(game_id)
    if found is None:
        raise no_such_game()
    row, record = found
    await services.seals.verify_open(row, person)
    standing = await standing_of(services, game_id, person)
    seen = as_seen(row, standing)
    facts: Any = seen.facts
    return seen, record if standing.sees_names else nameless_record(record, facts["seats"])


def as_seen(row: GameRow, standing: Standing) -> GameRow:
    """A game as somebody may see it: the id of its table leads to all names and seats there."""
    seen = row if standing.sees_names else replace(row, facts=nameless(row.facts))
    return seen if standing.sat_there else replace(seen, table_id=UNTOLD)
