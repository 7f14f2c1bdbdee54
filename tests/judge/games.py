"""Records and reviews for the judge's tests: small ones, made once."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from ebbes.bots.bot import Bot
from ebbes.bots.game import play_game
from ebbes.bots.greedy import GreedyBot
from ebbes.bots.random import RandomBot
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.judge.abridged import abridged
from ebbes.judge.depth import Depth
from ebbes.judge.judging import judge
from ebbes.judge.review import Review
from ebbes.record.chance import Chance
from ebbes.record.log import record_of
from ebbes.record.names import names_of
from ebbes.record.parse import parse
from ebbes.record.record import Record

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma")
SHALLOW = Depth(worlds=4, error=0.5, most=8, playouts=4)


@cache
def whole_game(options: Options, seed: int = 1) -> Record:
    """A game between two kinds of simple bots."""
    chance = Chance(f"judged {seed}".encode(), options)
    bots: list[Bot] = [GreedyBot(), RandomBot()] * 3
    bots = bots[: options.players]
    log = play_game(options, bots, Random(seed), chance.deal)
    return record_of(options, names_of(options, NAMES[: options.players]), log)


@cache
def two_rounds(options: Options, seed: int = 1) -> Record:
    """The first round of a game, and the second without its last cards."""
    first, second, *_ = whole_game(options, seed).rounds
    short = replace(second, plays=second.plays[: 2 * len(second.plays) // 3])
    return replace(whole_game(options, seed), rounds=(first, short))


@cache
def last_round(options: Options, seed: int = 1) -> Record:
    """All rounds, the last one broken off after its first card."""
    *before, last = whole_game(options, seed).rounds
    record = whole_game(options, seed)
    return replace(record, rounds=(*before, replace(last, plays=last.plays[:1])))


@cache
def review_of(options: Options, seed: int = 1) -> Review:
    """A shallow review of two rounds."""
    return judge(two_rounds(options, seed), depth=SHALLOW)


def in_short(review: Review) -> list[Json]:
    """The moments of a review as a server keeps them."""
    return [
        [
            moment.round,
            moment.number,
            moment.seat,
            list(moment.expected),
            None if moment.verdict is None else abridged(moment.verdict),
        ]
        for moment in review.moments
    ]


def one_suit_in_one_hand() -> Record:
    """A first trick after which nearly a whole suit can lie with one seat alone."""
    return parse(Path(__file__).with_name("one_suit_in_one_hand.json").read_text())
