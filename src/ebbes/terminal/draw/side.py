"""The column beside the table: standings, what was played, what was said."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ebbes.engine.state import Trick
from ebbes.rules.cards import Card, suit_of
from ebbes.rules.codes import letter_of
from ebbes.rules.roles import MINUS, NIX, ROLE_NAMES
from ebbes.rules.seats import Seat
from ebbes.terminal.draw.canvas import Canvas, clipped
from ebbes.terminal.draw.cards import put_code
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.draw.seats import DISC, disc_of
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import number
from ebbes.terminal.standings import by_points

SIDE_WIDTH = 28
NAME = 9
BAR = 8
"""Stones a bar of points has at the most."""


class Said(NamedTuple):
    """A phrase, and who said it."""

    who: str
    phrase: str


class Line(NamedTuple):
    """A line of what was played: a card and who played it, or a remark."""

    text: str
    card: Card | None = None
    remark: str = ""
    is_remark: bool = False
    is_head: bool = False
    """Whether a trick begins with it."""


def draw_side(
    canvas: Canvas, palette: Palette, sight: Sight, chat: tuple[Said, ...], left: int
) -> None:
    """From the top to the bottom of the screen."""
    for y in range(1, canvas.height):
        canvas.put(left, y, "│", palette.faint)
    x, end = left + 3, canvas.height - 3
    canvas.put(x, 2, sight.speech.say("table-standings"), palette.bold)
    y = draw_standings(canvas, palette, sight, (x, 3)) + 1
    talk = min(len(chat), 4)
    canvas.put(x, y, sight.speech.say("cli-sit-course"), palette.bold)
    room = end - y - 2 - (talk + 2 if talk else 0)
    y = _course(canvas, palette, sight, (x, y + 1), room) + 1
    if talk:
        canvas.put(x, y, sight.speech.say("table-chat"), palette.bold)
        for row, said in enumerate(chat[-talk:], start=1):
            text = f"{said.who}: {said.phrase}"
            canvas.put(x, y + row, clipped(text, canvas.width - x - 1))
    _foot(canvas, palette, sight, (x, end))


def draw_standings(canvas: Canvas, palette: Palette, sight: Sight, place: tuple[int, int]) -> int:
    """Everybody's points, the best first; the line below."""
    x, y = place
    totals = sight.state.score.totals
    most = max(1, *map(abs, totals))
    for seat in by_points(totals):
        disc = disc_of(sight, seat, palette)
        canvas.put(x, y, DISC, disc)
        canvas.put(x + 2, y, clipped(sight.names[seat], NAME))
        stones = -(-abs(totals[seat]) * BAR // most) if most > BAR else abs(totals[seat])
        canvas.put(x + 3 + NAME, y, "▪" * stones, disc)
        canvas.put_right(x + NAME + BAR + 7, y, number(totals[seat]), palette.bold)
        y += 1
    return y


def _course(
    canvas: Canvas, palette: Palette, sight: Sight, place: tuple[int, int], room: int
) -> int:
    """The last tricks, as far as there is room; the line below."""
    x, y = place
    for line in _last(course(sight), room):
        if line.is_remark:
            canvas.put(x, y, clipped(line.text, canvas.width - x), palette.faint)
        elif line.card is None:
            canvas.put(x, y, clipped(line.text, NAME - 1), palette.bold)
            canvas.put(x + NAME, y, "…", palette.bold)
        else:
            canvas.put(x, y, clipped(line.text, NAME - 1))
            after = put_code(canvas, palette, line.card, (x + NAME, y))
            canvas.put(after + 1, y, line.remark, palette.faint)
        y += 1
    return y


def _last(lines: Iterable[Line], room: int) -> list[Line]:
    """As many whole tricks as there is room for; of one that is too long, its end."""
    shown = [*lines][-room:] if room > 0 else []
    heads = [at for at, line in enumerate(shown) if line.is_head]
    return shown[heads[0] :] if heads else shown


def course(sight: Sight) -> Iterator[Line]:
    """What was played in the last tricks, and what came of it."""
    state, say = sight.state, sight.speech.say
    for at, trick in enumerate(state.tricks, start=1):
        yield Line(say("replay-trick", trick=at), is_remark=True, is_head=True)
        yield from _plays(sight, sight.cards_of(trick))
        yield Line(_taken(sight, trick), is_remark=True)
    if len(state.tricks) < state.options.hand_size and state.phase.value == "play":
        head = say("replay-trick", trick=len(state.tricks) + 1)
        yield Line(head, is_remark=True, is_head=True)
        if state.trick:
            yield from _plays(sight, sight.lying)
        yield Line(sight.names[state.turn])


def _taken(sight: Sight, trick: Trick) -> str:
    return sight.speech.say("table-last-trick-taken", **sight.about(trick.winner))


def _plays(sight: Sight, cards: tuple[tuple[Seat, Card], ...]) -> Iterator[Line]:
    trump, led = sight.state.trump, suit_of(cards[0][1])
    for seat, card in cards:
        trumps = suit_of(card) == trump != led
        yield Line(sight.names[seat], card, sight.speech.say("cli-sit-trumps") if trumps else "")
        if card in sight.state.setup.designator_cards and card not in sight.still_out:
            yield from _named(sight, card)


def _named(sight: Sight, card: Card) -> Iterator[Line]:
    """The role a card has named, and with the fourth the one that was left over."""
    role = sight.role_of(suit_of(card))
    roles = sight.state.roles
    if role is None or role == NIX:
        return
    for each in (role, NIX) if role == MINUS and len(roles) > NIX else (role,):
        about = {"suit": letter_of(roles[each]), "role": ROLE_NAMES[each]}
        yield Line(f"   {sight.speech.say('roles-named', **about)}", is_remark=True)


def _foot(canvas: Canvas, palette: Palette, sight: Sight, place: tuple[int, int]) -> None:
    """The seal of the deals, where there is one, the code, and who watches."""
    x, y = place
    seen, say = sight.seen, sight.speech.say
    assert seen.game is not None
    seal = seen.game.commitment
    if seal.strip("0"):
        short = f"{seal[:4]} {seal[4:8]} {seal[8:12]}"
        canvas.put(x, y, say("cli-sit-sealed", seal=short), palette.faint)
    facts = [say("table-title", code=seen.code)] if seen.code else []
    facts += [say("cli-sit-watchers", count=seen.watchers)] if seen.watchers else []
    canvas.put(x, y + 1, clipped(", ".join(facts), canvas.width - x), palette.faint)
