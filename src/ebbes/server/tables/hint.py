"""What a strong bot thinks of somebody's choices, from what they see themselves."""

import hmac
from hashlib import sha256

from ebbes.engine.errors import NotYourTurn
from ebbes.engine.view import View, view
from ebbes.record.record import Json
from ebbes.server.tables.errors import NoGame, NotSeated
from ebbes.server.tables.game import Game
from ebbes.server.tables.house import Thinker
from ebbes.server.tables.table import Table


async def opinions(table: Table, person: str, thinker: Thinker) -> list[Json]:
    """Every choice the person has in their own turn, the best first, and why."""
    game, seen = _own_turn(table, person)
    seed = hmac.new(game.secret, f"hint {table.moved}".encode(), sha256).digest()
    return await thinker.explain(seen, seed)


def _own_turn(table: Table, person: str) -> tuple[Game, View]:
    """The game and what the person sees of it; nobody else's view is ever looked at."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated("only people at the table get a hint")
    if table.game is None or not table.is_playing:
        raise NoGame("there is a hint only in a game")
    if table.turn != seat:
        raise NotYourTurn("there is a hint only in your turn", rule="R11", seat=seat)
    return table.game, view(table.game.state, seat)
