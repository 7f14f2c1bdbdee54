"""A draft as the store takes it: entries, and all that is written with them."""

from dataclasses import astuple
from datetime import date
from math import ceil
from typing import NamedTuple

from ebbes.json_types import Json
from ebbes.protocol.game_events import Dealt, GameEnded
from ebbes.protocol.table_events import ProofShown
from ebbes.record.format import record_to_json
from ebbes.rules.seats import Seat
from ebbes.server.json_text import packed
from ebbes.server.store.log import RECENT
from ebbes.server.store.values import SAME, Awaited, Indexes, NewGame, Result, Score
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.checkpoint import checkpoint_of
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.occupant import NOBODY, Sitter, seen_occupant
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing, as_of, counts_until, deadline, due
from ebbes.server.tables.telling.archive import facts_of, is_finished, record_of

GRID = 10.0
"""Seconds on whose multiples a table is looked after if everybody forgets it: most plays leave
that moment as it is, and need not write it."""


class Extras(NamedTuple):
    """What is stored with the entries of a draft."""

    indexes: Indexes
    checkpoint: Json
    game: NewGame | None
    turn: Seat | None
    over_days: bool
    awaited: Awaited | None


def extras_of(table_id: str, draft: Draft, timing: Timing, checkpointed: int) -> Extras:
    """What goes into the store with the entries of a draft; with a play it is nothing mostly.

    A checkpoint comes with each deal, with the end of a game, and when many entries have none.
    """
    kinds = {type(entry.event) for entry in draft.entries}
    after = draft.table
    has_much = after.seq - checkpointed >= RECENT
    is_over = ProofShown in kinds
    checkpoint = checkpoint_of(after) if Dealt in kinds or is_over or has_much else None
    game = finished_game(table_id, after, draft.entries[-1]) if is_over else None
    indexes = _indexes(draft, timing, has_ended=GameEnded in kinds)
    if checkpoint is not None:
        indexes = indexes._replace(seats=_places(draft.before, after))
    over_days = after.settings.over_days is not None or draft.before.settings.over_days is not None
    awaited = awaited_at(after, timing) if over_days else None
    return Extras(indexes, checkpoint, game, after.decider, over_days, awaited)


def awaited_at(table: Table, timing: Timing) -> Awaited | None:
    """For whom a table over days waits, if for anybody who is known."""
    seat, game, until = table.decider, table.game, deadline(table, timing)
    if seat is None or game is None or table.settings.over_days is None:
        return None
    person = table.sitters[seat].person
    if person == NOBODY:
        return None
    return Awaited(
        person=person,
        seat=seat,
        seq=table.moved,
        since=table.waiting_since / 1000,
        until=None if until is None else until / 1000,
        round=game.state.score.rounds + 1,
        trick=len(game.state.tricks) + 1,
    )


def finished_game(table_id: str, table: Table, entry: Entry) -> NewGame:
    """The game a table has just shown the proof of."""
    game = table.game
    assert game is not None
    return NewGame(
        id=game.id_at(table_id),
        number=game.number,
        started_at=game.opened_at / 1000,
        ended_at=entry.at / 1000,
        finished=is_finished(table, game),
        facts=facts_of(table, game),
        record=record_to_json(record_of(table, game)),
        players=_players(table, game),
        result=_result(table, game, entry.at / 1000),
        scores=_scores(table, game),
        leavers=_leavers(table),
    )


def _result(table: Table, game: Game, ended_at: float) -> Result | None:
    """What somebody has made of the hand of a day, if it counts and was played to its end then."""
    deal = table.deal
    if deal is None or deal.kind != "day" or not deal.counts or not table.is_played_out:
        return None
    if ended_at > counts_until(date.fromisoformat(deal.name)):
        return None
    (seat, sitter), *_ = table.sitters.items()
    return Result(sitter.person, deal.name, game.state.score.totals[seat])


def _scores(table: Table, game: Game) -> tuple[Score, ...]:
    """What everybody has made of the rounds of a challenge, once all of them are played."""
    deal = table.deal
    if deal is None or deal.kind == "day" or not table.is_played_out:
        return ()
    return tuple(
        Score(sitter.person, deal.name, number, points[seat])
        for number, points in enumerate(game.points, start=deal.number)
        for seat, sitter in table.sitters.items()
        if sitter.person != NOBODY
    )


def _players(table: Table, game: Game) -> dict[str, Seat]:
    """Who sat there at the end, by person."""
    seats = game.state.options.players
    return {
        sitter.person: seat
        for seat, sitter in table.sitters.items()
        if seat < seats and sitter.person != NOBODY
    }


def _leavers(table: Table) -> dict[str, Seat]:
    """Who sat there in this game and does no more, by person."""
    return {
        person: seat
        for person, seat in table.played
        if person != NOBODY and table.seat_of(person) is None
    }


def _indexes(draft: Draft, timing: Timing, *, has_ended: bool) -> Indexes:
    before, after = draft.before, draft.table
    alarm = alarm_of(as_of(after, draft.now), timing)
    indexes = Indexes(due=SAME if alarm == alarm_of(before, timing) else alarm, ends=after.ended)
    is_same = after.settings is before.settings and after.seats is before.seats
    is_same = is_same and after.host == before.host
    if not is_same or before.is_playing != after.is_playing:
        summary, seats = packed(summary_of(after)), _places(before, after)
        indexes = indexes._replace(summary=summary, seats=seats)
    if after.settings.public != before.settings.public:
        indexes = indexes._replace(public=after.settings.public)
    if after.requests is not before.requests:
        indexes = indexes._replace(seats=_places(before, after))
    if has_ended:
        finished = tuple(sitter.person for sitter in after.sitters.values())
        indexes = indexes._replace(finished=finished)
    return indexes


def alarm_of(table: Table, timing: Timing) -> float | None:
    """When a table has to be looked after at the latest, whoever does it, in seconds."""
    at = due(table, timing)
    return None if at is None else ceil(at / 1000 / GRID) * GRID


def summary_of(table: Table) -> Json:
    """What the list of tables shows; `people` tells whose names are in it, `host` who of them.

    Its `leavers` it does not show: they are for those who sat beside them.
    """
    return {
        "settings": table.settings.model_dump(mode="json", exclude_defaults=True),
        "seats": [seen_occupant(occupant).model_dump(mode="json") for occupant in table.seats],
        "people": [
            occupant.person if isinstance(occupant, Sitter) else None for occupant in table.seats
        ],
        "leavers": [list(astuple(each)) for each in table.leavers],
        "playing": table.is_playing,
        "host": table.seat_of(table.host),
    }


def people_named(table: Table) -> frozenset[str]:
    """Whose names, and whose places, a checkpoint of a table holds."""
    return frozenset(_places(table, table))


def _places(before: Table, after: Table) -> dict[str, Seat | None]:
    """Where everybody sits, and who sits nowhere any more, or asks to.

    The store refuses people it does not know, so no name of a forgotten one gets into a summary
    or a checkpoint.
    """
    old, new = _seats(before), _seats(after)
    asking = {request.person for request in after.requests}
    left = {leaver.person for leaver in after.leavers}
    known = (old.keys() | new.keys() | asking | left) - {NOBODY}
    return {who: new.get(who) for who in sorted(known)}


def _seats(table: Table) -> dict[str, Seat]:
    return {sitter.person: seat for seat, sitter in table.sitters.items()}
