"""Commands that read records: one by one, each answered or refused in one line."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, NoReturn

import typer

from ebbes.cli.exits import BROKEN, NOT_USABLE, complain, fail
from ebbes.record.errors import BrokenRecord, CertificateError, NotARecord
from ebbes.record.parse import parse
from ebbes.record.reader import texts
from ebbes.record.record import Record

File = Annotated[
    str, typer.Argument(help="A record, or one record per line; `-` reads standard input.")
]
Answer = Callable[[Record], Iterable[str]]


def answer_records(file: str, answer: Answer) -> NoReturn:
    """Print the answer to every record; exit with the worst that was found."""
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


def _answer_text(text: bytes, line: int | None, answer: Answer) -> int:
    where = "" if line is None else f"line {line}: "
    try:
        for answered in answer(parse(text)):
            typer.echo(answered)
    except NotARecord as error:
        complain(f"{where}{error}")
        return NOT_USABLE
    except (BrokenRecord, CertificateError) as error:
        complain(f"{where}{error}")
        return BROKEN
    return 0
