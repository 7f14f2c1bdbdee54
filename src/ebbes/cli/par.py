"""`ebbes par`: what the deals of a game were worth, and who did better than that."""

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.cli.records import File, answer_records
from ebbes.cli.review import announce_judge
from ebbes.cli.speech import Speech
from ebbes.record.record import Record

if TYPE_CHECKING:
    from ebbes.judge import Grains, Par

COLUMN = 11


def par_command(
    context: typer.Context,
    file: File,
    playouts: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="How often every deal is played out by the reference.",
            show_default="enough for a tenth of a point",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per record.")] = False,
) -> None:
    """Tell the par of every deal: the lead each seat can expect of its cards.

    Examples:

    - `ebbes par game.json`

    - `ebbes par games.jsonl --playouts 10000 --json`
    """
    speech: Speech = context.obj
    announce_judge(speech)

    def told(record: Record) -> Iterable[str]:
        from ebbes.judge.par import PLAYOUTS, pars_of

        found = pars_of(record, playouts or PLAYOUTS)
        return _json(found) if as_json else _lines(record, found, speech)

    answer_records(file, told, speech)


def _json(found: "tuple[Par, ...]") -> Iterator[str]:
    rounds = [
        {"round": each.round, "par": _points(each.par), "lead": _points(each.lead)}
        for each in found
    ]
    yield json.dumps({"rounds": rounds})


def _points(grains: "tuple[Grains, ...] | None") -> list[float] | None:
    from ebbes.bots.grains import par_of

    return None if grains is None else [par_of(own) for own in grains]


def _lines(record: Record, found: "tuple[Par, ...]", speech: Speech) -> Iterator[str]:
    from ebbes.report.sentences import figure

    names = speech.names(record.options, record.names)
    width = max(len(name) for name in names)
    keys = ("cli-par-par", "cli-review-result", "cli-par-over")
    for each in found:
        yield speech.say("cli-review-round", round=str(each.round))
        yield f"{'':<{width}}" + "".join(f"{speech.say(key):>{COLUMN}}" for key in keys)
        for seat, name in enumerate(names):
            parts = (each.par, each.lead, each.over)
            cells = [figure(part[seat], speech) if part is not None else "" for part in parts]
            yield f"{name:<{width}}{''.join(f'{cell:>{COLUMN}}' for cell in cells)}".rstrip()
