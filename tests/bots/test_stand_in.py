"""Standing in: nobody waits longer than agreed, and the bot takes over when it is ready."""

from random import Random
from threading import Event

from ebbes.bots.greedy import GreedyBot
from ebbes.bots.random import RandomBot
from ebbes.bots.stand_in import StandIn
from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.engine.view import View, view
from tests.bots.games import decisions


class Slow(RandomBot):
    """A bot that gets ready when it is told to, and then plays its last legal choice."""

    def __init__(self) -> None:
        self.may_begin = Event()

    def choose(self, view: View, rng: Random) -> Choice:
        """Unlike any greedy choice below."""
        self.may_begin.wait()
        return view.legal[-1]


def unlike_greedy() -> View:
    """A view in which the last legal choice is not the greedy one."""
    for state, _ in decisions(RandomBot(), Options(4), 1):
        seen = view(state, state.turn)
        if GreedyBot().choose(seen, Random(1)) != seen.legal[-1]:
            return seen
    raise AssertionError("greedy always took the last choice")


def test_somebody_stands_in_until_the_bot_is_ready() -> None:
    seen, slow = unlike_greedy(), Slow()
    bot = StandIn(slow, Options(4), patience=0.0)
    assert bot.choose(seen, Random(1)) == GreedyBot().choose(seen, Random(1))
    assert not bot.is_ready()
    slow.may_begin.set()
    bot.join()
    assert bot.is_ready()
    assert bot.choose(seen, Random(1)) == seen.legal[-1]


def test_a_bot_that_gets_ready_in_time_plays_itself() -> None:
    seen, slow = unlike_greedy(), Slow()
    slow.may_begin.set()
    assert StandIn(slow, Options(4), patience=60.0).choose(seen, Random(1)) == seen.legal[-1]
