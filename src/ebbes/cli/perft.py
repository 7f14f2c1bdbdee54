"""`ebbes perft`: how many ways a position can go on."""

import json
from collections.abc import Iterator
from typing import Annotated

import typer

from ebbes.cli import table
from ebbes.cli.records import answer_records, last_position
from ebbes.cli.speech import spoken
from ebbes.engine.decide import step
from ebbes.engine.perft import Perft, perft
from ebbes.engine.state import State, new_game
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance
from ebbes.record.text import signed


def perft_command(
    context: typer.Context,
    file: Annotated[
        str | None,
        typer.Argument(help="A record whose last position is taken; without it, a first deal."),
    ] = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, help="How many decisions.")] = 4,
    players: table.Players = table.PLAYERS,
    more_cards: table.MoreCards = False,
    pick_designators: table.PickDesignators = False,
    seed: Annotated[int, typer.Option(help="Which first deal.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per depth.")] = False,
) -> None:
    """Count the legal sequences of decisions from a position, and sum up what they score.

    For every depth: sequences, how many of them finish the round, and the points of those by seat.

    Examples:
    - `ebbes perft --players 3 --seed 1 --depth 5`

    - `ebbes perft unfinished.json --depth 8 --json`
    """
    if file is not None:
        answer_records(
            file, lambda record: _answer(last_position(record), depth, as_json), context.obj
        )
    options = table.options_of(players, more_cards, pick_designators)
    chance = Chance(Certificate.from_seed(str(seed), players).key, options)
    start = new_game(options)
    for line in _answer(step(start, chance.deal(start))[0], depth, as_json):
        typer.echo(line)


def _answer(state: State, depth: int, as_json: bool) -> Iterator[str]:
    line = _json if as_json else _text
    for plies in range(depth + 1):
        yield line(plies, perft(state, plies))


def _json(depth: int, found: Perft) -> str:
    return json.dumps(
        {
            "depth": depth,
            "sequences": found.sequences,
            "finished": found.finished,
            "points": list(found.points),
        }
    )


def _text(depth: int, found: Perft) -> str:
    points = " ".join(signed(points) for points in found.points)
    counted = (
        ("depth", f"{depth:>2}"),
        ("sequences", f"{found.sequences:>12,}"),
        ("finished", f"{found.finished:>10,}"),
    )
    told = [spoken().say("cli-perft", what=what, shown=shown) for what, shown in counted]
    return "  ".join([*told, points])
