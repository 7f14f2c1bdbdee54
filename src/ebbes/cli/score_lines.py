"""What a round and a game came to, in lines."""

from collections.abc import Iterator

from ebbes.cli.speech import Speech
from ebbes.engine.state import State
from ebbes.record.text import score_rows
from ebbes.rules.ending import END_NAMES
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS, ROLE_NAMES
from ebbes.rules.seats import Seat


def score_lines(state: State, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """The score sheet of a round under its headings."""
    roles = [ROLE_NAMES[role] for role in (PLUS, MINUS, EBBES, NIX)]
    plus, minus, ebbes, nix = (speech.say("role-mid", role=role) for role in roles)
    points, total = speech.say("table-points-unit"), speech.say("cli-total")
    margin = " " * max(len(name) for name in names)
    yield f"  {margin}  {plus:>5} {minus:>6}  {ebbes:>5} {nix:>4}   {points:>6} {total:>6}"
    yield from score_rows(state, names)


def ending_line(names: tuple[str, ...], end: int, winners: tuple[Seat, ...], speech: Speech) -> str:
    """Why the game is over, and who won (R27, R28)."""
    about = speech.about(speech.listed([names[seat] for seat in winners]))
    return speech.say("cli-over", end=str(END_NAMES[end]), winners=len(winners), **about)
