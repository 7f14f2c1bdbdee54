"""Commands that read records: one by one, each answered or refused in one line."""

import sys
from collections.abc import Callable
from typing import Annotated, BinaryIO

import typer

from ebbes.cli.exits import BROKEN, NOT_USABLE, complain, fail
from ebbes.record.errors import BrokenRecord, CertificateError, NotARecord
from ebbes.record.parse import parse
from ebbes.record.reader import texts
from ebbes.record.record import Record

File = Annotated[
    str, typer.Argument(help="A record, or one record per line; `-` reads standard input.")
]
Answer = Callable[[Record], str]


def answer_records(file: str, answer: Answer) -> None:
    """Print the answer to every record; exit with the worst that was found."""
    if file == "-":
        status = _answer_stream(sys.stdin.buffer, answer)
    else:
        try:
            with open(file, "rb") as stream:
                status = _answer_stream(stream, answer)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            fail(f"cannot read {file!a}: {reason or error}", NOT_USABLE)
    raise typer.Exit(status)


def _answer_stream(stream: BinaryIO, answer: Answer) -> int:
    status = 0
    try:
        for line, text in texts(stream):
            status = max(status, _answer_text(text, line, answer))
    except NotARecord as error:
        complain(str(error))
        status = NOT_USABLE
    return status


def _answer_text(text: bytes, line: int | None, answer: Answer) -> int:
    where = "" if line is None else f"line {line}: "
    try:
        typer.echo(answer(parse(text)))
    except NotARecord as error:
        complain(f"{where}{error}")
        return NOT_USABLE
    except (BrokenRecord, CertificateError) as error:
        complain(f"{where}{error}")
        return BROKEN
    return 0
