"""The table on a whole screen, wide with a column beside it or small without."""

from dataclasses import dataclass

from rich.cells import cell_len

from ebbes.engine.state import DEAL, NAME_STARTER, PICK
from ebbes.protocol.prompts import CardPrompt, PickPrompt, Prompt, StarterPrompt
from ebbes.rules.cards import Card
from ebbes.rules.codes import letter_of
from ebbes.terminal.choice import Cursor, playable
from ebbes.terminal.draw.arcade import draw_arcade, draw_low_arcade
from ebbes.terminal.draw.asking import draw_pick, draw_starters
from ebbes.terminal.draw.canvas import Canvas, clipped
from ebbes.terminal.draw.cards import put_code
from ebbes.terminal.draw.hand import HAND_HEIGHT, Held, draw_hand
from ebbes.terminal.draw.keys import Key, draw_keys
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.draw.seats import DISC, Area, draw_seats
from ebbes.terminal.draw.side import SIDE_WIDTH, Said, draw_side
from ebbes.terminal.keys import DIGITS
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import number

WIDE, HIGH = 100, 30
"""From here on there is room for everything."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A game, and how far somebody is with what they have to decide."""

    sight: Sight
    cursor: Cursor
    chat: tuple[Said, ...] = ()
    is_connected: bool = True
    is_asked_alone: bool = False
    """Whether there is nothing but the question: no hint, and nobody to talk to."""
    seconds: int | None = None
    """What is left of the time for a decision."""

    @property
    def prompt(self) -> Prompt | None:
        """What there is to decide."""
        return self.sight.seen.now.prompt

    @property
    def chosen(self) -> Card | None:
        """The card under the cursor, where one may be played."""
        cards = playable(self.prompt)
        return cards[self.cursor.at % len(cards)] if cards else None


def is_wide(canvas: Canvas) -> bool:
    """Whether there is room for a column beside the table."""
    return canvas.width >= WIDE and canvas.height >= HIGH


def table_width(canvas: Canvas) -> int:
    """The columns of the table itself."""
    return canvas.width - SIDE_WIDTH - 1 if is_wide(canvas) else canvas.width


def draw_table(canvas: Canvas, palette: Palette, scene: Scene) -> None:
    """All of it."""
    wide, width = is_wide(canvas), table_width(canvas)
    sight = scene.sight
    _title(canvas, palette, scene)
    top = (draw_arcade if wide else draw_low_arcade)(canvas, palette, sight, 1, width)
    if wide:
        draw_side(canvas, palette, sight, scene.chat, width)
    else:
        top = _standings_line(canvas, palette, scene, top)
    hand_top = canvas.height - HAND_HEIGHT - (4 if wide else 2)
    area = Area(top + (1 if wide else 0), width, hand_top - top - (3 if wide else 1))
    _middle(canvas, palette, scene, area)
    _turn(canvas, palette, scene, hand_top - (2 if wide else 1), width)
    _hand(canvas, palette, scene, (1, hand_top), width - 2)
    keys = canvas.height - (3 if wide else 1)
    time = _time_left(canvas, palette, scene, (width - 3, hand_top - 1 if wide else keys))
    _keys(canvas, palette, scene, keys, width if wide else time)
    if wide:
        _ready(canvas, palette, scene, canvas.height - 2)


def _title(canvas: Canvas, palette: Palette, scene: Scene) -> None:
    say = scene.sight.speech.say
    canvas.fill(0, 0, canvas.width, 1, palette.bar)
    start = canvas.put(2, 0, "ebbes", palette.bar) + 3
    x = canvas.width - 2
    for key, label in (("q", "cli-sit-quit"), ("m", "cli-sit-map"), ("?", "cli-sit-help")):
        text = f"{key} {say(label)}"
        x = canvas.put_right(x, 0, text, palette.bar)
        canvas.spot(x, 0, len(text), 1, key)
        x -= 3
    canvas.put(start, 0, _where(scene.sight, x - start), palette.bar)


def _where(sight: Sight, room: int) -> str:
    """Round and trick, and what is special; of how many rounds only where there is room for it."""
    say, state = sight.speech.say, sight.state
    about = []
    if state.phase.value == "play":
        trick = min(len(state.tricks) + 1, state.options.hand_size)
        about.append(say("replay-trick", trick=trick))
    if sight.seen.settings.over_days is not None:
        about.append(say("waiting-days"))
    if sight.seat is None:
        about.append(say("table-watching"))
    now = say("table-round", round=str(sight.round))
    of = say("table-round-of", rounds=str(state.options.rounds))
    told = " · ".join([f"{now} {of}", *about])
    return told if cell_len(told) <= room else clipped(" · ".join([now, *about]), room)


def _standings_line(canvas: Canvas, palette: Palette, scene: Scene, y: int) -> int:
    """Everybody's points in one line; the line below."""
    sight, x = scene.sight, 2
    totals = sight.state.score.totals
    for seat in (sight.first, *sight.around):
        x = canvas.put(x, y, f"{clipped(sight.names[seat], 12)} ", palette.faint)
        x = canvas.put(x, y, number(totals[seat]), palette.bold) + 2
    if scene.chat:
        said = scene.chat[-1]
        text = f"{said.who}: {said.phrase}"
        canvas.put_right(canvas.width - 2, y, clipped(text, canvas.width - x - 4), palette.faint)
    return y + 1


def _middle(canvas: Canvas, palette: Palette, scene: Scene, area: Area) -> None:
    """The trick, or what there is to decide instead of a card."""
    if isinstance(scene.prompt, PickPrompt):
        draw_pick(canvas, palette, scene.sight, scene.prompt, scene.cursor, area)
    elif isinstance(scene.prompt, StarterPrompt):
        draw_starters(canvas, palette, scene.sight, scene.prompt, scene.cursor, area)
    else:
        draw_seats(canvas, palette, scene.sight, area)


def _turn(canvas: Canvas, palette: Palette, scene: Scene, y: int, width: int) -> None:
    """Whose turn it is, and what is asked."""
    sight, say = scene.sight, scene.sight.speech.say
    if not scene.is_connected:
        canvas.put(2, y, f" {say('table-lost')} ", palette.bar)
        canvas.put(4 + len(say("table-lost")) + 1, y, say("table-lost-text"), palette.faint)
        return
    if scene.prompt is not None:
        x = canvas.put(2, y, " ", palette.bar)
        x = canvas.put(x, y, DISC, palette.bar + palette.discs[0])
        x = canvas.put(x, y, f" {say('turn-yours')} ", palette.bar) + 2
        canvas.put(x, y, clipped(_asked(scene), width - x - 12))
        if sight.may_hint and not scene.is_asked_alone:
            hint = f"t {say('play-hint')}"
            start = canvas.put_right(width - 3, y, hint, palette.bold)
            canvas.spot(start, y, len(hint), 1, "t")
    elif sight.seat is not None and sight.is_away(sight.seat):
        x = canvas.put(2, y, f" {say('table-away-title')} ", palette.bar) + 2
        end = canvas.put(x, y, f"b {say('table-come-back')}", palette.bold)
        canvas.spot(x, y, end - x, 1, "b")
    else:
        canvas.put(2, y, _waiting(sight), palette.faint)


def _time_left(canvas: Canvas, palette: Palette, scene: Scene, end: tuple[int, int]) -> int:
    """What is left of the own time, over days also of that of others; where it begins."""
    speech, seconds, (x, y) = scene.sight.speech, scene.seconds, end
    if seconds is None or not scene.is_connected:
        return x
    over_days = scene.sight.seen.settings.over_days is not None
    left = (
        speech.time_left(seconds) if over_days else speech.say("table-clock-you", seconds=seconds)
    )
    if scene.prompt is not None:
        text = f"{left} · a {speech.say('table-more-time')}"
        start = canvas.put_right(x, y, text, palette.faint)
        canvas.spot(start, y, x - start, 1, "a")
        return start
    return canvas.put_right(x, y, left, palette.faint) if over_days else x


def _asked(scene: Scene) -> str:
    """What the own decision is about."""
    sight, say = scene.sight, scene.sight.speech.say
    match scene.prompt:
        case PickPrompt():
            return say("play-pick-title")
        case StarterPrompt():
            return say("play-starter-title")
        case CardPrompt() as prompt if sight.state.trick:
            led = letter_of(sight.state.led)
            return say("play-follow" if prompt.why_not else "play-free", led=led)
        case _:
            return say("play-lead")


def _waiting(sight: Sight) -> str:
    state, say = sight.state, sight.speech.say
    if state.phase is DEAL or state.turn < 0:
        return say("play-shuffling")
    if state.turn == sight.seat:
        return say("turn-yours")
    who = sight.names[state.turn]
    if state.phase is PICK:
        return say("play-pick-wait", who=who)
    if state.phase is NAME_STARTER:
        return say("play-starter-wait", who=who)
    return say("table-thinking", who=who)


def _hand(
    canvas: Canvas, palette: Palette, scene: Scene, place: tuple[int, int], width: int
) -> None:
    cards = playable(scene.prompt)
    held = Held(scene.sight.hand, cards, scene.chosen, bool(cards))
    draw_hand(canvas, palette, scene.sight, held, place, width)


def _keys(canvas: Canvas, palette: Palette, scene: Scene, y: int, width: int) -> None:
    """What keys do now."""
    say = scene.sight.speech.say
    parts: list[Key] = []
    if cards := playable(scene.prompt):
        shown = DIGITS[: len(cards)]
        digits = " ".join(shown) if len(shown) < 4 else f"{shown[0]}…{shown[-1]}"
        parts.append((digits, say("cli-sit-play"), ""))
    if not scene.is_asked_alone:
        parts += _keys_around(scene)
    draw_keys(canvas, palette, parts, y, 2, width)


def _ready(canvas: Canvas, palette: Palette, scene: Scene, y: int) -> None:
    """Where keys arrive: the card that Enter plays, while there is one."""
    x = canvas.put(2, y, "› ", palette.bold)
    if (card := scene.chosen) is not None:
        x = put_code(canvas, palette, card, (x, y)) + 1
    canvas.put(x, y, "▏")


def _keys_around(scene: Scene) -> list[Key]:
    """What can be looked at and said beside the game."""
    say, settings = scene.sight.speech.say, scene.sight.seen.settings
    keys = [
        (settings.last_trick, say("cli-sit-space"), "cli-sit-last-trick", " "),
        (settings.open_tricks, "w", "waiting-open-tricks", "w"),
        (settings.card_counter, "z", "table-counter", "z"),
        (settings.chat and scene.sight.seat is not None, "c", "cli-sit-chat", "c"),
        (scene.sight.seat is None, "j", "table-join-in", "j"),
    ]
    return [(key, say(label), press) for is_there, key, label, press in keys if is_there]
