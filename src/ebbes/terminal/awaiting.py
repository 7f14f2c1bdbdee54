"""Tables that play over days: for whom each waits, and how long."""

from typing import Any

from ebbes.record.text import printable
from ebbes.terminal.speech import Speech


def awaited(table: dict[str, Any], speech: Speech, now: float) -> str:
    """Whose turn it is at such a table, and how much time they have left."""
    awaits, say = table["awaits"], speech.say
    if awaits is None:
        return say("overdays-waits")
    who = printable(table["seats"][awaits["seat"]]["name"])
    turn = say("overdays-your-turn") if awaits["you"] else say("overdays-their-turn", who=who)
    until = awaits["until"]
    return turn if until is None else f"{turn}, {speech.time_left(int(until - now))}"


def waits_for_us(table: dict[str, Any]) -> bool:
    """Whether nothing goes on there before we decide something."""
    return table["awaits"] is not None and bool(table["awaits"]["you"])
