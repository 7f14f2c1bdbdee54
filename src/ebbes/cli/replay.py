"""`ebbes replay`: a record against every rule."""

import json
from collections.abc import Iterable
from typing import Annotated

import typer

from ebbes.cli.game_lines import game_lines
from ebbes.cli.records import File, answer_records
from ebbes.cli.speech import Speech
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.summary import summary


def replay_command(
    context: typer.Context,
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per record.")] = False,
) -> None:
    """Check a record against every rule and print the game.

    Exits with 0 if all is well, 1 if a record breaks a rule (one line says in which round, at which
    play, and which rule), 2 if something is no record at all.

    Examples:
    - `ebbes replay game.json`

    - `ebbes simulate --games 3 --seed 7 | ebbes replay - --json`
    """
    speech: Speech = context.obj

    def text(record: Record) -> Iterable[str]:
        return game_lines(record, replay(record), speech)

    answer_records(file, _json if as_json else text, speech)


def _json(record: Record) -> Iterable[str]:
    return [json.dumps(summary(record, replay(record)))]
