"""Getting warm: every kind of bot decides in every game, so that all it needs is compiled."""

from itertools import product
from random import Random
from typing import Final

from ebbes.bots.greedy import GreedyBot
from ebbes.bots.levels import LEVELS
from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.bots.warmup import warm_up
from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.decide import settle
from ebbes.engine.options import Options
from ebbes.engine.view import View, view
from ebbes.judge.bot_round import bot_round
from ebbes.judge.depth import Depth
from ebbes.judge.ending import proved
from ebbes.judge.judging import Judging
from ebbes.record.cut import choices_in, cut
from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.rules.codes import code_of
from ebbes.server.thinking.effort import FEWEST, FEWEST_WORLDS
from ebbes.server.thinking.studying import study_on

GAMES: Final = tuple(Options(*game) for game in product((2, 3, 4, 5), (False, True), (False, True)))
SHALLOW: Final = Depth(worlds=16, error=1.0, most=16, playouts=16)
NAMES: Final = ("pimc", *(f"{level}@{FEWEST}" for level in LEVELS))


class Explaining:
    """Explains instead of choosing."""

    def choose(self, view: View, rng: Random) -> Choice:
        """What it thinks best."""
        return explain(view, rng, FEWEST_WORLDS)[0].choice


def get_warm() -> None:
    """Returns when nobody will have to wait for the compiler any more."""
    bots = [*map(bot_named, NAMES), Explaining()]
    for options in GAMES:
        for bot in bots:
            warm_up(bot, options)
        warm_up_judge(options)


def warm_up_judge(options: Options) -> None:
    """Judge something early and something late in a round."""
    record = bot_round(options, [GreedyBot()] * options.players, "warm")
    judging = Judging(record, depth=SHALLOW)
    for place in (0, judging.total // 2, judging.total - 1):
        judging.expected_at(place)
        judging.verdict_at(place)
    proved(view(judging.decisions[-1].state, judging.decisions[-1].seat))
    warm_up_studies(record)


def warm_up_studies(record: Record) -> None:
    """Study a round before anybody has played a card, and after the first."""
    (entry,) = record.rounds
    lead = choices_in(entry) - len(entry.plays)
    before, after = (cut(record, 1, lead + played) for played in (0, 1))
    state = settle(replay(before)[-1].state)[0]
    legal = view(state, state.turn).legal
    best, *_, wrong = (code_of(play.card) for play in legal if isinstance(play, PlayCard))
    told = format_record(before)
    study_on({"study": "reading", "record": told, "seat": 0})
    study_on({"study": "refutation", "record": told, "best": best, "wrong": wrong})
    study_on({"study": "reading", "record": format_record(after), "seat": 0})
