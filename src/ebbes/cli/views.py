"""Commands that read what a seat sees: a view, or a record that stops where the seat is to act."""

from collections.abc import Callable, Iterable
from typing import Annotated, NoReturn

import typer

from ebbes.cli.records import NothingToDecide, answer_texts, last_view
from ebbes.cli.speech import Speech
from ebbes.engine.view import View
from ebbes.record.errors import BrokenRecord
from ebbes.record.parse import load_json, record_from_json
from ebbes.record.record import FORMAT
from ebbes.record.snapshot import view_from_json

ViewFile = Annotated[
    str, typer.Argument(help="A view or a record, or one per line; `-` reads standard input.")
]
ViewAnswer = Callable[[View], Iterable[str]]


def answer_views(file: str, answer: ViewAnswer, speech: Speech) -> NoReturn:
    """Print the answer to every view; its seat must have something to decide."""
    answer_texts(file, lambda text: _answered(_view(text), answer), speech)


def _view(text: bytes) -> View:
    tree = load_json(text)
    if isinstance(tree, dict) and tree.get("format") == FORMAT:
        return last_view(record_from_json(tree))
    return view_from_json(tree)


def _answered(view: View, answer: ViewAnswer) -> list[str]:
    if view.seat is None:
        raise NothingToDecide("spectator")
    if not view.legal:
        raise NothingToDecide("waiting")
    try:
        return list(answer(view))
    except ValueError as error:
        raise BrokenRecord("the view", str(error)) from None
