"""What a contest has shown so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from ebbes import __version__
from ebbes.arena.contest import Contest
from ebbes.arena.fingerprint import fingerprint
from ebbes.arena.match import Match
from ebbes.arena.result import Key, Result
from ebbes.arena.times import Times
from ebbes.bots.estimate import Estimate, estimate
from ebbes.json_types import Json


@dataclass(frozen=True, slots=True)
class NullReport:
    """A bot against itself, which must come out even."""

    bot: str
    deals: int
    difference: Estimate

    def to_json(self) -> dict[str, Json]:
        """The check as part of the report."""
        return {
            "bot": self.bot,
            "deals": self.deals,
            "difference": self.difference.to_json(),
            "off": self.difference.is_off,
        }


@dataclass(frozen=True, slots=True)
class Report:
    """The tested bot's lead, places and times; seconds and processes are those of this run."""

    match: Match
    deals: int
    difference: Estimate
    over_virtual: Estimate | None
    places: tuple[float, ...]
    place: Estimate
    wins: Estimate
    null: NullReport | None
    times: Mapping[str, Times]
    seconds: float
    processes: int

    def to_json(self) -> dict[str, Json]:
        """The report as one JSON object."""
        return {
            **self.match.to_json(),
            "version": __version__,
            "fingerprint": fingerprint(),
            "deals": self.deals,
            "difference": self.difference.to_json(),
            "over_virtual": _json(self.over_virtual),
            "places": list(self.places),
            "place": self.place.to_json(),
            "wins": self.wins.to_json(),
            "null": _json(self.null),
            "times": {name: times.summary() for name, times in self.times.items()},
            "seconds": self.seconds,
            "processes": self.processes,
        }


def report(contest: Contest, done: Mapping[Key, Result], seconds: float) -> Report | None:
    """The report on all deals played so far; nothing, if there are none."""
    results = contest.results(done)
    if not results:
        return None
    virtual = contest.match.options.has_virtual
    by_deal = [result.places for result in results]
    return Report(
        match=contest.match,
        deals=len(results),
        difference=estimate([result.lead for result in results]),
        over_virtual=estimate([one.lead_over_virtual for one in results]) if virtual else None,
        places=tuple(fmean(shares) for shares in zip(*by_deal, strict=True)),
        place=estimate([result.place for result in results]),
        wins=estimate([places[0] for places in by_deal]),
        null=_null_report(contest, done),
        times=_times(contest.match, results),
        seconds=seconds,
        processes=len({one.process for one in done.values()} - {""}),
    )


def _json(part: Estimate | NullReport | None) -> Json:
    return None if part is None else part.to_json()


def _null_report(contest: Contest, done: Mapping[Key, Result]) -> NullReport | None:
    results = contest.null_results(done)
    if not results:
        return None
    difference = estimate([result.lead for result in results])
    return NullReport(contest.match.bots[-1], len(results), difference)


def _times(match: Match, results: Sequence[Result]) -> dict[str, Times]:
    times = {name: Times() for name in match.bots}
    for result in results:
        for name, found in times.items():
            found.merge(result.times[name])
    return times
