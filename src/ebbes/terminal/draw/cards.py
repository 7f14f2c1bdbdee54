"""A card: its value, the sign of its role, its suit by name and by letter."""

from collections.abc import Sequence

from rich.style import Style

from ebbes.rules.cards import LETTERS, NO_CARD, SUITS, Card, suit_of, value_of
from ebbes.rules.codes import code_of
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.sight import Sight

SIGNS = ("T", "+", "e", "−", "ø")
"""Of the roles, in their order."""
CARD_HEIGHT = 3
SMALL_WIDTH = 4
NARROW = 5
"""Up to here a card has no room for a name."""


def draw_card(
    canvas: Canvas,
    palette: Palette,
    sight: Sight,
    card: Card,
    place: tuple[int, int],
    width: int = 7,
    *,
    faint: bool = False,
) -> None:
    """A card of three lines; a narrow one has the letter of its suit instead of the name."""
    x, y = place
    if card == NO_CARD:
        for row in range(CARD_HEIGHT):
            canvas.put(x, y + row, "░" * width, palette.back)
        return
    suit = suit_of(card)
    style = (palette.faint_suits if faint else palette.suits)[suit]
    canvas.fill(x, y, width, CARD_HEIGHT, style)
    _value(canvas, palette, sight, card, (x, y), width, style)
    name = sight.speech.suit(suit)
    if len(name) <= width and width > NARROW:
        canvas.put(x + (len(name) < width), y + 1, name, style)
    canvas.put(x + 1, y + 2, LETTERS[suit], style)
    canvas.put_right(_end(x, width), y + 2, str(value_of(card)), style)


def _value(
    canvas: Canvas,
    palette: Palette,
    sight: Sight,
    card: Card,
    place: tuple[int, int],
    width: int,
    style: Style,
) -> None:
    """The value, bright if it will name a role, and the sign of the role it has."""
    x, y = place
    bright = card in sight.still_out
    text = f"{value_of(card):>2}{' ' * (bright and width > NARROW)}"
    canvas.put(x + 1, y, text, palette.stone if bright else style + palette.bold)
    role = sight.role_of(suit_of(card))
    if role is not None:
        canvas.put_right(_end(x, width), y, SIGNS[role], style + palette.bold)


def _end(x: int, width: int) -> int:
    """Where writing ends on a card: a narrow one has no margin there."""
    return x + width - (1 if width > SMALL_WIDTH else 0)


def put_code(
    canvas: Canvas, palette: Palette, card: Card, place: tuple[int, int], after: str = " "
) -> int:
    """A card as its code on its colour; where it ends."""
    x, y = place
    if card == NO_CARD:
        return canvas.put(x, y, " ?? ", palette.back)
    style = palette.suits[suit_of(card)]
    return canvas.put(x, y, f" {code_of(card)}{after}", style + palette.bold)


def put_codes(
    canvas: Canvas, palette: Palette, cards: Sequence[Card], place: tuple[int, int], after: str
) -> None:
    """Cards as their codes, apart by suits."""
    x, y = place
    for before, card in zip((None, *cards), cards, strict=False):
        if before is not None and suit_of(before) != suit_of(card):
            x += 1
        x = put_code(canvas, palette, card, (x, y), after)


def codes_width(cards: Sequence[Card]) -> int:
    """The cells that cards take as their codes, if they are of all suits."""
    return sum(len(code_of(card)) + 2 for card in cards) + len(SUITS) - 1
