"""`ebbes ladder`: what the bots give away a round, measured by the judge."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.bots.levels import LEVELS
from ebbes.cli import table
from ebbes.cli.bots import bot_or_fail
from ebbes.cli.exits import complain
from ebbes.cli.fault import fail_for
from ebbes.cli.progress import progress_bar
from ebbes.cli.review import INTERRUPTED, announce_judge
from ebbes.cli.speech import Speech

if TYPE_CHECKING:
    from ebbes.judge import Rung


def ladder_command(
    context: typer.Context,
    bots: Annotated[
        list[str] | None, typer.Argument(help="Which bots; else all strengths from the weakest.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=2, help="How many rounds each of them plays.")] = 40,
    players: table.Players = table.PLAYERS,
    more_cards: table.MoreCards = False,
    pick_designators: table.PickDesignators = False,
    depth: Annotated[
        str, typer.Option(metavar="quick|standard|deep", help="How thoroughly to judge.")
    ] = "standard",
    seed: Annotated[int, typer.Option(help="Any number; the same one gives the same deals.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per bot.")] = False,
) -> None:
    """Measure the ladder: points given away a round and seat, and the yield, with their errors.

    Every bot plays the same deals, in all seats. Ctrl-C tells what is done.

    Examples:

    - `ebbes ladder`

    - `ebbes ladder greedy expert --rounds 10 --players 3 --json`
    """
    speech: Speech = context.obj
    options = table.options_of(players, more_cards, pick_designators)
    names = bots or list(LEVELS)
    for name in names:
        bot_or_fail(name)
    announce_judge(speech)
    from ebbes.judge import Climb, NoSuchDepth, depth_named

    try:
        thorough = depth_named(depth)
    except NoSuchDepth as error:
        fail_for(error)
    for name in names:
        climb = Climb(name, options, thorough, seed)
        try:
            with progress_bar(name, rounds, 0) as advance:
                for _ in range(rounds):
                    climb.step()
                    advance(1)
        except KeyboardInterrupt:
            told = {"done": str(climb.rounds), "total": str(rounds)}
            complain(speech.say("cli-ladder-stopped", name=name, **told))
            raise typer.Exit(INTERRUPTED) from None
        typer.echo(json.dumps(climb.rung.to_json()) if as_json else _line(climb.rung, speech))


def _line(rung: "Rung", speech: Speech) -> str:
    lost, kept = rung.given_away, rung.kept
    given = {"figure": f"{lost.mean:5.2f}", "error": f"{lost.error:.2f}"}
    share = {"percent": f"{100 * kept.mean:5.1f}", "error": f"{100 * kept.error:.1f}"}
    told = speech.say("cli-review-given", **given), speech.say("cli-review-yield", **share)
    return f"{rung.name:<10} {told[0]}; {told[1]}"
