"""What a table has to do by itself: let bots play, and not wait for ever."""

import hmac
from functools import partial
from hashlib import sha256
from random import Random

import structlog

from ebbes.bots.greedy import GreedyBot
from ebbes.engine.commands import Choice
from ebbes.engine.view import View, view
from ebbes.protocol.seats import BotSeat
from ebbes.protocol.table_events import AwayReason
from ebbes.rules.seats import Seat
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.tables import play
from ebbes.server.tables.cast import STAND_IN
from ebbes.server.tables.decide import give_up_nonces, mark_away
from ebbes.server.tables.draft import Draft
from ebbes.server.tables.game import Game, Stage
from ebbes.server.tables.house import Thinker
from ebbes.server.tables.mark import mark_of
from ebbes.server.tables.occupant import Sitter
from ebbes.server.tables.room import Room, Write
from ebbes.server.tables.table import Table
from ebbes.server.tables.timing import deadline, due
from ebbes.server.thinking.errors import BotFailed

LOG = structlog.get_logger()


async def do_duty(room: Room, table: Table) -> None:
    """Do what the table has to do next, when its time has come."""
    try:
        await _do_next(room, table)
    except StoreUnavailable:
        LOG.warning("a duty waits for the store", table=mark_of(room.id))


async def _do_next(room: Room, table: Table) -> None:
    at = due(table, room.house.timing)
    if at is None or table.game is None:
        return
    if table.game.stage is Stage.NONCES:
        await _wait_until(room, at)
        await _act(room, table, give_up_nonces)
    elif bot := bot_to_move(table):
        await _let_bot_play(room, table, bot, at)
    else:
        await _hurry(room)


def bot_to_move(table: Table) -> str | None:
    """The bot whose decision the game waits for, for itself or for somebody who is away."""
    occupant = None if table.turn is None else table.seats[table.turn]
    if isinstance(occupant, BotSeat):
        return occupant.strength.value
    return STAND_IN.value if isinstance(occupant, Sitter) and occupant.away else None


async def _let_bot_play(room: Room, table: Table, bot: str, at: int) -> None:
    """A bot thinks at once, and plays at its pace."""
    game, seat = table.game, table.turn
    assert game is not None
    assert seat is not None
    seen = view(game.state, seat)
    choice = await _think(room.house.thinker, seen, bot, seed_of(game, table.moved))
    await _wait_until(room, at)
    if due(room.table, room.house.timing) is not None:
        await _act(room, table, lambda draft: play.choose(draft, choice))


async def _think(thinker: Thinker, seen: View, bot: str, seed: bytes) -> Choice:
    """What a bot would do; if it fails, or may not do that, a rule of thumb decides."""
    try:
        choice = await thinker.choose(seen, bot, seed)
        if choice in seen.legal:
            return choice
        LOG.error("a bot chose what is not legal", bot=bot)
    except BotFailed as fault:
        LOG.error("a bot failed", bot=bot, why=str(fault))
    return GreedyBot().choose(seen, Random(seed))


def seed_of(game: Game, moved: int) -> bytes:
    """A bot's luck follows from the game's secret, so that a decision can be made again."""
    return hmac.new(game.secret, f"bot {moved}".encode(), sha256).digest()


async def _hurry(room: Room) -> None:
    """Wait for people, one after the other, and let a bot play for who is late or gone.

    Nobody's time is shorter than a nap, so what begins while it lasts is not missed.
    """
    house, timing = room.house, room.house.timing
    while (seat := room.table.decider) is not None:
        table, at = room.table, due(room.table, timing)
        if at is None:
            return
        if at <= house.now():
            if reason := await _why_away(room, seat):
                await _act(room, table, partial(mark_away, seat=seat, reason=reason))
                continue
            at = await _postponed(room)
        await _wait_until(room, min(at, house.now() + timing.nap))


async def _why_away(room: Room, seat: Seat) -> AwayReason | None:
    """Why a bot has to play for the person whose turn it is, if it has to."""
    last = deadline(room.table, room.house.timing)
    if last is not None and last <= room.house.now():
        return "clock"
    return "gone" if await _is_missed(room, room.table, seat) else None


async def _postponed(room: Room) -> int:
    """When to look again whether somebody is gone, or at their deadline."""
    again = room.house.now() + round(room.house.timing.grace * 1000)
    last = deadline(room.table, room.house.timing)
    at = again if last is None else min(again, last)
    await room.house.store.postpone(room.id, room.table.seq, at / 1000)
    return at


async def _act(room: Room, table: Table, write: Write) -> None:
    """Do it if the table still waits for what it waited for."""

    def still(draft: Draft) -> None:
        if draft.table.awaited == table.awaited:
            write(draft)

    await room.act(still)


async def _is_missed(room: Room, table: Table, seat: Seat) -> bool:
    """Whether somebody is gone while others are there, waiting."""
    gone = await room.gone(room.house.timing.grace)
    people = {at: sitter.person for at, sitter in table.sitters.items() if not sitter.away}
    return people.get(seat) in gone and any(person not in gone for person in people.values())


async def _wait_until(room: Room, at: int) -> None:
    await room.house.sleep(max(0, at - room.house.now()) / 1000)
