"""Rounds between bots, as records to be judged."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random

from ebbes.bots.bot import Bot
from ebbes.bots.game import play_game
from ebbes.engine.events import Event, RoundScored
from ebbes.engine.options import Options
from ebbes.record.chance import Chance
from ebbes.record.log import record_of
from ebbes.record.names import names_of
from ebbes.record.record import Record


def bot_round(options: Options, bots: Sequence[Bot], seed: str) -> Record:
    """One round, whose deal hangs on the seed alone."""
    chance = Chance(sha256(f"ebbes judge, {seed}".encode()).digest(), options)
    log = play_game(options, bots, Random(seed), chance.deal)
    names = tuple(f"seat {seat}" for seat in range(options.players))
    return record_of(options, names_of(options, names), _first_round(log))


def _first_round(log: Iterator[Event]) -> Iterator[Event]:
    for event in log:
        yield event
        if isinstance(event, RoundScored):
            return
