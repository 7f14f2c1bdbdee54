"""`ebbes puzzles`: decisions with one right answer that simple players miss."""

import json
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from ebbes.cli import table
from ebbes.cli.exits import BROKEN, complain
from ebbes.cli.progress import progress_bar
from ebbes.cli.records import parsed_records
from ebbes.cli.review import INTERRUPTED, announce_judge
from ebbes.cli.speech import Speech, refuse
from ebbes.engine.options import Options
from ebbes.record.record import Record

if TYPE_CHECKING:
    from ebbes.judge import Puzzle

PLAYER = "strong"
"""Who plays the games that puzzles are looked for in."""


def puzzles_command(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="Where to write them, one JSON object a line.")],
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 200,
    records: Annotated[
        str | None, typer.Option(help="Look in these records; else in fresh rounds of bots.")
    ] = None,
    players: table.Players = table.PLAYERS,
    more_cards: table.MoreCards = False,
    pick_designators: table.PickDesignators = False,
    seed: Annotated[int, typer.Option(help="Any number; the same one gives the same puzzles.")] = 1,
) -> None:
    """Make puzzles (`ebbes-puzzle/1`): what a seat sees, the right card, and what refutes others.

    The right card is worth 0.9 points more than any other, at 4,000 worlds, for two seeds and two
    policies; `greedy` and `solid` miss it. Ctrl-C keeps those found. The words: docs/judging.md.

    Examples:

    - `ebbes puzzles --count 200 --out puzzles.jsonl`

    - `ebbes puzzles --records games.jsonl --count 20 --out puzzles.jsonl`
    """
    speech: Speech = context.obj
    options = table.options_of(players, more_cards, pick_designators)
    announce_judge(speech)
    source = _fresh(options, seed) if records is None else _found(records)
    try:
        with out.open("w", encoding="utf-8") as file:
            found = _write(file, source, count)
    except OSError as error:
        refuse("cli-cannot-write", file=ascii(str(out)), why=str(error.strerror))
    if found < count:
        complain(speech.say("cli-puzzles-found", done=f"{found:,}", total=f"{count:,}"))
        raise typer.Exit(INTERRUPTED if records is None else BROKEN)


def _found(records: str) -> Iterator[Record]:
    """Those of a file; the first is read at once, before anything is written."""
    found = parsed_records(records)
    return chain(list(islice(found, 1)), found)


def _write(file: TextIO, records: Iterator[Record], count: int) -> int:
    """Write puzzles until there are enough, no more records, or somebody stops us."""
    found = 0
    try:
        with progress_bar("", count, 0) as advance:
            for puzzle in _puzzles(records):
                file.write(json.dumps(puzzle.to_json()) + "\n")
                file.flush()
                found += 1
                advance(1)
                if found == count:
                    break
    except KeyboardInterrupt:
        pass
    return found


def _puzzles(records: Iterator[Record]) -> "Iterator[Puzzle]":
    from ebbes.judge import puzzles_in

    for record in records:
        yield from puzzles_in(record)


def _fresh(options: Options, seed: int) -> Iterator[Record]:
    from ebbes.bots.roster import bot_named
    from ebbes.judge.bot_round import bot_round

    bots, number = [bot_named(PLAYER)] * options.players, 0
    while True:
        yield bot_round(options, bots, f"puzzles {seed}/{number}")
        number += 1
