"""What a strong bot thinks of somebody's choices, from what they see themselves."""

from collections import OrderedDict
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from ebbes.bots.chance import chance_of
from ebbes.engine.errors import NotYourTurn
from ebbes.engine.state import State
from ebbes.engine.view import View, view
from ebbes.json_types import Json
from ebbes.protocol.settings import Hints
from ebbes.server.tables.model.errors import HintsAreOff, NoGame, NotSeated
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.bot import seed_of
from ebbes.server.tables.running.context import Thinker

MOST: Final = 500
"""Hints remembered; the one given first is forgotten first."""

Turn: TypeAlias = tuple[int | None, bytes]
"""A seat, and the luck of its turn, which no other turn of any table has."""


@dataclass(frozen=True, slots=True)
class Task:
    """All it takes to reckon a hint elsewhere, to the same numbers."""

    seed: int
    worlds: int


class Adviser:
    """Gives hints, and remembers the last ones: a turn is thought about once."""

    def __init__(self, thinker: Thinker, most: int = MOST) -> None:
        self._thinker = thinker
        self._most = most
        self._given: OrderedDict[Turn, list[Json]] = OrderedDict()

    async def opinions(self, table: Table, person: str) -> list[Json]:
        """Every choice the person has in their own turn, the best first, and why."""
        game, seen = _own_turn(table, person)
        seed = seed_of(game, table.moved, "hint")
        turn = (seen.seat, seed)
        if turn not in self._given:
            self._keep(turn, await self._thinker.explain(seen, seed))
        return self._given[turn]

    def task(self, table: Table, person: str) -> Task | None:
        """What the person could reckon as well while others wait here; None without need."""
        game, seen = _own_turn(table, person)
        seed = seed_of(game, table.moved, "hint")
        if (seen.seat, seed) in self._given or not self._thinker.is_busy:
            return None
        return Task(chance_of(Random(seed)), self._thinker.worlds_of(seen))

    def _keep(self, turn: Turn, hint: list[Json]) -> None:
        self._given[turn] = hint
        if len(self._given) > self._most:
            self._given.popitem(last=False)


def _own_turn(table: Table, person: str) -> tuple[Game, View]:
    """The game and what the person sees of it; nobody else's view is ever looked at."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated("only people at the table get a hint")
    if table.game is None or not table.is_playing:
        raise NoGame("there is a hint only in a game")
    if table.turn != seat:
        raise NotYourTurn("there is a hint only in your turn", rule="R11", seat=seat)
    if not _may_hint(table.settings.hints, table.game.state):
        raise HintsAreOff("this table plays without hints", hints=table.settings.hints)
    return table.game, view(table.game.state, seat)


def _may_hint(hints: Hints, state: State) -> bool:
    """Whether the table allows a hint at this point of a game."""
    return hints is Hints.ON or (hints is Hints.LESSONS and not state.score.rounds)
