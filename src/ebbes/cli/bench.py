"""`ebbes bench`: how fast kernel, search and engine are, beside OpenSpiel."""

import json
import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.cli.speech import refuse_without, spoken

if TYPE_CHECKING:
    from ebbes.bench.lines import Line


def bench_command(
    seconds: Annotated[
        float, typer.Option("--seconds", "-s", min=0.0, help="How long to measure each line.")
    ] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
) -> None:
    """Measure how fast it is here: random rounds, search iterations, plays of the engine.

    Needs the extra `kernel` (NumPy, Numba). With the extra `bench` OpenSpiel is measured beside it,
    on `oh_hell` with 4 players and 10 tricks. Every number is the best of many short runs.

    Examples:

    - `ebbes bench`

    - `ebbes bench --seconds 10 --json`
    """
    try:
        from ebbes.bench.lines import measure
    except ModuleNotFoundError as error:
        refuse_without("measuring", error.name, "kernel")
    if as_json:
        for line in measure(seconds):
            typer.echo(json.dumps(asdict(line)))
    else:
        _print_table(list(measure(seconds)))


def _print_table(lines: "list[Line]") -> None:
    from rich.console import Console
    from rich.table import Table

    say = spoken().say
    table = Table(box=None, header_style="bold")
    for key in ("cli-bench-measured", "cli-bench-counted"):
        table.add_column(say(key))
    table.add_column(say("cli-bench-rate"), justify="right")
    table.add_column(say("cli-bench-times"))
    for line in lines:
        times = "\n".join(f"{times:5.2f}  {_named(other)}" for other, times in line.times.items())
        table.add_row(_named(line.name), _named(line.unit), _number(line.per_second), times)
    Console(width=120, highlight=False).print(table)


def _named(what: str) -> str:
    """What is measured, in the language of the call; a yardstick keeps its own name."""
    return spoken().say("cli-bench-name", what=re.sub(r"\W+", "-", what), name=what)


def _number(per_second: float | None) -> str:
    return spoken().say("cli-bench-missing") if per_second is None else f"{per_second:,.0f}"
