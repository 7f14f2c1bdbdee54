"""Records of simulated games, for tests to read, bend and break."""

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.engine.commands import Deal
from ebbes.engine.events import CardPlayed, Dealt, Event
from ebbes.engine.options import Options
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance
from ebbes.record.errors import BrokenRecord
from ebbes.record.format import format_record
from ebbes.record.log import record_of
from ebbes.record.parse import parse
from ebbes.record.record import Record, Round
from ebbes.record.replay import Step, replay
from ebbes.rules.codes import code_of
from tests.oracle.naive import Game
from tests.oracle.side_by_side import give

Tree = dict[str, Any]
"""A record as plain JSON, free to be changed."""

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma")

PLAIN = Options(4)
PICKED = Options(3, pick_designators=True)
FOR_TWO = Options(2)


@cache
def certificate(options: Options, seed: int) -> Certificate:
    """Secret and nonces that hang on a seed."""
    return Certificate.from_seed(f"{seed}", options.players)


@cache
def game(options: Options, seed: int = 1) -> Record:
    """A certified game between bots that play anything legal."""
    bound = certificate(options, seed)
    chance = Chance(bound.key, options)
    log = play_game(options, [RandomBot()] * options.players, Random(seed), chance.deal)
    return record_of(options, NAMES[: options.seats], log, {"certificate": bound.to_json()})


@cache
def game_log(options: Options, seed: int = 1) -> tuple[Step, ...]:
    """What the replay of a whole game gives."""
    return replay(game(options, seed))


def game_tree(options: Options = PLAIN, seed: int = 1) -> Tree:
    """A game as JSON that a test may change."""
    found: Tree = json.loads(format_record(game(options, seed)))
    return found


def from_tree(tree: Tree) -> Record:
    """What the library reads from a changed tree."""
    return parse(json.dumps(tree))


def stopped(record: Record, rounds: int, plays: int) -> Record:
    """A record that breaks off in the last of so many rounds, after so many plays of it."""
    *before, last = record.rounds[:rounds]
    return replace(record, rounds=(*before, replace(last, plays=last.plays[:plays])))


def plays_by_round(log: tuple[Step, ...]) -> list[list[CardPlayed]]:
    """Every card played and by whom, round by round."""
    rounds: list[list[CardPlayed]] = []
    for step in log:
        if isinstance(step.event, Dealt):
            rounds.append([])
        elif isinstance(step.event, CardPlayed):
            rounds[-1].append(step.event)
    return rounds


def events_of(log: tuple[Step, ...]) -> list[Event]:
    """A log without its states."""
    return [step.event for step in log]


def give_round(oracle: Game, entry: Round) -> None:
    """Let the naive game play a round of a record, as far as it goes."""
    first = entry.chooser is None
    give(oracle, Deal(entry.dealer, entry.hands, entry.value, entry.starter if first else None))
    if not first:
        oracle.act(str(entry.starter))
    for pick in entry.designators or ():
        oracle.act(code_of(pick.card))
    while len(oracle.plays) < len(entry.plays):
        oracle.act(code_of(entry.plays[len(oracle.plays)]))


def complaint(tree: Tree) -> str:
    """What the replay of a record that breaks a rule says."""
    record = from_tree(tree)
    with pytest.raises(BrokenRecord) as caught:
        replay(record)
    assert str(caught.value).startswith(f"{caught.value.where}: ")
    return str(caught.value)
