"""`ebbes train`: learn a policy by self-play."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ebbes.cli import table
from ebbes.cli.exits import NOT_USABLE, fail


def train_command(
    out: Annotated[Path, typer.Argument(help="Where the weights go; the log lies beside them.")],
    players: table.Players = table.PLAYERS,
    more_cards: table.MoreCards = False,
    minutes: Annotated[float, typer.Option(min=0.0, help="How long to learn.")] = 10.0,
    width: Annotated[int, typer.Option(min=1, help="Nodes of the hidden layer.")] = 64,
    threads: Annotated[int, typer.Option(min=1, help="How many threads play.")] = (
        os.cpu_count() or 1
    ),
    seed: Annotated[int, typer.Option(help="Any number; with one thread it decides all.")] = 1,
    rate: Annotated[float, typer.Option(help="How far the weights move at first.")] = 2e-3,
    first: Annotated[
        Path | None, typer.Option("--from", help="Weights to begin with instead of random ones.")
    ] = None,
) -> None:
    """Learn how to play, by self-play, and write the weights and a log.

    Needs the extra `kernel` (NumPy, Numba). Both ways to designate are learnt at once.

    Examples:

    - `ebbes train weights.npz --minutes 30`

    - `ebbes train five.npz --players 5 --from weights.npz`
    """
    table.options_of(players, more_cards, pick_designators=False)
    try:
        from ebbes.training.train import Course, train
    except ModuleNotFoundError as error:
        fail(f"training needs {error.name}: install ebbes with its extra 'kernel'", NOT_USABLE)
    course = Course(players, more_cards, width, minutes * 60, threads, seed, rate)
    try:
        for line in train(course, out, first):
            typer.echo(line)
    except (OSError, KeyError, ValueError) as error:
        fail(f"cannot train: {error}", NOT_USABLE)
