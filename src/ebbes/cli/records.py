"""Commands that read records: one by one, each answered or refused in one line."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, NoReturn

import typer

from ebbes.cli.exits import BROKEN, NOT_USABLE, complain, fail
from ebbes.engine.decide import settle
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import View, view
from ebbes.record.errors import BrokenRecord, CertificateError, NotARecord
from ebbes.record.parse import parse
from ebbes.record.reader import texts
from ebbes.record.record import Record
from ebbes.record.replay import replay

File = Annotated[
    str, typer.Argument(help="A record, or one record per line; `-` reads standard input.")
]
Answer = Callable[[Record], Iterable[str]]


def answer_records(file: str, answer: Answer) -> NoReturn:
    """Print the answer to every record; exit with the worst that was found."""
    answer_texts(file, lambda text: answer(parse(text)))


def answer_texts(file: str, answer: Callable[[bytes], Iterable[str]]) -> NoReturn:
    """The same for texts of any kind."""
    status = 0
    for line, text in _texts(file):
        status = max(status, _answer_text(text, line, answer))
    raise typer.Exit(status)


def _texts(file: str) -> Iterator[tuple[int | None, bytes]]:
    try:
        if file != "-":
            with open(file, "rb") as stream:
                yield from texts(stream)
        elif sys.stdin is None:
            fail("standard input is closed", NOT_USABLE)
        else:
            yield from texts(sys.stdin.buffer)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        fail(f"cannot read {file!a}: {reason}", NOT_USABLE)


def last_position(record: Record) -> State:
    """Where a record stops."""
    log = replay(record)
    return settle(log[-1].state)[0] if log else new_game(record.options)


def last_view(record: Record) -> View:
    """What the seat to act sees where a record stops."""
    state = last_position(record)
    if state.phase is OVER:
        raise BrokenRecord("the record", "nothing to decide: the game is over")
    if state.phase is DEAL:
        raise BrokenRecord("the record", "nothing to decide: it stops between two rounds")
    return view(state, state.turn)


def _answer_text(text: bytes, line: int | None, answer: Callable[[bytes], Iterable[str]]) -> int:
    where = "" if line is None else f"line {line}: "
    try:
        for answered in answer(text):
            typer.echo(answered)
    except NotARecord as error:
        complain(f"{where}{error}")
        return NOT_USABLE
    except (BrokenRecord, CertificateError) as error:
        complain(f"{where}{error}")
        return BROKEN
    return 0
