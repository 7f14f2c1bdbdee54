"""`ebbes arena`: how strong a bot is, by duplicate matches."""

import json
import os
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer

from ebbes.arena.cluster import runner_at
from ebbes.arena.contest import Contest
from ebbes.arena.errors import ArenaError
from ebbes.arena.fingerprint import fingerprint
from ebbes.arena.match import Match
from ebbes.arena.player import OPEN_SPIEL, bot_of
from ebbes.arena.report import Report, report
from ebbes.arena.result import Key, Result
from ebbes.arena.results import ResultsFile
from ebbes.arena.runner import Runner, runner_of
from ebbes.cli import table
from ebbes.cli.arena_lines import report_lines
from ebbes.cli.exits import complain
from ebbes.cli.fault import fail_for
from ebbes.cli.progress import progress_bar
from ebbes.cli.speech import refuse, refuse_without, spoken

INTERRUPTED: Final = 130
DEALS = 1000
NAMES: Final = (
    "`expert@PLAYS` or any other strength makes so many plays in its head at the most; "
    "`ismcts@SECONDS` is OpenSpiel's search with so many seconds a decision; `instinct` is the "
    "policy without a search, `instinct@FILE` another one."
)


def arena_command(
    bots: Annotated[
        list[str], typer.Argument(help=f"The tested bot, then the others: 2 to 5 in all. {NAMES}")
    ],
    deals: Annotated[
        int | None, typer.Option(min=1, help=f"How many deals: {DEALS} unless said otherwise.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="So many whole games, instead of deals.")
    ] = None,
    more_cards: table.MoreCards = False,
    pick_designators: table.PickDesignators = False,
    seed: Annotated[int, typer.Option(help="Any number; the same one gives the same deals.")] = 1,
    null: Annotated[
        bool, typer.Option(help="Check the bench: the last bot against itself, on fewer deals.")
    ] = True,
    out: Annotated[
        Path | None, typer.Option(help="Keep the results here; a later run goes on with them.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = (
        os.cpu_count() or 1
    ),
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, local or host:port."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play every deal once with the tested bot in each seat, and tell how far it is ahead.

    Examples:

    - `ebbes arena greedy random random random --deals 3000`

    - `ebbes arena expert pimc pimc pimc --deals 3000`

    - `ebbes arena greedy random --games 200 --json`

    - `ebbes arena greedy random random --out results.jsonl --ray auto`
    """
    if deals is not None and games is not None:
        refuse("cli-arena-either")
    options = table.options_of(len(bots), more_cards, pick_designators)
    match = Match(tuple(bots), options, seed, games is not None)
    _verify_bots(match)
    contest = Contest(match, games or deals or DEALS, null)
    runner = runner_of(workers) if ray is None else runner_at(ray)
    fingerprint()  # now: the sources may be edited while the bots play
    begun = perf_counter()
    done, stopped = _played(contest, runner, out)
    found = report(contest, done, perf_counter() - begun)
    _tell(found, as_json)
    if stopped:
        _tell_where(contest, done, out)
        raise typer.Exit(INTERRUPTED)


def _verify_bots(match: Match) -> None:
    for name in match.bots:
        try:
            bot_of(name)
        except ValueError as error:
            fail_for(error)
        except ModuleNotFoundError as error:
            extra = "research" if name.startswith(f"{OPEN_SPIEL}@") else "kernel"
            refuse_without(name, error.name, extra)


def _played(contest: Contest, runner: Runner, out: Path | None) -> tuple[dict[Key, Result], bool]:
    """All results, those of earlier runs included, and whether somebody stopped us."""
    done: dict[Key, Result] = {}
    try:
        with nullcontext() if out is None else ResultsFile(out, contest.match) as file:
            done |= {} if file is None else file.found
            _play_on(contest, runner, file, done)
    except KeyboardInterrupt:
        return done, True
    except ArenaError as error:
        fail_for(error)
    return done, False


def _play_on(
    contest: Contest, runner: Runner, file: ResultsFile | None, done: dict[Key, Result]
) -> None:
    """Play what is left; whatever is in `done` is also in the file."""
    chunks = contest.chunks(done)
    if not chunks:
        return
    left = sum(len(chunk.deals) for chunk in chunks)
    total = len(contest.keys)
    bar = progress_bar(contest.match.bots[0], total, total - left)
    with bar as advance, closing(runner(chunks)) as played:
        for results in played:
            if file is not None:
                file.append(results)
            done |= {result.key: result for result in results}
            advance(len(results))


def _tell(found: Report | None, as_json: bool) -> None:
    if found is not None:
        lines = [json.dumps(found.to_json())] if as_json else report_lines(found, spoken())
        for line in lines:
            typer.echo(line)


def _tell_where(contest: Contest, done: dict[Key, Result], out: Path | None) -> None:
    told = {"done": f"{len(contest.results(done)):,}", "total": f"{contest.deals:,}"}
    complain(spoken().say("cli-arena-stopped", **told, kept="no" if out is None else "yes"))
