"""What a strong bot thinks of somebody's choices, from what they see themselves."""

from ebbes.engine.errors import NotYourTurn
from ebbes.engine.view import View, view
from ebbes.json_types import Json
from ebbes.server.tables.model.errors import NoGame, NotSeated
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.bot import seed_of
from ebbes.server.tables.running.context import Thinker


async def opinions(table: Table, person: str, thinker: Thinker) -> list[Json]:
    """Every choice the person has in their own turn, the best first, and why."""
    game, seen = _own_turn(table, person)
    return await thinker.explain(seen, seed_of(game, table.moved, "hint"))


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
