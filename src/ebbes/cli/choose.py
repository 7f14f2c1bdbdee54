"""`ebbes choose`: let a bot decide, from a view and nothing else."""

import json
from random import Random
from typing import Annotated

import typer

from ebbes.bots.bot import Bot
from ebbes.bots.roster import ROSTER
from ebbes.cli.bots import announce, bot_or_fail
from ebbes.cli.records import answer_texts, last_view
from ebbes.engine.view import View
from ebbes.record.choice import choice_to_json
from ebbes.record.errors import BrokenRecord
from ebbes.record.parse import load_json, record_from_json
from ebbes.record.record import FORMAT
from ebbes.record.snapshot import view_from_json


def choose_command(
    name: Annotated[str, typer.Argument(metavar="BOT", help=f"Who decides: {', '.join(ROSTER)}.")],
    file: Annotated[
        str, typer.Argument(help="A view or a record, or one per line; `-` reads standard input.")
    ],
    seed: Annotated[int, typer.Option(help="Any number; the same one gives the same choice.")] = 0,
) -> None:
    """Print what a bot decides, given only what its seat sees.

    That is a view (`ebbes-view/1`), or what the seat to act sees where a record stops.

    Examples:

    - `ebbes choose expert view.json --seed 3`

    - `ebbes choose expert@5000 unfinished.json`
    """
    bot = bot_or_fail(name)
    announce(name)
    answer_texts(file, lambda text: [_choice(bot, _view(text), seed)])


def _view(text: bytes) -> View:
    told = load_json(text)
    if isinstance(told, dict) and told.get("format") == FORMAT:
        return last_view(record_from_json(told))
    return view_from_json(told)


def _choice(bot: Bot, view: View, seed: int) -> str:
    if view.seat is None:
        raise BrokenRecord("the view", "nothing to decide: a spectator looks on")
    if not view.legal:
        raise BrokenRecord("the view", "nothing to decide: somebody else acts")
    try:
        return json.dumps(choice_to_json(bot.choose(view, Random(seed))))
    except ValueError as error:
        raise BrokenRecord("the view", str(error)) from None
