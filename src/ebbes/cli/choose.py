"""`ebbes choose`: let a bot decide, from a view and nothing else."""

import json
from random import Random
from typing import Annotated

import typer

from ebbes.bots.roster import ROSTER
from ebbes.cli.bots import announce, bot_or_fail
from ebbes.cli.views import ViewFile, answer_views
from ebbes.engine.view import View
from ebbes.record.choice import choice_to_json


def choose_command(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="BOT", help=f"Who decides: {', '.join(ROSTER)}.")],
    file: ViewFile,
    seed: Annotated[int, typer.Option(help="Any number; the same one gives the same choice.")] = 0,
) -> None:
    """Print what a bot decides, given only what its seat sees.

    That is a view (`ebbes-view/1`), or what the seat to act sees where a record stops.

    Examples:

    - `ebbes choose expert view.json --seed 3`

    - `ebbes choose expert@5000 unfinished.json`
    """
    bot = bot_or_fail(name)
    announce(name, context.obj)

    def decide(view: View) -> list[str]:
        return [json.dumps(choice_to_json(bot.choose(view, Random(seed))))]

    answer_views(file, decide, context.obj)
