"""A variation in the words in which tables are told."""

from ebbes.engine.commands import Choice, NameStarter
from ebbes.engine.state import State
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import You
from ebbes.protocol.translation import to_wire
from ebbes.rules.codes import code_of
from ebbes.rules.seats import Seat
from ebbes.server.studying.variation import Variation
from ebbes.server.tables.model.occupant import Occupant
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.telling.retelling import (
    NO_CLOCK,
    NO_CODE,
    NO_ID,
    unbound_game,
    with_open_hands,
)
from ebbes.server.tables.telling.view import seen_now, seen_table


def snapshot_of(variation: Variation, seats: tuple[Occupant, ...], seat: Seat | None) -> Snapshot:
    """The table where a variation begins, for a seat; for None with all hands open."""
    table = _table(variation, seats, variation.start)
    seen = seen_table(table, NO_ID, NO_CODE, seat)
    if seat is None:
        seen = with_open_hands(seen, variation.start)
    you = You(seat=seat, host=False)
    return Snapshot(seq=0, table=seen, you=you, now=seen_now(table, NO_CLOCK, seat))


def events_of(
    variation: Variation, seats: tuple[Occupant, ...], seat: Seat | None, since: int = 0
) -> Events:
    """What has happened in a variation after so many events."""
    table = _table(variation, seats, variation.state)
    return Events(
        first=since + 1,
        events=tuple(to_wire(event) for event in variation.events[since:]),
        now=seen_now(table, NO_CLOCK, seat),
    )


def told_choice(choice: Choice) -> str | Seat:
    """A card by its code, or who starts."""
    return choice.starter if isinstance(choice, NameStarter) else code_of(choice.card)


def _table(variation: Variation, seats: tuple[Occupant, ...], state: State) -> Table:
    """Nothing binds anybody to what might have been: there is no secret and no proof."""
    settings = TableSettings(options=GameOptions.of(variation.record.options))
    return Table(settings, seats, game=unbound_game(state))
