"""`ebbes train`: learn the policies by self-play."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ebbes.cli.fault import fail_for
from ebbes.cli.speech import refuse, refuse_without


def train_command(
    folder: Annotated[Path, typer.Argument(help="Where weights and logs go.")],
    share: Annotated[
        float, typer.Option(help="How much of every plan to follow: 1 is all of it.")
    ] = 1.0,
    threads: Annotated[int, typer.Option(min=1, help="How many threads play.")] = (
        os.cpu_count() or 1
    ),
    seed: Annotated[
        int, typer.Option(min=0, help="With as many threads, the same one gives the same weights.")
    ] = 1,
) -> None:
    """Learn how to play, by self-play, and write all weights with their logs.

    Needs the extra `kernel` (NumPy, Numba). The whole of it takes about an hour on two free cores.
    If it is stopped, the same command skips the finished plans and begins the next one anew.

    Examples:

    - `ebbes train weights`

    - `ebbes train trial --share 0.01`
    """
    try:
        from ebbes.training.curriculum import study
    except ModuleNotFoundError as error:
        refuse_without("training", error.name, "kernel")
    try:
        for line in study(folder, threads, seed, share):
            typer.echo(line)
    except OSError as error:
        refuse("cli-train-cannot", folder=ascii(str(folder)), why=str(error.strerror))
    except ValueError as error:
        fail_for(error)
