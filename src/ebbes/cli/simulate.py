"""`ebbes simulate`: random games as records."""

import secrets
from random import Random
from typing import Annotated

import typer

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.cli import table
from ebbes.engine.options import Options
from ebbes.record.certificate import KEY, Certificate
from ebbes.record.chance import Chance
from ebbes.record.format import format_record
from ebbes.record.log import record_of
from ebbes.record.names import names_of
from ebbes.record.record import Record

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma")


def simulate_command(
    games: Annotated[int, typer.Option("--games", "-n", min=0, help="How many games.")] = 1,
    players: table.Players = table.PLAYERS,
    more_cards: table.MoreCards = False,
    pick_designators: table.PickDesignators = False,
    rounds: table.Rounds = table.ROUNDS,
    goal: table.Goal = table.GOAL,
    dabbscheedel: table.Dabbscheedel = table.DABBSCHEEDEL,
    seed: table.Seed = None,
) -> None:
    """Play random games and print their records, one per line, certificates included.

    Examples:
    - `ebbes simulate --games 100 --seed 7 > games.jsonl`

    - `ebbes simulate --players 2 --more-cards --pick-designators | ebbes replay -`
    """
    options = table.options_of(players, more_cards, pick_designators, rounds, goal, dabbscheedel)
    seed = secrets.randbits(64) if seed is None else seed
    for number in range(games):
        typer.echo(format_record(simulated_game(options, f"{seed}/{number}")))


def simulated_game(options: Options, seed: str) -> Record:
    """One random game as a record, from a seed."""
    certificate = Certificate.from_seed(seed, options.players)
    chance = Chance(certificate.key, options)
    log = play_game(options, [RandomBot()] * options.players, Random(seed), chance.deal)
    return record_of(options, names_at(options), log, {KEY: certificate.to_json()})


def names_at(options: Options) -> tuple[str, ...]:
    """A name for every seat."""
    return names_of(options, NAMES[: options.players])
