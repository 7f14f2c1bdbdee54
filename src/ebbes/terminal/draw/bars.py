"""Bars: what each of some choices is worth, beside each other."""

from collections.abc import Sequence
from typing import NamedTuple

from ebbes.terminal.draw.canvas import padded
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.speech import Speech

NAME, BAR = 13, 24
"""Cells of what is compared, and of the longest bar."""


class Bar(NamedTuple):
    """A choice, what it is worth, and a word about it."""

    name: str
    worth: float
    figure: str
    about: str = ""


def add_bars(sheet: Sheet, bars: Sequence[Bar]) -> None:
    """A line for each, as long as it is worth compared with the others."""
    worths = [0.0, *(bar.worth for bar in bars)]
    low, high = min(worths), max(worths)
    span = (high - low) or 1.0
    for bar in bars:
        length = round(BAR * (bar.worth - low) / span)
        sheet.pieces(
            (f"{padded(bar.name, NAME)} ", sheet.palette.plain),
            ("▪" * length + " " * (BAR - length), sheet.palette.discs[0]),
            (f" {bar.figure:>6}", sheet.palette.bold),
            (f"  {bar.about}" if bar.about else "", sheet.palette.faint),
        )


def figure(worth: float, speech: Speech) -> str:
    """Points with one digit after the comma and their sign; nothing is neither."""
    tenths = round(10 * worth)
    if not tenths:
        return "0"
    told = speech.say("replay-number", number=abs(tenths) / 10)
    return f"{'−' if tenths < 0 else '+'}{told}"
