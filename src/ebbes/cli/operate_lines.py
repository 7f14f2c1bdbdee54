"""What operators are told of bans, floods and reports, line by line."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ebbes.cli.durations import SECONDS
from ebbes.cli.speech import Speech
from ebbes.record.text import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ebbes.server.store.floods import Flood
    from ebbes.server.store.orders import Order
    from ebbes.server.store.reports import Report


def left_of(seconds: float, speech: Speech) -> str:
    """How long it still is, in the largest unit of which it has at least two."""
    unit = next((unit for unit in "dhm" if seconds >= 2 * SECONDS[unit]), "s")
    return speech.say("cli-operate-left", unit=unit, number=round(seconds / SECONDS[unit]))


def ban_lines(orders: "list[Order]", floods: "list[Flood]", speech: Speech) -> list[str]:
    """All who are turned away, and whether the house is in maintenance; or that there is nobody."""
    now = time.time()
    lines = [_ordered(order, now, speech) for order in orders if order.holds(now)]
    lines += [
        speech.say("cli-operate-ban-flood", who=flood.target, left=left_of(until - now, speech))
        for flood in floods
        if (until := flood.banned_until or 0.0) > now
    ]
    return lines or [speech.say("cli-operate-no-bans")]


def flood_lines(floods: "list[Flood]", speech: Speech) -> list[str]:
    """Who was refused, and how often; or that nobody was."""
    lines = [
        speech.say("cli-operate-flood", kind=flood.kind, who=flood.target, times=flood.times)
        for flood in floods
    ]
    return lines or [speech.say("cli-operate-no-floods")]


def report_lines(reports: "Sequence[Report]", speech: Speech) -> list[str]:
    """Every report, and below it what the reported one had done; or that there is none."""
    lines = []
    for report in reports:
        told = report.reported
        about = {"name": printable(told.name), "who": told.person_id, "code": report.code}
        about |= {"number": str(report.id), "why": told.why.value, "when": _when(report.made_at)}
        lines.append(speech.say("cli-operate-report", **about))
        lines += [f"    {line}" for line in _doings(told.doings)]
    return lines or [speech.say("cli-operate-no-reports")]


def _doings(doings: Any) -> Iterator[str]:
    """What was said and done, with its time, in the words of the log."""
    for doing in doings:
        told = (f"{key} {value}" for key, value in doing.items() if key != "at")
        yield f"{_when(doing['at'] / 1000)}  {printable(' '.join(told))}"


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def _ordered(order: "Order", now: float, speech: Speech) -> str:
    if order.until is None:
        return speech.say("cli-operate-ban-maintenance")
    left = left_of(order.until - now, speech)
    return speech.say("cli-operate-ban", kind=order.kind.value, who=order.target, left=left)
