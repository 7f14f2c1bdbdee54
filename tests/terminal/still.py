"""Tables that stand still: real games up to a point, as a client sees them."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from random import Random

from ebbes.client import Client, Seen, SeenGame
from ebbes.client.errors import ClientError
from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import step
from ebbes.engine.errors import ContextValue, MustFollowSuit
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import view
from ebbes.protocol.options import GameOptions
from ebbes.protocol.prompts import CardPrompt, Now, PickPrompt, Prompt, StarterPrompt
from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import BotSeat, PersonSeat, SeatState, Strength
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import You
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance
from ebbes.rules.cards import SUIT_NAMES
from ebbes.rules.codes import code_of
from ebbes.terminal import Depth, Guest, Intent, TablePage
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.note import draw_note
from ebbes.terminal.draw.palette import Palette, palette_of
from ebbes.terminal.pages.page import Page
from ebbes.terminal.speech import Speech
from ebbes.words import Language
from ebbes.words.refusals import NameOf
from tests.terminal.still_client import StillClient

SEATS: tuple[SeatState, ...] = (
    PersonSeat(name="Anna"),
    BotSeat(name="Lisbeth", strength=Strength.SOLID),
    BotSeat(name="Schorsch", strength=Strength.SOLID),
    BotSeat(name="Gretel", strength=Strength.BEGINNER),
    PersonSeat(name="Bert", away=True),
)
Holds = Callable[[State], bool]
"""When a game stops."""


class StillHouse:
    """A house that shows a page at any size and does nothing else."""

    def __init__(self, language: Language, depth: Depth = Depth.TRUE) -> None:
        self.speech = Speech(language)
        self.guest = Guest("Anna")
        self.note = ""
        self.client: Client = StillClient()
        self.pages: list[Page] = []
        self._depth = depth

    @property
    def palette(self) -> Palette:
        """The colours asked for."""
        return palette_of(self._depth)

    def told(self, fault: ClientError, name_of: NameOf) -> str:
        """What went wrong, in words."""
        return self.speech.fault(fault, self.client.url, name_of)

    def clock(self) -> float:
        """Always the same time."""
        return 0.0

    def speak(self, language: Language) -> None:
        """In another language."""
        self.speech = Speech(language)

    def redraw(self) -> None:
        """Everything is drawn when it is looked at."""

    def show(self, page: Page) -> None:
        """Lay a page above."""
        self.pages.append(page)

    def back(self) -> None:
        """Take it away."""
        self.pages.pop()

    def do(self, work: Coroutine[None, None, object]) -> None:
        """As far as it gets without waiting for anything."""
        with suppress(StopIteration, RuntimeError):
            work.send(None)
        work.close()

    def close(self, page: Page) -> None:
        """Take it away."""
        self.pages.remove(page)

    def follow(self, page: Page, work: Coroutine[None, None, object]) -> None:
        """The same."""
        self.do(work)

    def look(self, page: Page, size: tuple[int, int]) -> Canvas:
        """What a page looks like."""
        canvas = Canvas(*size)
        page.draw(canvas)
        draw_note(canvas, self.palette, self.note)
        return canvas


class StillTable(TablePage):
    """The page of a table at which nothing happens any more."""

    def __init__(self, house: StillHouse, still: Seen) -> None:
        super().__init__(house, still.code, Intent.SIT)
        self._still = still

    @property
    def seen(self) -> Seen:
        """Always the same."""
        return self._still


def game_until(holds: Holds, options: Options, seed: int = 1) -> State:
    """A game played at random until something holds, or to its end."""
    rng = Random(seed)
    chance = Chance(Certificate.from_seed(str(seed), options.players).key, options)
    state = new_game(options)
    while state.phase is not OVER and not holds(state):
        command = chance.deal(state) if state.phase is DEAL else rng.choice(legal_commands(state))
        state, _ = step(state, command)
    return state


def prompt_of(legal: tuple[Choice, ...], state: State) -> Prompt | None:
    """What a server asks of whoever may do this."""
    cards = tuple(code_of(each.card) for each in legal if isinstance(each, PlayCard))
    picks = tuple(code_of(each.card) for each in legal if isinstance(each, PickDesignator))
    starters = tuple(each.starter for each in legal if isinstance(each, NameStarter))
    if cards:
        follows = len(cards) < len(state.hands[state.turn])
        return CardPrompt(cards=cards, why_not=_why_not(cards, state) if follows else None)
    if picks:
        return PickPrompt(cards=picks)
    return StarterPrompt(seats=starters) if starters else None


def _why_not(cards: tuple[str, ...], state: State) -> Reason:
    led: ContextValue = SUIT_NAMES[state.led]
    context = {"led": led, "holding": [*cards]}
    return Reason(code=MustFollowSuit.code, message="", context=context)


def with_settings(seen: Seen, **changes: object) -> Seen:
    """The same at a table that has agreed on something else."""
    return replace(seen, settings=seen.settings.model_copy(update=changes))


def seen_of(state: State | None, seat: int | None = 0, options: Options | None = None) -> Seen:
    """A table with this game, or before any, as a server would show it to a seat."""
    options = options or (state.options if state is not None else Options())
    game, now = None, Now(turn=None, deadline=None, prompt=None)
    if state is not None:
        own = view(state, seat)
        game = SeenGame(1, "7c1e90ab44d2" + "0" * 52, (None,) * options.players, own)
        turn = state.turn if state.turn >= 0 else None
        now = Now(turn=turn, deadline=None, prompt=prompt_of(own.legal, state))
    return Seen(
        seq=9,
        stamp=1,
        id="t",
        code="KLRXBDG",
        settings=TableSettings(options=GameOptions.of(options)),
        seats=SEATS[: options.players],
        host=0,
        requests=(),
        game=game,
        ended=False,
        you=You(seat=seat, host=seat == 0),
        now=now,
        watchers=1,
    )
