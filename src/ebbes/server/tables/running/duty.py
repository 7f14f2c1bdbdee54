"""What a table has to do by itself: let bots play, and not wait for ever."""

from dataclasses import replace
from functools import partial

import structlog

from ebbes.engine.view import view
from ebbes.protocol.table_events import AwayReason
from ebbes.rules.seats import Seat
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.tables.deciding import hosting, play
from ebbes.server.tables.deciding.absence import give_up_nonces, mark_away
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import as_of, deadline, due
from ebbes.server.tables.running.bot import bot_to_move, seed_of, think
from ebbes.server.tables.running.given import awaited_answer
from ebbes.server.tables.running.news import mark_of
from ebbes.server.tables.running.room import Room, Write

LOG = structlog.get_logger()
FAR = 900.0
"""Seconds to a duty that no process keeps in mind: the store wakes whoever is there by then."""


async def do_duty(room: Room, table: Table) -> None:
    """Do what the table has to do next, when its time has come."""
    try:
        await _do_next(room, table)
    except StoreUnavailable:
        LOG.warning("a duty waits for the store", table=mark_of(room.id))


async def _do_next(room: Room, table: Table) -> None:
    if table.settings.over_days is not None and table.decider is not None:
        await room.tend()
        table = room.table
    now = room.context.now()
    at = due(as_of(table, now), room.context.timing)
    if at is None or at > now + FAR * 1000:
        return
    if not table.is_playing:
        await _fill(room, table)
    elif table.game is not None and table.game.stage is Stage.NONCES:
        await _wait(room, table)
        await _act(room, table, give_up_nonces)
    elif bot := bot_to_move(table):
        await _let_bot_play(room, table, bot)
    else:
        await _hurry(room)


async def _fill(room: Room, table: Table) -> None:
    """Begin with bots on the seats for which nobody has come."""
    await _wait(room, table)
    secret, last_played = await room.start()
    await _act(room, table, partial(hosting.begin, secret=secret, last_played=last_played))


async def _let_bot_play(room: Room, table: Table, bot: str) -> None:
    """A bot thinks at once, and plays at its pace."""
    game, seat = table.game, table.turn
    assert game is not None
    assert seat is not None
    seen = view(game.state, seat)
    if table.deal is None:
        choice = await think(room.context.thinker, seen, bot, seed_of(game, table.moved))
    else:
        asker = room.audience.network or str(table.host)
        choice = await awaited_answer(room.context, table.deal, game, seen, bot, asker)
    await _wait(room, table)
    if due(room.table, room.context.timing) is not None:
        await _act(room, table, lambda draft: play.play_choice(draft, choice))


async def _hurry(room: Room) -> None:
    """Wait for people, one after the other, and let a bot play for who is late or gone.

    Nobody's time is shorter than a nap, so what begins while it lasts is not missed.
    """
    context, timing = room.context, room.context.timing
    table = room.table
    while (seat := room.table.decider) is not None:
        table = _still_waiting(table, as_of(room.table, context.now()))
        at = due(table, timing)
        if at is None:
            return
        if at <= context.now():
            if reason := await _why_away(room, table, seat):
                await _act(room, table, partial(mark_away, seat=seat, reason=reason))
                continue
            at = await _postponed(room, table)
        await _wait_until(room, min(at, context.now() + timing.nap))


def _still_waiting(before: Table, now: Table) -> Table:
    """The table as it is, waiting since it was first seen to wait for the same."""
    if before.awaited != now.awaited:
        return now
    return replace(now, waiting_since=min(before.waiting_since, now.waiting_since))


async def _why_away(room: Room, table: Table, seat: Seat) -> AwayReason | None:
    """Why a bot has to play for the person whose turn it is, if it has to."""
    last = deadline(table, room.context.timing)
    if last is not None and last <= room.context.now():
        return "clock"
    if table.settings.over_days is not None:
        return None
    return "gone" if await _is_missed(room, table, seat) else None


async def _postponed(room: Room, table: Table) -> int:
    """When to look again whether somebody is gone, or at their deadline."""
    again = room.context.now() + round(room.context.timing.grace * 1000)
    last = deadline(table, room.context.timing)
    at = again if last is None else min(again, last)
    await room.context.store.tables.postpone(room.id, at / 1000)
    return at


async def _act(room: Room, table: Table, write: Write) -> None:
    """Do it if the table still waits for what it waited for."""

    def still(draft: Draft) -> None:
        if draft.table.awaited == table.awaited:
            write(draft)

    await room.act(still)


async def _is_missed(room: Room, table: Table, seat: Seat) -> bool:
    """Whether somebody is gone while others are there, waiting."""
    gone = await room.gone(room.context.timing.grace)
    people = {at: sitter.person for at, sitter in table.sitters.items() if not sitter.away}
    return people.get(seat) in gone and any(person not in gone for person in people.values())


async def _wait(room: Room, table: Table) -> None:
    """Wait until what a table has to do is due; no longer than such a thing takes."""
    at = due(as_of(table, room.context.now()), room.context.timing)
    assert at is not None
    await _wait_until(room, at)


async def _wait_until(room: Room, at: int) -> None:
    await room.context.sleep(max(0, at - room.context.now()) / 1000)
