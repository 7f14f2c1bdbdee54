"""What there is to decide besides a card: a designator, or who leads."""

from ebbes.engine.state import State
from ebbes.protocol.prompts import PickPrompt, StarterPrompt
from ebbes.rules.cards import LETTERS, SUITS
from ebbes.terminal.choice import Cursor, free_suits, free_values, picked
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.cards import put_code
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.draw.seats import Area
from ebbes.terminal.sight import Sight


def draw_pick(
    canvas: Canvas,
    palette: Palette,
    sight: Sight,
    prompt: PickPrompt,
    cursor: Cursor,
    area: Area,
) -> None:
    """The numbers, the colours, and what was picked before."""
    say, top = sight.speech.say, area.top + max(0, (area.height - 7) // 2)
    _picks(canvas, palette, sight, (3, top))
    canvas.put(3, top + 2, say("play-pick-number"), palette.bold)
    x = 12
    for value in range(1, sight.state.options.top_value + 1):
        free, chosen = value in free_values(prompt), value == cursor.value
        style = palette.chosen if chosen else palette.bold if free else palette.faint
        text = f" {value} " if free else " · "
        canvas.put(x, top + 2, text, style)
        if free:
            canvas.spot(x, top + 2, len(text), 1, f"value:{value}")
        x += len(text)
    _colours(canvas, palette, sight, prompt, cursor, (3, top + 4))
    card = picked(prompt, cursor)
    text = say("play-pick-go-none")
    if card is not None:
        held = say("play-pick-held" if card in sight.hand else "play-pick-not-held")
        text = f"⏎ {sight.speech.card(card, 'play-pick-go')} ({held})"
    canvas.put(12, top + 6, text, palette.faint if card is None else palette.bold)
    if card is not None:
        canvas.spot(12, top + 6, len(text), 1, "enter")


def _colours(
    canvas: Canvas,
    palette: Palette,
    sight: Sight,
    prompt: PickPrompt,
    cursor: Cursor,
    place: tuple[int, int],
) -> None:
    x, y = place
    canvas.put(x, y, sight.speech.say("play-pick-colour"), palette.bold)
    x = 12
    for suit in SUITS:
        free, chosen = suit in free_suits(prompt), suit == cursor.suit
        name = f" {LETTERS[suit]} {sight.speech.suit(suit)} "
        style = palette.suits[suit] if free else palette.faint
        text = f"▸{name}◂" if chosen else f" {name} "
        canvas.put(x, y, text, style + palette.bold if chosen else style)
        if free:
            canvas.spot(x, y, len(text), 1, LETTERS[suit].lower())
        x += len(text) + 1


def _picks(canvas: Canvas, palette: Palette, sight: Sight, place: tuple[int, int]) -> None:
    """Who has picked what so far."""
    state: State = sight.state
    x, y = place
    if state.setup.picks:
        x = canvas.put(x, y, sight.speech.say("play-picks"), palette.faint) + 2
    for seat, card in state.setup.picks:
        x = put_code(canvas, palette, card, (x, y))
        x = canvas.put(x, y, f" {sight.names[seat]}", palette.faint) + 2


def draw_starters(
    canvas: Canvas,
    palette: Palette,
    sight: Sight,
    prompt: StarterPrompt,
    cursor: Cursor,
    area: Area,
) -> None:
    """Everybody who can be named to lead."""
    say, y = sight.speech.say, area.top + 1
    canvas.put(3, y, say("play-starter-text"), palette.faint)
    for at, seat in enumerate(prompt.seats):
        who = say("play-starter-myself") if seat == sight.seat else sight.names[seat]
        chosen = at == cursor.at % len(prompt.seats)
        style = palette.chosen if chosen else palette.plain
        text = f" {at + 1}  {who} "
        canvas.put(5, y + 2 + at, text, style)
        canvas.spot(5, y + 2 + at, len(text), 1, f"card:{at}")
