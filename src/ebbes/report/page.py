"""A review as one page that needs no network."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from ebbes.bots.grains import Grains
from ebbes.judge.review import Judged, RoundReview
from ebbes.judge.weighed import WeighedMoment
from ebbes.record.record import Record
from ebbes.report.deeds import Deeds
from ebbes.report.lines import PARTS, parts_of, summed
from ebbes.report.sentences import figure, rates_text, turning_sentences
from ebbes.report.speech import Speech, of_options
from ebbes.rules.seats import Seat

WIDTH: Final = 720
HEIGHT: Final = 180
LINES: Final = ("pink", "grey", "orange", "black", "wine")
"""The paint of everyone's line, by seat."""


def review_page(record: Record, review: Judged[WeighedMoment], speech: Speech) -> str:
    """The whole page, its look included."""
    names = speech.names(record.options, record.names)
    title = speech.say("cli-review-title")
    look = (files("ebbes.report") / "page.css").read_text(encoding="utf-8")
    body = "\n".join(_body(record, review, names, speech))
    return (
        f'<!doctype html>\n<html lang="{speech.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{look}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(
    record: Record, review: Judged[WeighedMoment], names: tuple[str, ...], speech: Speech
) -> Iterator[str]:
    game = speech.say("cli-game", names=", ".join(names), **of_options(record.options))
    yield f"<h1>{escape(speech.say('cli-review-title'))}</h1>"
    yield f"<p>{escape(game)}</p>"
    if not review.is_complete:
        done, total = len(review.moments), sum(review.counts)
        part = speech.say("cli-review-part", done=str(done), total=str(total))
        yield f"<p>{escape(part)}</p>"
    rows = {seat: summed(review, seat) for seat in review.seats}
    yield _table(rows, names, speech)
    yield f"<p class=about>{escape(speech.say('cli-review-about'))}</p>"
    yield "<ul>"
    for seat in review.seats:
        if review.rates(seat).real:
            said = f"{names[seat]}: {rates_text(review.rates(seat), record.options, speech)}"
            yield f"<li>{escape(said)}</li>"
    yield "</ul>"
    deeds = Deeds(record)
    for found in review.rounds:
        yield from _round(found, deeds, review.seats, names, speech)


def _round(
    found: RoundReview[WeighedMoment],
    deeds: Deeds,
    seats: tuple[Seat, ...],
    names: tuple[str, ...],
    speech: Speech,
) -> Iterator[str]:
    key = "cli-review-round" if found.points is not None else "cli-review-open-round"
    yield f"<section><h2>{escape(speech.say(key, round=str(found.number)))}</h2>"
    yield _table({seat: parts_of(found.ledger(seat)) for seat in seats}, names, speech)
    yield _chart(found, seats, names, speech)
    points = found.turning_points(seats)
    if points:
        yield f"<h3>{escape(speech.say('cli-review-turning'))}</h3><ol>"
        for point in points:
            said = " ".join(turning_sentences(point, deeds, names, speech))
            yield f"<li value={point.moment.number + 1}>{escape(said)}</li>"
        yield "</ol>"
    yield "</section>"


def _table(rows: dict[Seat, tuple[Grains, ...]], names: tuple[str, ...], speech: Speech) -> str:
    heads = "".join(f"<th scope=col>{escape(speech.say(part))}</th>" for part in PARTS)
    lines = [
        f"<tr><th scope=row><i class={LINES[seat]}></i> {escape(names[seat])}</th>"
        + "".join(f"<td>{figure(part, speech)}</td>" for part in row)
        + "</tr>"
        for seat, row in rows.items()
    ]
    return f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _chart(
    found: RoundReview[WeighedMoment],
    seats: tuple[Seat, ...],
    names: tuple[str, ...],
    speech: Speech,
) -> str:
    """A line for every seat: what it could expect, decision by decision."""
    course = [*(moment.expected for moment in found.moments), found.end]
    highest = max(abs(own) for row in course for own in row) or 1
    across = WIDTH / max(1, len(course) - 1)
    lines = []
    for seat in seats:
        dots = " ".join(
            f"{at * across:.0f},{HEIGHT / 2 - row[seat] / highest * (HEIGHT / 2 - 6):.1f}"
            for at, row in enumerate(course)
        )
        lines.append(f'<polyline class={LINES[seat]} points="{dots}"></polyline>')
    told = escape(speech.say("cli-review-course"), quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role=img aria-label="{told}">'
        f'<path class=zero d="M0 {HEIGHT // 2}H{WIDTH}"></path>{"".join(lines)}</svg>'
    )
