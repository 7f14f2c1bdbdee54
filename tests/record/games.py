"""Records of simulated games, for tests to read, bend and break."""

import json
from functools import cache
from random import Random
from typing import Any

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.engine.events import CardPlayed, Dealt, Event
from ebbes.engine.options import Options
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance
from ebbes.record.format import format_record
from ebbes.record.log import record_of
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.record.replay import Step, replay

Tree = dict[str, Any]
"""A record as plain JSON, free to be changed."""

OPTION_SETS = tuple(
    Options(players, more_cards, pick_designators)
    for players in (2, 3, 4, 5)
    for more_cards in (False, True)
    for pick_designators in (False, True)
)
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma")

PLAIN = Options(4)
PICKED = Options(3, pick_designators=True)
FOR_TWO = Options(2)


def told(options: Options) -> str:
    """An option set as the name of a test case."""
    words = [f"{options.players} players"]
    words += ["more cards"] * options.more_cards + ["picked"] * options.pick_designators
    return " ".join(words)


@cache
def certificate(options: Options, seed: int) -> Certificate:
    """Secret and nonces that hang on a seed."""
    rng = Random(f"certificate {seed}")
    nonces = tuple(rng.randbytes(32) for _ in range(options.players))
    return Certificate.of(rng.randbytes(32), nonces)


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
