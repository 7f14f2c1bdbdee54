"""`ebbes bench`: how fast kernel, search and engine are, beside OpenSpiel."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.extras import needs

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
        fail(needs("measuring", error.name, "kernel"), NOT_USABLE)
    if as_json:
        for line in measure(seconds):
            typer.echo(json.dumps(asdict(line)))
    else:
        _print_table(list(measure(seconds)))


def _print_table(lines: "list[Line]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("measured", "counted", box=None, header_style="bold")
    table.add_column("per second", justify="right")
    table.add_column("times that")
    for line in lines:
        times = "\n".join(f"{times:5.2f}  {other}" for other, times in line.times.items())
        table.add_row(line.name, line.unit, _number(line.per_second), times)
    Console(width=120, highlight=False).print(table)


def _number(per_second: float | None) -> str:
    return "not installed" if per_second is None else f"{per_second:,.0f}"
