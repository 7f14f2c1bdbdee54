"""What a table has to do by itself: let bots play, and not wait for ever."""

import asyncio
import hmac
from hashlib import sha256

import structlog

from ebbes.engine.view import view
from ebbes.protocol.seats import BotSeat
from ebbes.rules.seats import Seat
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.tables import play
from ebbes.server.tables.cast import STAND_IN
from ebbes.server.tables.decide import give_up_nonces, mark_away
from ebbes.server.tables.game import Game, Stage
from ebbes.server.tables.mark import mark_of
from ebbes.server.tables.occupant import Sitter
from ebbes.server.tables.room import Room
from ebbes.server.tables.table import Table
from ebbes.server.tables.timing import deadline, due

LOG = structlog.get_logger()


async def do_duty(room: Room) -> None:
    """Do what the table has to do next, when its time has come."""
    try:
        await _do_next(room, room.table)
    except StoreUnavailable:
        LOG.warning("a duty waits for the store", table=mark_of(room.id))


async def _do_next(room: Room, table: Table) -> None:
    at = due(table, room.house.timing)
    if at is None or table.game is None:
        await room.house.store.postpone(room.id, table.seq, None)
    elif table.game.stage is Stage.NONCES:
        await _wait_until(room, at)
        await room.act(give_up_nonces, table.moved)
    elif bot := bot_to_move(table):
        await _let_bot_play(room, table, bot, at)
    else:
        await _wait_until(room, at)
        await _hurry(room, table)


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
    choice = await room.house.thinker.choose(seen, bot, seed_of(game, table.moved))
    await _wait_until(room, at)
    await room.act(lambda draft: play.choose(draft, choice), table.moved)


def seed_of(game: Game, moved: int) -> bytes:
    """A bot's luck follows from the game's secret, so that a decision can be made again."""
    return hmac.new(game.secret, f"bot {moved}".encode(), sha256).digest()


async def _hurry(room: Room, table: Table) -> None:
    """A person's time ran out, or they may be gone."""
    seat, last = table.turn, deadline(table, room.house.timing)
    assert seat is not None
    if last is not None and last <= room.house.now():
        await room.act(lambda draft: mark_away(draft, seat, "clock"), table.moved)
    elif await _is_missed(room, table, seat):
        await room.act(lambda draft: mark_away(draft, seat, "gone"), table.moved)
    else:
        again = room.house.clock() + room.house.timing.grace
        later = again if last is None else min(again, last / 1000)
        await room.house.store.postpone(room.id, table.seq, later)


async def _is_missed(room: Room, table: Table, seat: Seat) -> bool:
    """Whether somebody is gone while others are there, waiting."""
    gone = await room.gone(room.house.timing.grace)
    people = {at: sitter.person for at, sitter in table.sitters.items() if not sitter.away}
    return people.get(seat) in gone and any(person not in gone for person in people.values())


async def _wait_until(room: Room, at: int) -> None:
    await asyncio.sleep(max(0, at - room.house.now()) / 1000)
