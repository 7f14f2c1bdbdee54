"""What stays of a game that goes no further: its record, and what lists show of it."""

from collections import Counter
from datetime import date
from typing import Final

from ebbes.json_types import Json
from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.seats import BotSeat
from ebbes.record.certificate import KEY
from ebbes.record.chain import KEY as DAY
from ebbes.record.chain import DayClaim
from ebbes.record.challenge import KEY as CHALLENGE
from ebbes.record.challenge import ChallengeClaim
from ebbes.record.decision import decisions_of
from ebbes.record.format import options_to_json
from ebbes.record.names import names_of
from ebbes.record.record import Record
from ebbes.rules.ending import END_NAMES, NOT_OVER
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.occupant import Occupant, Sitter
from ebbes.server.tables.model.table import Table

A_FIFTH: Final = 5
"""More than one in so many decisions made by a bot, and a round is no longer somebody's own."""


def record_of(table: Table, game: Game) -> Record:
    """The record of a game, with the certificate of its deals."""
    options = game.state.options
    names = names_of(options, table.names[: options.players])
    extra: dict[str, Json] = {KEY: game.certificate.to_json()}
    if table.deal is not None:
        extra |= claim_of(table.deal)
    return Record(options, names, game.rounds, extra)


def claim_of(deal: GivenDeal) -> dict[str, Json]:
    """What a record says of the day, or the challenge, its cards were given for."""
    head = bytes.fromhex(deal.head)
    if deal.kind == "day":
        return {DAY: DayClaim(date.fromisoformat(deal.name), head).to_json()}
    return {CHALLENGE: ChallengeClaim(deal.name, deal.number, head).to_json()}


def facts_of(table: Table, game: Game) -> dict[str, Json]:
    """What was played, by whom, and how it went."""
    state = game.state
    found: dict[str, Json] = {
        "options": options_to_json(state.options),
        "seats": [_seat(occupant) for occupant in table.seats[: state.options.players]],
        "points": [list(points) for points in game.points],
        "totals": list(state.score.totals),
        "winners": list(state.score.winners),
        "end": END_NAMES[state.score.end],
    }
    if table.settings.public:
        found["public"] = True
    if late := _late(table, game):
        found["late"] = late
    if helped := _helped(table, game):
        found["helped"] = helped
    if table.deal is not None:
        found["deal"] = table.deal.model_dump(mode="json")
    return found


def is_finished(table: Table, game: Game) -> bool:
    """Whether a game was played to its end, or all that was given of it."""
    return game.state.score.end != NOT_OVER or table.is_played_out


def _late(table: Table, game: Game) -> list[Json]:
    """The seats of people who took over what somebody else had begun."""
    seats = table.sitters.items()
    return [
        seat
        for seat, sitter in seats
        if seat < game.state.options.players and sitter.since > game.opened_at
    ]


def _helped(table: Table, game: Game) -> list[Json]:
    """Rounds, counted from 1, and seats for which a bot made more than a fifth of the decisions."""
    if not game.stood_in:
        return []
    made = Counter((each.round, each.seat) for each in decisions_of(record_of(table, game)))
    for_them = Counter(game.stood_in)
    return [[*each] for each in sorted(for_them) if A_FIFTH * for_them[each] > made[each]]


def _seat(occupant: Occupant) -> dict[str, Json]:
    if isinstance(occupant, BotSeat):
        return {"kind": "bot", "name": occupant.name, "strength": occupant.strength.value}
    assert isinstance(occupant, Sitter), "no seat is empty in a game"
    return {"kind": "person", "name": occupant.name}
