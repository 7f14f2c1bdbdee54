"""A report as people read it."""

from collections.abc import Iterator
from math import isfinite

from ebbes.arena.match import Match
from ebbes.arena.report import NullReport, Report
from ebbes.bots.estimate import Estimate
from ebbes.record.text import options_text

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def report_text(report: Report) -> Iterator[str]:
    """The lines of a report."""
    match = report.match
    unit = "game" if match.whole_games else "round"
    yield f"{match.bots[0]} against {', '.join(match.bots[1:])}"
    deals = f"{_deals(match, report.deals)} in {match.players} seatings each"
    yield f"{options_text(match.options)}; {deals}; seed {match.seed}"
    yield ""
    yield f"difference   {_signed(report.difference)} points a {unit}"
    if report.over_virtual is not None:
        yield f"             {_signed(report.over_virtual)} over the virtual player"
    yield f"places       {_places_text(report.places)}"
    yield f"             {_plain(report.place)} on average; {_percent(report.wins)} won"
    if report.null is not None:
        yield f"null match   {_null_text(match, report.null)}"
    yield ""
    yield from _times_lines(report)
    yield ""
    yield f"{report.seconds:.1f} seconds, {_counted(report.processes, 'process', 'processes')}"


def _deals(match: Match, deals: int) -> str:
    return _counted(deals, *(("game", "games") if match.whole_games else ("deal", "deals")))


def _counted(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def _signed(estimate: Estimate) -> str:
    return f"{estimate.mean:+.3f} {_error(estimate)}"


def _plain(estimate: Estimate) -> str:
    return f"{estimate.mean:.3f} {_error(estimate)}"


def _percent(estimate: Estimate) -> str:
    error = f"{100 * estimate.error:.1f}" if isfinite(estimate.error) else "?"
    return f"{100 * estimate.mean:.1f} ± {error} %"


def _error(estimate: Estimate) -> str:
    return f"± {estimate.error:.3f}" if isfinite(estimate.error) else "± ?"


def _places_text(places: tuple[float, ...]) -> str:
    named = zip(ORDINALS, places, strict=False)
    return "   ".join(f"{ordinal} {100 * share:.1f} %" for ordinal, share in named)


def _null_text(match: Match, null: NullReport) -> str:
    """What a bot against itself came to; it must be even."""
    verdict = "OFF, do not trust this bench" if null.difference.is_off else "even, within 4 errors"
    if not isfinite(null.difference.error):
        verdict = "too few deals to tell"
    who = f"{null.bot} against itself, {_deals(match, null.deals)}"
    return f"{_signed(null.difference)} ({who}): {verdict}"


def _times_lines(report: Report) -> Iterator[str]:
    width = max(len("milliseconds"), *(len(name) for name in report.times))
    yield f"{'milliseconds':<{width}}     mean      p50      p99      max   decisions"
    for name, times in report.times.items():
        found = times.summary()
        columns = [found[key] for key in ("mean_ms", "p50_ms", "p99_ms", "max_ms")]
        numbers = " ".join(f"{number:8.3f}" for number in columns)
        yield f"{name:<{width}} {numbers} {found['decisions']:>11,}"
