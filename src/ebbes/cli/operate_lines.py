"""What operators are told of bans and floods, line by line."""

import time
from typing import TYPE_CHECKING

from ebbes.cli.durations import SECONDS
from ebbes.cli.speech import Speech

if TYPE_CHECKING:
    from ebbes.server.store.floods import Flood
    from ebbes.server.store.orders import Order


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


def _ordered(order: "Order", now: float, speech: Speech) -> str:
    if order.until is None:
        return speech.say("cli-operate-ban-maintenance")
    left = left_of(order.until - now, speech)
    return speech.say("cli-operate-ban", kind=order.kind.value, who=order.target, left=left)
