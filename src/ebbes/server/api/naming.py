"""Whose names of a game somebody may see."""

from dataclasses import replace
from typing import Any, NamedTuple

from ebbes.server.api.common import no_such_game
from ebbes.server.services import Services
from ebbes.server.store.values import GameRow, Person
from ebbes.server.tables.telling.nameless import nameless, nameless_record


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
    await services.seals.verify_open(row)
    if (await standing_of(services, game_id, person)).sees_names:
        return found
    facts = nameless(row.facts)
    return replace(row, facts=facts), nameless_record(record, facts["seats"])
