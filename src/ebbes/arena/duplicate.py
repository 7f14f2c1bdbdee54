"""The same deal with the tested bot in every seat."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from os import getpid
from platform import node

from ebbes.arena.match import Match
from ebbes.arena.player import Player, bot_of
from ebbes.arena.result import Points, Result
from ebbes.arena.times import Times
from ebbes.bots.roster import SIMPLE
from ebbes.engine.commands import Command
from ebbes.engine.decide import step
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import view
from ebbes.rules.seats import Seat


def play_deal(match: Match, deal: int) -> Result:
    """A deal in all seatings."""
    times: dict[str, Times] = defaultdict(Times)
    points = tuple(play_seating(match, deal, seat, times) for seat in range(match.players))
    return Result(match.bots, deal, points, dict(times), f"{node()}/{getpid()}")


def play_seating(match: Match, deal: int, tested: Seat, times: Mapping[str, Times]) -> Points:
    """Everyone's points of a deal with the tested bot at this seat."""
    chance = match.chance(deal)
    players = [
        Player(bot_of(name), match.rng(deal, tested, seat), times[name])
        for seat, name in enumerate(match.seating(tested))
    ]
    state = new_game(match.options)
    while not _is_done(match, state):
        command: Command
        if state.phase is DEAL:
            command = chance.deal(state)
        else:
            command = players[state.turn].choose(view(state, state.turn))
        state, _ = step(state, command)
    return state.score.totals


def _is_done(match: Match, state: State) -> bool:
    """A whole game has its own end; otherwise one round is all."""
    return state.phase is OVER or (not match.whole_games and state.score.rounds > 0)


def warm_up(match: Match) -> None:
    """Once in a process, so that no decision is charged with loading or compiling."""
    for name in match.bots:
        if name not in SIMPLE:
            _warm_up_bot(name, match.options)


@cache
def _warm_up_bot(name: str, options: Options) -> None:
    from ebbes.bots import warmup

    warmup.warm_up(bot_of(name), options)
