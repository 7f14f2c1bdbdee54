"""A table as JSON: all that its log has told so far, so that it need not be read again."""

from dataclasses import astuple
from typing import Any

from ebbes.json_types import Json
from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.settings import TableSettings
from ebbes.record.fields import Fields
from ebbes.record.format import round_to_json
from ebbes.record.parse import round_from_json
from ebbes.record.snapshot import state_from_json, state_to_json
from ebbes.rules.codes import CARDS, code_of
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.hours import NO_REST, Rest
from ebbes.server.tables.model.leaver import Leaver
from ebbes.server.tables.model.occupant import Occupant, Sitter, occupant_from
from ebbes.server.tables.model.request import Request
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.upcast import CHECKPOINT_VERSION


def checkpoint_of(table: Table) -> dict[str, Json]:
    """All there is to know of a table."""
    return {
        "v": CHECKPOINT_VERSION,
        "settings": table.settings.model_dump(mode="json"),
        "seats": [_seat_to_json(occupant) for occupant in table.seats],
        "deal": None if table.deal is None else table.deal.model_dump(mode="json"),
        "host": table.host,
        "stands_in_for": table.stands_in_for,
        "removed": [*map(str, sorted(table.removed))],
        "game": None if table.game is None else _game_to_json(table.game),
        "played": [[person, seat] for person, seat in sorted(table.played)],
        "leavers": [list(astuple(each)) for each in table.leavers],
        "games": table.games,
        "ended": table.ended,
        "seq": table.seq,
        "moved": table.moved,
        "waiting_since": table.waiting_since,
        "granted": table.granted,
        "rest": list(table.rest),
        "stamp": table.stamp,
        "requests": [list(astuple(request)) for request in table.requests],
        "asked": table.asked,
        "turned_down": dict(table.turned_down),
        "changes": dict(table.changes),
        "sittings": dict(table.sittings),
    }


def table_from(checkpoint: Json) -> Table:
    """The table a checkpoint was made of; keys it does not know are passed over."""
    assert isinstance(checkpoint, dict)
    kept: dict[str, Any] = checkpoint
    return Table(
        settings=TableSettings.model_validate(kept["settings"]),
        seats=tuple(occupant_from(seat, seat.get("person")) for seat in kept["seats"]),
        deal=None if kept.get("deal") is None else GivenDeal.model_validate(kept["deal"]),
        host=kept["host"],
        stands_in_for=kept.get("stands_in_for"),
        removed=frozenset(kept["removed"]),
        game=None if kept["game"] is None else _game_from_json(kept["game"]),
        played=frozenset((person, seat) for person, seat in kept["played"]),
        leavers=tuple(Leaver(*each) for each in kept.get("leavers", ())),
        games=kept["games"],
        ended=kept["ended"],
        seq=kept["seq"],
        moved=kept["moved"],
        waiting_since=kept["waiting_since"],
        granted=kept["granted"],
        rest=Rest(*kept.get("rest", NO_REST)),
        stamp=kept["stamp"],
        requests=tuple(Request(*request) for request in kept.get("requests", ())),
        asked=kept.get("asked", 0),
        turned_down=tuple(sorted(kept.get("turned_down", {}).items())),
        changes=tuple(sorted(kept.get("changes", {}).items())),
        sittings=tuple(sorted(kept.get("sittings", {}).items())),
    )


def _seat_to_json(occupant: Occupant) -> dict[str, Json]:
    if not isinstance(occupant, Sitter):
        return occupant.model_dump(mode="json")
    return {
        "kind": "person",
        "person": occupant.person,
        "name": occupant.name,
        "away": occupant.away,
        "since": occupant.since,
    }


def _game_to_json(game: Game) -> dict[str, Json]:
    """A game that is proven has its record elsewhere: what it was dealt and played is left out."""
    past = () if game.shown else game.past
    return {
        "number": game.number,
        "secret": game.secret.hex(),
        "commitment": game.commitment.hex(),
        "last_played": game.last_played,
        "nonces": [None if nonce is None else nonce.hex() for nonce in game.nonces],
        "missing": list(game.missing),
        "state": state_to_json(game.state),
        "shown": game.shown,
        "opened_at": game.opened_at,
        "hands": [[code_of(card) for card in hand] for hand in game.hands],
        "past": [round_to_json(entry) for entry in past],
        "standings": [list(totals) for totals in game.standings],
        "stood_in": [list(each) for each in game.stood_in],
    }


def _game_from_json(kept: dict[str, Any]) -> Game:
    return Game(
        number=kept["number"],
        secret=bytes.fromhex(kept["secret"]),
        commitment=bytes.fromhex(kept["commitment"]),
        last_played=kept["last_played"],
        nonces=tuple(None if nonce is None else bytes.fromhex(nonce) for nonce in kept["nonces"]),
        missing=tuple(kept.get("missing", ())),
        state=state_from_json(Fields(kept["state"], "the state")),
        shown=kept["shown"],
        opened_at=kept["opened_at"],
        hands=tuple(tuple(CARDS[code] for code in hand) for hand in kept["hands"]),
        past=tuple(round_from_json(entry, n) for n, entry in enumerate(kept["past"], start=1)),
        standings=tuple(tuple(totals) for totals in kept["standings"]),
        stood_in=tuple((number, seat) for number, seat in kept.get("stood_in", ())),
    )
