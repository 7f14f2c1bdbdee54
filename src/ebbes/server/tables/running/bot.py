"""The bot whose turn it is at a table, and what it would do."""

import hmac
from hashlib import sha256
from random import Random

import structlog

from ebbes.bots.cast import who_is
from ebbes.bots.greedy import GreedyBot
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.protocol.seats import BotSeat
from ebbes.server.tables.model.cast import STAND_IN
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.context import Thinker
from ebbes.server.thinking.errors import BotFailed

LOG = structlog.get_logger()


def bot_to_move(table: Table) -> str | None:
    """The bot whose decision the game waits for: for itself, or where nobody is to play."""
    occupant = None if table.turn is None else table.seats[table.turn]
    if isinstance(occupant, BotSeat):
        return who_is(occupant.name, occupant.strength.value)
    return None if occupant is None or table.decider is not None else STAND_IN.value


async def think(thinker: Thinker, seen: View, bot: str, seed: bytes) -> Choice:
    """What a bot would do; if it fails, or may not do that, a rule of thumb decides."""
    try:
        choice = await thinker.choose(seen, bot, seed)
        verify_legal(choice, seen, bot)
        return choice
    except BotFailed as fault:
        LOG.error("a bot failed", bot=bot, why=str(fault))
    return GreedyBot().choose(seen, Random(seed))


def verify_legal(choice: Choice, seen: View, bot: str) -> None:
    """A bot that does what it may not do has failed."""
    if choice not in seen.legal:
        raise BotFailed(f"{bot} chose what is not legal")


def seed_of(game: Game, moved: int, purpose: str = "bot") -> bytes:
    """A bot's luck follows from the game's secret, so that a decision can be made again."""
    return hmac.new(game.secret, f"{purpose} {moved}".encode(), sha256).digest()
