"""What a contest between bots has come to, line by line."""

from collections.abc import Iterator
from math import isfinite
from typing import Final

from ebbes.arena.match import Match
from ebbes.arena.report import NullReport, Report
from ebbes.bots.estimate import Estimate
from ebbes.cli.speech import Speech
from ebbes.report.speech import of_options

LABEL: Final = 13
"""How wide the column of what is told is."""
COLUMNS: Final = ("mean", "p50", "p99", "max")


def report_lines(report: Report, speech: Speech) -> Iterator[str]:
    """The lines of a report."""
    match, say = report.match, speech.say
    yield say("cli-arena-who", bot=match.bots[0], others=", ".join(match.bots[1:]))
    options = say("cli-options", **of_options(match.options))
    seatings = say("cli-arena-seatings", players=str(match.players), seed=str(match.seed))
    yield f"{options}; {_deals(match, report.deals, speech)} {seatings}"
    yield ""
    unit = "game" if match.whole_games else "round"
    difference = say("cli-arena-points", figure=_signed(report.difference), unit=unit)
    yield f"{_label('difference', speech)}{difference}"
    if report.over_virtual is not None:
        yield f"{'':{LABEL}}{say('cli-arena-virtual', figure=_signed(report.over_virtual))}"
    yield f"{_label('places', speech)}{_places(report.places, speech)}"
    told = {"place": _plain(report.place), "wins": _percent(report.wins)}
    yield f"{'':{LABEL}}{say('cli-arena-average', **told)}"
    if report.null is not None:
        yield f"{_label('null', speech)}{_null(match, report.null, speech)}"
    yield ""
    yield from _times(report, speech)
    yield ""
    yield say("cli-arena-took", seconds=f"{report.seconds:.1f}", processes=report.processes)


def _label(what: str, speech: Speech) -> str:
    return f"{speech.say('cli-arena-label', what=what):{LABEL}}"


def _deals(match: Match, deals: int, speech: Speech) -> str:
    unit = "game" if match.whole_games else "deal"
    return speech.say("cli-arena-deals", number=deals, shown=f"{deals:,}", unit=unit)


def _signed(estimate: Estimate) -> str:
    return f"{estimate.mean:+.3f} {_error(estimate)}"


def _plain(estimate: Estimate) -> str:
    return f"{estimate.mean:.3f} {_error(estimate)}"


def _percent(estimate: Estimate) -> str:
    error = f"{100 * estimate.error:.1f}" if isfinite(estimate.error) else "?"
    return f"{100 * estimate.mean:.1f} ± {error} %"


def _error(estimate: Estimate) -> str:
    return f"± {estimate.error:.3f}" if isfinite(estimate.error) else "± ?"


def _places(places: tuple[float, ...], speech: Speech) -> str:
    named = [speech.say("cli-arena-place", place=place) for place in range(1, len(places) + 1)]
    shares = zip(named, places, strict=True)
    return "   ".join(f"{name} {100 * share:.1f} %" for name, share in shares)


def _null(match: Match, null: NullReport, speech: Speech) -> str:
    """What a bot against itself came to; it must be even."""
    verdict = "off" if null.difference.is_off else "even"
    if not isfinite(null.difference.error):
        verdict = "few"
    told = {"bot": null.bot, "deals": _deals(match, null.deals, speech), "verdict": verdict}
    return f"{_signed(null.difference)} {speech.say('cli-arena-null', **told)}"


def _times(report: Report, speech: Speech) -> Iterator[str]:
    heads = {name: speech.say("cli-arena-time", what=name) for name in ("unit", *COLUMNS, "count")}
    width = max(len(heads["unit"]), *(len(name) for name in report.times))
    columns = " ".join(f"{heads[name]:>8}" for name in COLUMNS)
    yield f"{heads['unit']:<{width}} {columns} {heads['count']:>11}"
    for name, times in report.times.items():
        found = times.summary()
        numbers = " ".join(f"{found[f'{key}_ms']:8.3f}" for key in COLUMNS)
        yield f"{name:<{width}} {numbers} {found['decisions']:>11,}"
