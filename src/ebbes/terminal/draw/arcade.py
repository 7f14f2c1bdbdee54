"""The role board: five arches with the suits that have got a role, and what is still to come."""

from ebbes.rules.cards import LETTERS, SUITS, value_of
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.cards import SIGNS, put_code
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.sight import Sight

ARCH = 11
"""Columns from one arch to the next."""
FIRST = 13
"""Where the arches begin."""
NICHE, NARROW_NICHE = 7, 5
"""Cells below an arch, and of them those of a suit with a short name."""


def draw_arcade(canvas: Canvas, palette: Palette, sight: Sight, top: int, width: int) -> int:
    """The board in seven lines; the line below it."""
    canvas.fill(0, top, width, 6, palette.wall)
    canvas.fill(0, top + 6, width, 1, palette.pillar)
    if not sight.state.options.pick_designators:
        _number(canvas, palette, sight, top)
    left = FIRST if width < 75 else FIRST + (width - 70) // 2
    for role, sign in enumerate(SIGNS):
        _arch(canvas, palette, sight, (left + role * ARCH, top), role, sign)
    canvas.put(left - 1, top + 4, "▔" * (5 * ARCH - 1), palette.ledge)
    _still_out(canvas, palette, sight, (left + 5, top + 6))
    return top + 7


def draw_low_arcade(canvas: Canvas, palette: Palette, sight: Sight, top: int, width: int) -> int:
    """The board in three lines, where there is little room; the line below it."""
    canvas.fill(0, top, width, 2, palette.wall)
    canvas.fill(0, top + 2, width, 1, palette.pillar)
    if not sight.state.options.pick_designators and sight.state.setup.numbers:
        canvas.put(2, top, sight.speech.say("table-number"), palette.wall)
        canvas.put(3, top + 1, f" {sight.state.setup.numbers[-1]} ", palette.stone)
    step = (width - FIRST) // 5
    for role, sign in enumerate(SIGNS):
        x = FIRST + role * step
        canvas.put(x, top, f"{sign} {sight.speech.role(role)}", palette.wall)
        _niche(canvas, palette, sight, (x, top + 1), role)
    _still_out(canvas, palette, sight, (FIRST, top + 2))
    return top + 3


def _number(canvas: Canvas, palette: Palette, sight: Sight, top: int) -> None:
    """The stone with the number of the round."""
    canvas.fill(3, top + 1, 7, 3, palette.stone)
    if sight.state.setup.numbers:
        canvas.put_middle(3, 7, top + 2, str(sight.state.setup.numbers[-1]), palette.stone)
    canvas.put(3, top + 4, "▔" * 7, palette.ledge)
    canvas.put_middle(3, 7, top + 5, sight.speech.say("table-number"), palette.wall)


def _arch(
    canvas: Canvas, palette: Palette, sight: Sight, place: tuple[int, int], role: int, sign: str
) -> None:
    x, top = place
    canvas.fill(x + 1, top, 7, 1, palette.pillar)
    canvas.fill(x, top + 1, 9, 3, palette.pillar)
    canvas.fill(x + 1, top + 1, 7, 3, palette.arch)
    named = role < len(sight.state.roles)
    canvas.put(x + 3, top, f" {sign} ", palette.stone if named else palette.pillar + palette.bold)
    if named:
        suit, width = sight.state.roles[role], _suit_width(sight)
        left = x + (9 - width) // 2
        canvas.fill(left, top + 2, width, 2, palette.suits[suit])
        ink = palette.suits[suit] + palette.bold
        canvas.put_middle(left, width, top + 2, sight.speech.suit(suit), ink)
        canvas.put_middle(left, width, top + 3, LETTERS[suit], palette.suits[suit])
    else:
        canvas.put(x + 4, top + 2, "?", palette.arch)
    canvas.put_middle(x, 9, top + 5, sight.speech.role(role), palette.wall)


def _suit_width(sight: Sight) -> int:
    """Cells of every suit in its niche: as wide as the longest of their names needs."""
    longest = max(len(sight.speech.suit(suit)) for suit in SUITS)
    return NARROW_NICHE if longest <= NARROW_NICHE else NICHE


def _niche(
    canvas: Canvas, palette: Palette, sight: Sight, place: tuple[int, int], role: int
) -> None:
    """The suit of a role in one line."""
    if role < len(sight.state.roles):
        suit = sight.state.roles[role]
        canvas.put(*place, f" {sight.speech.suit(suit)} ", palette.suits[suit] + palette.bold)
    else:
        canvas.put(*place, "   ?   ", palette.arch)


def _still_out(canvas: Canvas, palette: Palette, sight: Sight, place: tuple[int, int]) -> None:
    """The designator cards that nobody has played yet."""
    cards = sight.still_out
    x, y = place
    if not cards:
        return
    x = canvas.put(x, y, sight.speech.say("table-still-out"), palette.pillar) + 2
    for card in sorted(cards, key=value_of):
        x = put_code(canvas, palette, card, (x, y)) + 2
