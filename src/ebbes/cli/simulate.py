"""`ebbes simulate`: games between bots as records."""

import secrets
from collections.abc import Sequence
from random import Random
from typing import Annotated

import typer

from ebbes.bots.bot import Bot
from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.cli import table
from ebbes.cli.bots import bot_or_fail
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
    bots: Annotated[
        str | None, typer.Option(help="Who plays, by seat, such as expert,strong; else chance.")
    ] = None,
) -> None:
    """Play games between bots and print their records, one per line, certificates included.

    Without `--bots` every choice is any legal one. With it there are as many players as bots.

    Examples:
    - `ebbes simulate --games 100 --seed 7 > games.jsonl`

    - `ebbes simulate --bots expert,strong,solid,greedy --seed 7 > game.json`

    - `ebbes simulate --players 2 --more-cards --pick-designators | ebbes replay -`
    """
    names = () if bots is None else tuple(bots.split(","))
    players = len(names) or players
    options = table.options_of(players, more_cards, pick_designators, rounds, goal, dabbscheedel)
    seated = [bot_or_fail(name) for name in names]
    seed = secrets.randbits(64) if seed is None else seed
    for number in range(games):
        played = simulated_game(options, f"{seed}/{number}", names, seated)
        typer.echo(format_record(played))


def simulated_game(
    options: Options, seed: str, names: tuple[str, ...] = (), bots: Sequence[Bot] = ()
) -> Record:
    """One game as a record, from a seed; without bots a random one."""
    certificate = Certificate.from_seed(seed, options.players)
    chance = Chance(certificate.key, options)
    seated = bots or [RandomBot()] * options.players
    log = play_game(options, seated, Random(seed), chance.deal)
    people = names_of(options, names) if names else names_at(options)
    return record_of(options, people, log, {KEY: certificate.to_json()})


def names_at(options: Options) -> tuple[str, ...]:
    """A name for every seat."""
    return names_of(options, NAMES[: options.players])
