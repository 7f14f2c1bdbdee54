"""`ebbes explain`: what `expert` thinks of every choice, and why."""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.cli.bots import announce
from ebbes.cli.opinion_lines import opinion_lines
from ebbes.cli.speech import Speech, refuse_without
from ebbes.cli.views import ViewFile, answer_views
from ebbes.engine.view import View

if TYPE_CHECKING:
    from ebbes.bots.opinion import Opinion


def explain_command(
    context: typer.Context,
    file: ViewFile,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per choice.")] = False,
) -> None:
    """Tell what every choice is worth to a seat, given only what it sees.

    That is a view (`ebbes-view/1`), or what the seat to act sees where a record stops. For each
    choice, the one worth most first: what it is worth, the points expected this round, the lead
    (these points less the mean of the others'), both with their standard error, and the reasons
    that matter. Worth is the lead, but near the end of a game it is what the points do for the win
    and the place, from about 0 to about 1.

    Examples:

    - `ebbes explain unfinished.json`

    - `ebbes explain unfinished.json --json`
    """
    try:
        from ebbes.bots.opinion import explain
    except ModuleNotFoundError as error:
        refuse_without("explaining", error.name, "kernel")
    speech: Speech = context.obj
    announce("expert", speech)

    def lines(view: View) -> Iterable[str]:
        opinions = explain(view)
        return _json(opinions) if as_json else opinion_lines(opinions, speech)

    answer_views(file, lines, speech)


def _json(opinions: "tuple[Opinion, ...]") -> Iterable[str]:
    return [json.dumps(opinion.to_json()) for opinion in opinions]
