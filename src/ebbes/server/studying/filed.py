"""A game from a record that somebody brings along; nothing of it is kept."""

from typing import NamedTuple

from ebbes.engine.events import RoundScored
from ebbes.engine.state import new_game
from ebbes.json_types import Json
from ebbes.protocol.replay import Replay
from ebbes.record.format import options_to_json
from ebbes.record.record import Record
from ebbes.record.replay import last_state, replay
from ebbes.rules.ending import END_NAMES, NOT_OVER
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.occupant import NOBODY, Sitter
from ebbes.server.tables.telling.retelling import NO_ID, retold_from, unbound_game


class Filed(NamedTuple):
    """What the game was, and all that happened in it."""

    facts: dict[str, Json]
    replay: Replay


def filed(record: Record, seat: Seat | None) -> Filed:
    """A record as a seat saw it, for None with all hands open; or a `RecordError`."""
    options = record.options
    game = unbound_game(new_game(options))
    return Filed(facts_of(record), retold_from(game, record, seats_of(record), NO_ID, seat))


def seats_of(record: Record) -> tuple[Sitter, ...]:
    """Who sat there, as far as a record tells."""
    return tuple(Sitter(NOBODY, name) for name in record.names[: record.options.players])


def facts_of(record: Record) -> dict[str, Json]:
    """What lists show of a game."""
    log = replay(record)
    score = last_state(record, log).score
    people = record.names[: record.options.players]
    return {
        "options": options_to_json(record.options),
        "seats": [{"kind": "person", "name": name} for name in people],
        "points": [list(step.event.points) for step in log if isinstance(step.event, RoundScored)],
        "totals": list(score.totals),
        "winners": list(score.winners),
        "end": END_NAMES[score.end],
        "finished": score.end != NOT_OVER,
    }
