"""Commands that read records: one by one, each answered or refused in one line."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, NoReturn

import typer

from ebbes.cli.exits import BROKEN, NOT_USABLE, complain, fail
from ebbes.cli.speech import Speech, refuse, spoken
from ebbes.engine.decide import settle
from ebbes.engine.state import DEAL, OVER, State
from ebbes.engine.view import View, view
from ebbes.record.errors import BrokenRecord, CertificateError, NotARecord
from ebbes.record.parse import parse
from ebbes.record.reader import texts
from ebbes.record.record import Record
from ebbes.record.replay import last_state, replay

File = Annotated[
    str, typer.Argument(help="A record, or one record per line; `-` reads standard input.")
]
RecordAnswer = Callable[[Record], Iterable[str]]
TextAnswer = Callable[[bytes], Iterable[str]]


class NothingToDecide(Exception):
    """A position in which whoever looks at it has no choice; says why."""


def answer_records(file: str, answer: RecordAnswer, speech: Speech) -> NoReturn:
    """Print the answer to every record; exit with the worst that was found."""
    answer_texts(file, lambda text: answer(parse(text)), speech)


def answer_texts(file: str, answer: TextAnswer, speech: Speech) -> NoReturn:
    """The same for texts of any kind."""
    status = 0
    for line, text in record_texts(file):
        status = max(status, _answer_text(text, line, answer, speech))
    raise typer.Exit(status)


def record_texts(file: str) -> Iterator[tuple[int | None, bytes]]:
    """The texts of a file with their line numbers, or one clear line and the way out."""
    try:
        if file != "-":
            with open(file, "rb") as stream:
                yield from texts(stream)
        elif sys.stdin is None:
            refuse("cli-input-closed")
        else:
            yield from texts(sys.stdin.buffer)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        refuse("cli-cannot-read", file=ascii(file), why=str(reason))


def parsed_records(file: str) -> Iterator[Record]:
    """All records of a file; the first that is none, or breaks a rule, ends the command."""
    for number, text in record_texts(file):
        try:
            yield parse(text)
        except (NotARecord, BrokenRecord) as error:
            refuse_record(file, number, error)


def refuse_record(file: str, line: int | None, error: NotARecord | BrokenRecord) -> NoReturn:
    """Say which text of which file is wrong, and why."""
    speech = spoken()
    where = file if line is None else speech.say("cli-file-line", file=file, line=str(line))
    why = speech.say(_verdict(error), why=str(error))
    fail(f"{where!a}: {why}", _status(error))


def last_position(record: Record) -> State:
    """Where a record stops."""
    return settle(last_state(record, replay(record)))[0]


def last_view(record: Record) -> View:
    """What the seat to act sees where a record stops."""
    state = last_position(record)
    if state.phase is OVER:
        raise NothingToDecide("over")
    if state.phase is DEAL:
        raise NothingToDecide("between")
    return view(state, state.turn)


def _answer_text(text: bytes, line: int | None, answer: TextAnswer, speech: Speech) -> int:
    try:
        for answered in answer(text):
            typer.echo(answered)
    except (NotARecord, BrokenRecord, CertificateError, NothingToDecide) as error:
        why = speech.say(_verdict(error), why=str(error))
        complain(why if line is None else speech.say("cli-at-line", line=str(line), why=why))
        return _status(error)
    return 0


def _status(error: Exception) -> int:
    return NOT_USABLE if isinstance(error, NotARecord) else BROKEN


def _verdict(error: Exception) -> str:
    """The key of what is said about a text that has no answer."""
    match error:
        case NotARecord():
            return "cli-not-readable"
        case BrokenRecord():
            return "cli-broken"
        case CertificateError():
            return "cli-not-certified"
        case _:
            return "cli-nothing-to-decide"
