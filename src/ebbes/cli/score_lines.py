"""What a round and a game came to, in lines."""

from collections.abc import Iterator

from ebbes.cli.speech import Speech
from ebbes.engine.scoresheet import score_sheet
from ebbes.engine.state import State
from ebbes.record.text import signed
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
    yield from _rows(state, names)


def _rows(state: State, names: tuple[str, ...]) -> Iterator[str]:
    """Cards taken by role, points and totals; `+3` marks ebbes points, `*` the nix winner."""
    sheet = score_sheet(state)
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        own = [sheet.counts[seat][state.roles[role]] for role in (PLUS, MINUS, EBBES, NIX)]
        three = "+3" if sheet.ebbes_points[seat] else "  "
        star = "*" if seat == sheet.nix_winner else " "
        yield (
            f"  {name:<{width}}  {own[0]:>5} {own[1]:>6} {own[2]:>4}{three} {own[3]:>4}{star}"
            f" {signed(sheet.points[seat]):>8} {state.score.totals[seat]:>6}"
        )


def ending_line(names: tuple[str, ...], end: int, winners: tuple[Seat, ...], speech: Speech) -> str:
    """Why the game is over, and who won (R27, R28)."""
    about = speech.about(speech.listed([names[seat] for seat in winners]))
    return speech.say("cli-over", end=str(END_NAMES[end]), winners=len(winners), **about)
