"""The others around the table, the trick between them, and where the own card goes."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from ebbes.engine.state import OVER
from ebbes.rules.cards import NO_CARD
from ebbes.rules.seats import VIRTUAL, Seat
from ebbes.rules.trick import trick_winner
from ebbes.terminal.draw.canvas import Canvas, clipped
from ebbes.terminal.draw.cards import CARD_HEIGHT, draw_card, put_code
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.sight import Sight

DISC = "●"
CARD = 7
SHORTEST, LONGEST = 6, 14
"""Cells of a name."""
EDGE = CARD // 2 + 5
"""From the middle of the table to where a line about somebody beside it ends."""


class Place(NamedTuple):
    """Where somebody's name and card are: the middle in percent of the width, and the line."""

    middle: int
    line: int


OTHERS: dict[int, tuple[Place, ...]] = {
    2: (Place(24, 1), Place(76, 1)),
    3: (Place(16, 2), Place(50, 0), Place(82, 2)),
    4: (Place(16, 5), Place(27, 0), Place(73, 0), Place(84, 5)),
}
"""The places of so many others, clockwise from the own left."""
OWN = Place(50, 5)


class Area(NamedTuple):
    """The lines in which a trick is drawn."""

    top: int
    width: int
    height: int


def disc_of(sight: Sight, seat: Seat, palette: Palette) -> Style:
    """The colour of somebody's disc: yours is orange."""
    return palette.discs[(sight.first, *sight.around).index(seat)]


def draw_seats(canvas: Canvas, palette: Palette, sight: Sight, area: Area) -> None:
    """Everybody around the trick."""
    others = sight.around
    for seat, place in zip(others, OTHERS[len(others)], strict=True):
        _seat(canvas, palette, sight, area, seat, place)
    _own(canvas, palette, sight, area)


def _seat(
    canvas: Canvas, palette: Palette, sight: Sight, area: Area, seat: Seat, place: Place
) -> None:
    middle = place.middle * area.width // 100
    top = area.top + place.line
    _name(canvas, palette, sight, seat, (middle, top), area.width)
    if seat == VIRTUAL and sight.state.virtual is not None:
        _columns(canvas, palette, sight, middle, top + 1)
        _card(canvas, palette, sight, seat, (middle - CARD // 2, top + 2))
    else:
        _card(canvas, palette, sight, seat, (middle - CARD // 2, top + 1))


def _name(
    canvas: Canvas, palette: Palette, sight: Sight, seat: Seat, place: tuple[int, int], width: int
) -> None:
    middle, line = place
    say, state = sight.speech.say, sight.state
    facts = [say("cli-sit-tricks", tricks=sight.tricks_of(seat))]
    if state.setup.dealer == seat:
        facts.append(say("table-deals"))
    if sight.is_away(seat):
        facts.append(say("table-away"))
    rest = " · ".join(facts)
    most = width // 2 - EDGE - cell_len(rest)
    name = clipped(sight.names[seat], max(SHORTEST, min(LONGEST, most)))
    room = cell_len(name) + cell_len(rest) + 3
    x = max(1, min(middle - room // 2, width - room - 1))
    x = canvas.put(x, line, f"{DISC} ", disc_of(sight, seat, palette))
    turn = state.turn == seat and state.phase is not OVER
    x = canvas.put(x, line, name, palette.bar if turn else palette.bold)
    canvas.put(x + 1, line, rest, palette.faint)


def _columns(canvas: Canvas, palette: Palette, sight: Sight, middle: int, line: int) -> None:
    """The virtual player's cards that lie open."""
    virtual = sight.state.virtual
    assert virtual is not None
    x = middle - 13
    for card, below in zip(virtual.face_up, virtual.face_down, strict=True):
        if card == NO_CARD:
            canvas.put(x, line, " ▒▒ " if below else " ── ", palette.faint)
            x += 5
        else:
            x = put_code(canvas, palette, card, (x, line)) + 1


def _card(
    canvas: Canvas, palette: Palette, sight: Sight, seat: Seat, place: tuple[int, int]
) -> None:
    """The card somebody has played, and whether it takes the trick."""
    card = dict(sight.lying).get(seat)
    if card is None:
        return
    x, y = place
    draw_card(canvas, palette, sight, card, place, CARD, faint=sight.is_between)
    if _taker(sight) == seat:
        mark = sight.speech.say("cli-sit-takes")
        style = palette.faint if sight.is_between else palette.bar
        canvas.put_middle(x, CARD, y + CARD_HEIGHT, mark, style)


def _taker(sight: Sight) -> Seat | None:
    """Who takes what lies there, or has taken it."""
    state = sight.state
    if sight.is_between:
        return state.tricks[-1].winner
    if not state.trick:
        return None
    return sight.lying[trick_winner(state.trick, state.trump)][0]


def _own(canvas: Canvas, palette: Palette, sight: Sight, area: Area) -> None:
    """The own place in the middle of the lower edge."""
    x = OWN.middle * area.width // 100 - CARD // 2
    y = area.top + area.height - CARD_HEIGHT - 1
    if sight.first in dict(sight.lying):
        _card(canvas, palette, sight, sight.first, (x, y))
    elif sight.state.tricks or sight.state.trick or sight.seat is not None:
        you = sight.names[sight.first] if sight.seat is None else sight.speech.say("table-you")
        canvas.put(x, y, "┌╌╌╌╌╌┐", palette.faint)
        canvas.put(x, y + 1, "╎     ╎", palette.faint)
        canvas.put_middle(x + 1, CARD - 2, y + 1, clipped(you, CARD - 2), palette.faint)
        canvas.put(x, y + 2, "└╌╌╌╌╌┘", palette.faint)
