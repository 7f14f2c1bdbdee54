"""`ebbes explain`: what `expert` thinks of every choice, and why."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.bots.estimate import Estimate
from ebbes.cli.bots import announce
from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.views import ViewFile, answer_views
from ebbes.extras import needs
from ebbes.record.choice import choice_to_json
from ebbes.rules.roles import ROLE_NAMES

if TYPE_CHECKING:
    from ebbes.bots.explain import Opinion


def explain_command(
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
        from ebbes.bots.explain import explain
    except ModuleNotFoundError as error:
        fail(needs("explaining", error.name, "kernel"), NOT_USABLE)
    announce("expert")
    line = _json if as_json else _text
    answer_views(file, lambda view: map(line, explain(view)))


def _text(opinion: "Opinion") -> str:
    what = " ".join(f"{key} {value}" for key, value in choice_to_json(opinion.choice).items())
    why = ", ".join(_reason(reason.code, reason.context) for reason in opinion.reasons)
    points, lead = _figure(opinion.points), _figure(opinion.lead)
    figures = f"worth {opinion.worth:+.2f}  points {points}  lead {lead}"
    return f"{what:<16} {figures}  {why}".rstrip()


def _figure(estimate: Estimate) -> str:
    return f"{estimate.mean:+.2f} ± {estimate.error:.2f}"


def _reason(code: str, context: dict[str, int | float | str]) -> str:
    told = " ".join(
        f"{key} {value}" for key, value in context.items() if value or key not in ROLE_NAMES
    )
    return f"{code} ({told})" if told else code


def _json(opinion: "Opinion") -> str:
    return json.dumps(opinion.to_json())
