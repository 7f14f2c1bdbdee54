"""`ebbes review`: what every decision of a game was worth, and where the points came from."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ebbes.cli.exits import BROKEN, NOT_USABLE, complain
from ebbes.cli.fault import fail_for
from ebbes.cli.progress import progress_bar
from ebbes.cli.records import File, answer_records
from ebbes.cli.speech import Speech, refuse, refuse_without
from ebbes.engine.errors import NoSuchSeat
from ebbes.record.record import Record

if TYPE_CHECKING:
    from ebbes.judge import JudgeError, Judging, Review

INTERRUPTED: Final = 130
DEFAULT_DEPTH: Final = "standard"


def review_command(
    context: typer.Context,
    file: File,
    seat: Annotated[
        list[int] | None, typer.Option(help="Judge this seat, counted from 0; else all of them.")
    ] = None,
    depth: Annotated[
        str | None,
        typer.Option(
            metavar="quick|standard|deep",
            help="How thoroughly to judge.",
            show_default=f"{DEFAULT_DEPTH}, or as it was kept",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The review as one JSON object.")] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write the review as a page that needs no network.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(help="Keep the review here; a later run goes on with it.")
    ] = None,
) -> None:
    """Judge a game: the standings, where the points came from, and the turning points.

    Every choice is judged by what its seat could know. Ctrl-C keeps what is done: it is told, and
    with `--keep` gone on with. Exits with 1 if a record breaks a rule, or a kept review does
    not belong to it or was judged by other weights, formulas or depths than ours, 2 if something
    is no record or no review at all. The words: docs/judging.md.

    Examples:

    - `ebbes review game.json`

    - `ebbes review game.json --seat 0 --depth deep --html review.html`

    - `ebbes review game.json --json > review.json`
    """
    speech: Speech = context.obj
    request = _Request(speech, seat, depth, as_json, html, keep)
    announce_judge(speech)
    answer_records(file, request.answer, speech)


def announce_judge(speech: Speech) -> None:
    """Say that somebody will have to wait, or what is missing."""
    try:
        from ebbes.bots.warmup import is_compiled
    except ModuleNotFoundError as error:
        refuse_without("judging", error.name, "kernel")
    if not is_compiled("trials.trials", "trials.play_outs", "endings.endings"):
        typer.echo(speech.say("cli-first-time"), err=True)


class _Request:
    """What was asked for, of one record after the other."""

    def __init__(
        self,
        speech: Speech,
        seats: list[int] | None,
        depth: str | None,
        as_json: bool,
        html: Path | None,
        keep: Path | None,
    ) -> None:
        self.speech = speech
        self.seats = tuple(seats) if seats else None
        self.depth = depth
        self.as_json = as_json
        self.html = html
        self.keep = keep
        self.answered = 0

    def answer(self, record: Record) -> Iterable[str]:
        """The review of a record, in lines."""
        from ebbes.judge.errors import JudgeError

        self.answered += 1
        if self.answered > 1 and (self.html or self.keep):
            refuse("cli-review-one")
        try:
            judging = self._judging(record)
        except JudgeError as error:
            fail_for(error, _status(error))
        except NoSuchSeat as error:
            refuse("cli-review-no-seat", seat=str(error.context["seat"]))
        is_stopped = _judge_on(judging)
        self._save(record, judging.review)
        yield from self._told(record, judging.review)
        if is_stopped:
            complain(_stopped(judging, self.speech))
            raise typer.Exit(INTERRUPTED)

    def _judging(self, record: Record) -> "Judging":
        from ebbes.judge import Judging, depth_named, parse_review

        if self.keep is None or not self.keep.exists():
            return Judging(record, self.seats, depth_named(self.depth or DEFAULT_DEPTH))
        judging = Judging.resumed(record, parse_review(self.keep.read_bytes(), record))
        kept = judging.review
        depth = depth_named(self.depth) if self.depth else kept.fingerprint.depth
        asked = Judging(record, self.seats or kept.seats, depth).review
        if (asked.seats, asked.fingerprint) != (kept.seats, kept.fingerprint):
            refuse("cli-review-other", file=ascii(str(self.keep)))
        return judging

    def _save(self, record: Record, review: "Review") -> None:
        from ebbes.judge import format_review
        from ebbes.report.page import review_page

        try:
            if self.keep is not None:
                self.keep.write_text(format_review(review) + "\n", encoding="utf-8")
            if self.html is not None:
                self.html.write_text(review_page(record, review, self.speech), encoding="utf-8")
        except OSError as error:
            refuse("cli-cannot-write", file=ascii(error.filename), why=str(error.strerror))

    def _told(self, record: Record, review: "Review") -> Iterable[str]:
        from ebbes.judge import format_review
        from ebbes.report.lines import review_lines

        if self.as_json:
            return [format_review(review)]
        return review_lines(record, review, self.speech)


def _judge_on(judging: "Judging") -> bool:
    """Judge to the end; whether somebody stopped us."""
    try:
        with progress_bar("", judging.total, judging.done) as advance:
            for _ in judging:
                advance(1)
    except KeyboardInterrupt:
        return True
    return False


def _stopped(judging: "Judging", speech: Speech) -> str:
    told = {"done": f"{judging.done:,}", "total": f"{judging.total:,}"}
    return speech.say("cli-review-stopped", **told)


def _status(error: "JudgeError") -> int:
    from ebbes.judge import ForeignReview, UnknownFingerprint

    return BROKEN if isinstance(error, ForeignReview | UnknownFingerprint) else NOT_USABLE
