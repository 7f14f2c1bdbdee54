"""The own cards: those that can be played stand higher, and have a number."""

from collections.abc import Iterator
from typing import NamedTuple

from ebbes.rules.cards import Card, suit_of
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.cards import CARD_HEIGHT, SMALL_WIDTH, draw_card
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.keys import DIGITS
from ebbes.terminal.sight import Sight

HAND_HEIGHT = CARD_HEIGHT + 2
WHY_NOT = "why-not"
"""What pressing a card stands for that cannot be played now."""


class Held(NamedTuple):
    """How a hand is held: which cards can be played, and where the cursor is."""

    cards: tuple[Card, ...]
    playable: tuple[Card, ...] = ()
    cursor: Card | None = None
    my_turn: bool = False


class Fit(NamedTuple):
    """How wide cards are, and how far apart."""

    width: int
    gap: int


def draw_hand(
    canvas: Canvas, palette: Palette, sight: Sight, held: Held, place: tuple[int, int], width: int
) -> None:
    """The hand in five lines; the last has the keys."""
    _, top = place
    fit = _fit(len(held.cards), width)
    for card, x in _places(held.cards, fit, place[0]):
        is_playable = card in held.playable
        y = top if is_playable else top + 1
        faint = held.my_turn and not is_playable
        draw_card(canvas, palette, sight, card, (x, y), fit.width, faint=faint)
        if fit.gap == 0:
            _edge(canvas, palette, card, (x, y), faint=faint)
        _key(canvas, palette, held, card, (x, top + HAND_HEIGHT - 1), fit.width)


def _edge(
    canvas: Canvas, palette: Palette, card: Card, place: tuple[int, int], *, faint: bool
) -> None:
    """Keeps narrow cards of one suit apart."""
    style = (palette.faint_suits if faint else palette.suits)[suit_of(card)]
    x, y = place
    for row in range(CARD_HEIGHT):
        canvas.put(x, y + row, "▏", style)


def _key(
    canvas: Canvas,
    palette: Palette,
    held: Held,
    card: Card,
    place: tuple[int, int],
    width: int,
) -> None:
    x, y = place
    if card not in held.playable:
        canvas.put_middle(x, width, y, "·", palette.faint)
        if held.my_turn:
            canvas.spot(x, y - HAND_HEIGHT + 1, width, HAND_HEIGHT, WHY_NOT)
        return
    number = held.playable.index(card)
    label = DIGITS[number] if number < len(DIGITS) else "·"
    chosen = card == held.cursor
    text = f"▸{label}◂" if chosen else f"[{label}]"
    canvas.put_middle(x, width, y, text, palette.chosen if chosen else palette.bold)
    canvas.spot(x, y - HAND_HEIGHT + 1, width, HAND_HEIGHT, f"card:{number}")


def _fit(cards: int, width: int) -> Fit:
    """The widest cards of which so many fit."""
    for fit in (Fit(7, 2), Fit(7, 1), Fit(6, 1), Fit(5, 1), Fit(SMALL_WIDTH, 1)):
        if cards * (fit.width + fit.gap) - fit.gap <= width:
            return fit
    return Fit(SMALL_WIDTH, 0)


def _places(cards: tuple[Card, ...], fit: Fit, x: int) -> Iterator[tuple[Card, int]]:
    """Where each card is; narrow ones stand apart by suits."""
    before: Card | None = None
    for card in cards:
        if fit.gap == 0 and before is not None and suit_of(before) != suit_of(card):
            x += 1
        yield card, x
        x += fit.width + fit.gap
        before = card
