"""`ebbes weakness`: what somebody gains who learns nothing but to beat our policy."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ebbes.cli import table
from ebbes.cli.speech import refuse, refuse_without


def weakness_command(
    out: Annotated[Path, typer.Argument(help="Where its weights go (.npz), the log beside them.")],
    players: table.Players = table.PLAYERS,
    more_cards: table.MoreCards = False,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds it learns.")] = 4_000_000,
    threads: Annotated[int, typer.Option(min=1, help="How many threads play.")] = (
        os.cpu_count() or 1
    ),
    seed: Annotated[
        int, typer.Option(min=0, help="With as many threads, the same one gives the same weights.")
    ] = 1,
) -> None:
    """Learn a best response: one seat learns, all others play our policy and stay as they are.

    Every line tells its lead over the policy, in points a round. The weights play in the arena as
    `instinct@FILE`. Needs the extra `kernel`.

    Examples:

    - `ebbes weakness response.npz`

    - `ebbes arena instinct@response.npz expert expert expert`
    """
    table.options_of(players, more_cards, pick_designators=False)
    try:
        from ebbes.bots.weights import weights_of
        from ebbes.training.train import Plan, train
    except ModuleNotFoundError as error:
        refuse_without("training", error.name, "kernel")
    plan = Plan(players, more_cards, rounds, threads, seed, rate=1e-3, entropy=0.005)
    try:
        with weights_of(players, more_cards) as first:
            for line in train(plan, out, first, alone=True):
                typer.echo(line)
    except OSError as error:
        refuse("cli-cannot-write", file=ascii(str(out)), why=str(error.strerror))
