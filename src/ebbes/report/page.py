"""A review as one page that needs no network."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from ebbes.judge.review import Judged, RoundReview
from ebbes.judge.weighed import WeighedMoment
from ebbes.record.record import Record
from ebbes.report.sentences import figure
from ebbes.report.speech import Speech
from ebbes.report.telling import PARTS, Rows, Telling

WIDTH: Final = 720
HEIGHT: Final = 180
LINES: Final = ("pink", "grey", "orange", "black", "wine")
"""The paint of everyone's line, by seat."""


def review_page(record: Record, review: Judged[WeighedMoment], speech: Speech) -> str:
    """The whole page, its look included."""
    title = speech.say("cli-review-title")
    look = (files("ebbes.report") / "page.css").read_text(encoding="utf-8")
    body = "\n".join(_body(Telling(record, review, speech)))
    return (
        f'<!doctype html>\n<html lang="{speech.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{look}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(telling: Telling) -> Iterator[str]:
    speech = telling.speech
    yield f"<h1>{escape(speech.say('cli-review-title'))}</h1>"
    for said in telling.about():
        yield f"<p>{escape(said)}</p>"
    yield _table(telling.sums(), telling)
    yield f"<p class=about>{escape(speech.say('cli-review-about'))}</p>"
    yield "<ul>"
    for said in telling.rates():
        yield f"<li>{escape(said)}</li>"
    yield "</ul>"
    for found in telling.review.rounds:
        yield from _round(found, telling)


def _round(found: RoundReview[WeighedMoment], telling: Telling) -> Iterator[str]:
    yield f"<section><h2>{escape(telling.title(found))}</h2>"
    yield _table(telling.rows(found), telling)
    yield _chart(found, telling)
    points = [*telling.turning_points(found)]
    if points:
        yield f"<h3>{escape(telling.speech.say('cli-review-turning'))}</h3><ol>"
        for number, said in points:
            yield f"<li value={number}>{escape(said)}</li>"
        yield "</ol>"
    yield "</section>"


def _table(rows: Rows, telling: Telling) -> str:
    names, speech = telling.names, telling.speech
    heads = "".join(f"<th scope=col>{escape(speech.say(part))}</th>" for part in PARTS)
    lines = [
        f"<tr><th scope=row><i class={LINES[seat]}></i> {escape(names[seat])}</th>"
        + "".join(f"<td>{figure(part, speech)}</td>" for part in row)
        + "</tr>"
        for seat, row in rows.items()
    ]
    return f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _chart(found: RoundReview[WeighedMoment], telling: Telling) -> str:
    """A line for every seat: what it could expect, decision by decision."""
    course = [*(moment.expected for moment in found.moments), found.end]
    highest = max(abs(own) for row in course for own in row) or 1
    across = WIDTH / max(1, len(course) - 1)
    lines = []
    for seat in telling.review.seats:
        dots = " ".join(
            f"{at * across:.0f},{HEIGHT / 2 - row[seat] / highest * (HEIGHT / 2 - 6):.1f}"
            for at, row in enumerate(course)
        )
        lines.append(f'<polyline class={LINES[seat]} points="{dots}"></polyline>')
    told = escape(telling.speech.say("cli-review-course"), quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role=img aria-label="{told}">'
        f'<path class=zero d="M0 {HEIGHT // 2}H{WIDTH}"></path>{"".join(lines)}</svg>'
    )
