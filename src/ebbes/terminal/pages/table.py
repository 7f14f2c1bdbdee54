"""A table: before, during and after a game."""

import asyncio
from enum import Enum

from ebbes.client.errors import ClientError
from ebbes.client.news import News
from ebbes.client.seen import Seen
from ebbes.client.table import Table
from ebbes.engine.commands import Choice
from ebbes.engine.state import OVER
from ebbes.protocol import commands as ask
from ebbes.protocol import game_events as game
from ebbes.protocol import table_events as on
from ebbes.protocol.prompts import CardPrompt
from ebbes.rules.seats import Seat
from ebbes.terminal.chatter import Chatter
from ebbes.terminal.choice import Cursor
from ebbes.terminal.deciding import Decider
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.hand import WHY_NOT
from ebbes.terminal.draw.table import Scene, draw_table
from ebbes.terminal.keys import command_key
from ebbes.terminal.pages.knocking import Knocking
from ebbes.terminal.pages.looking import shown_by
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.pages.waiting import Waiting
from ebbes.terminal.panels.asking import Answer, Asking
from ebbes.terminal.panels.ending import Ending
from ebbes.terminal.panels.score import Score
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import seat_name

PLAYED = "played"
"""Why a table is closed that was there for one round."""


class Intent(Enum):
    """What somebody wants at a table."""

    START = "start"
    SIT = "sit"
    WATCH = "watch"


class TablePage(Page):
    """One table, followed as long as the page is there."""

    def __init__(self, house: House, code: str, intent: Intent) -> None:
        super().__init__(house)
        self._code = code
        self._intent = intent
        self._decider = Decider(self._choose)
        self._chosen_at: int | None = None
        """Up to which event the table was seen when something was chosen last."""
        self._was_running = False
        self.chatter = Chatter()
        self.why_ended = "host"
        """Who has closed the table, once it is."""
        self.is_connected = True
        self.fault: ClientError | None = None
        self.table: Table | None = None
        self._waiting = Waiting(self)
        self._knocking = Knocking(self)

    def opened(self) -> None:
        """Go there."""
        self.house.follow(self, self._stay())
        self.house.follow(self, self._tick())

    async def _stay(self) -> None:
        try:
            async with self.house.client.table(self._code) as table:
                self.table = table
                self.house.do(self._arrive(table))
                async for news in table.news():
                    self._hear(news)
        except ClientError as fault:
            self.fault = fault
            self.house.redraw()
            raise

    async def _arrive(self, table: Table) -> None:
        if self._intent is Intent.START:
            await table.start_game()
        elif self._intent is Intent.SIT and table.seen.you.seat is None and not table.seen.ended:
            await table.take_seat()

    async def _tick(self) -> None:
        """Time passes, where somebody has only so much of it."""
        while True:
            await asyncio.sleep(1)
            if self.seen is not None and self.seen.now.deadline is not None:
                self.house.redraw()

    @property
    def code(self) -> str:
        """By which others find the table."""
        return self._code

    @property
    def cursor(self) -> Cursor:
        """Where the cursor is among what may be done."""
        return self._decider.cursor

    @property
    def seen(self) -> Seen | None:
        """The table as far as it was told."""
        return None if self.table is None else self.table.seen

    @property
    def sight(self) -> Sight:
        """The game as it is seen here."""
        assert self.seen is not None
        return Sight(self.seen, self.speech)

    def name_of(self, seat: Seat) -> str:
        """Who sits there."""
        return "" if self.seen is None or self.seen.game is None else self.sight.names[seat]

    def draw(self, canvas: Canvas) -> None:
        """The game, or who waits for one."""
        seen = self.seen
        if seen is None:
            key = "table-connecting" if self.fault is None else "errors-table-no-such-table"
            canvas.put(3, 2, self.speech.say(key))
            canvas.put(3, 4, f"q {self.speech.say('back')}", self.palette.faint)
        elif seen.is_running:
            draw_table(canvas, self.palette, self._scene(seen))
            self._knocking.draw(canvas, seen)
        else:
            self._waiting.draw(canvas)
            self._knocking.draw(canvas, seen)

    def _scene(self, seen: Seen) -> Scene:
        seconds = None
        if seen.now.deadline is not None:
            seconds = max(0, round(seen.now.deadline / 1000 - self.house.clock()))
        return Scene(
            self.sight, self.cursor, self.chatter.lines, self.is_connected, seconds=seconds
        )

    # What is heard

    def _hear(self, news: News) -> None:
        self.is_connected = news.is_connected
        self._decider.look_at(news.seen.now.prompt)
        over: Sight | None = None
        counts: list[Sight] = []
        for event, seen in news.steps():
            self._note(event, seen)
            if isinstance(event, game.RoundScored):
                counts.append(Sight(seen, self.speech))
            elif isinstance(event, game.GameEnded):
                over = Sight(seen, self.speech)
        if over is None and self._is_over_unseen(news.seen):
            over = Sight(news.seen, self.speech)
        self._was_running = news.seen.is_running and over is None
        if any(
            isinstance(event, on.TableEnded) and event.reason == PLAYED for event in news.events
        ):
            self.house.show(self._played())
        if over is not None:
            self.house.show(Ending(self.house, self, over, self._answers))
        for counted in counts:
            self.house.show(Score(self.house, self, counted))
        self.house.redraw()

    def _played(self) -> Page:
        """All there was to play here was played."""
        say = self.speech.say
        answers: list[Answer] = [(say("back"), self._go_home)]
        return Asking(self.house, self, say("table-ended-played"), "", answers)

    def _is_over_unseen(self, seen: Seen) -> bool:
        """Whether a game has ended of which only the whole table was told."""
        was_over = not self._was_running or seen.game is None
        return not was_over and seen.game is not None and seen.game.view.seen.phase is OVER

    def _note(self, event: on.AnyEvent, seen: Seen) -> None:
        """What is worth keeping besides the cards."""
        self.chatter.note(event, seen, self.speech)
        if isinstance(event, on.TableEnded):
            self.why_ended = "operator" if event.operator else event.reason
        elif isinstance(event, on.NonceAdded) and event.missing is not None:
            self.house.note = f"{self.house.note} {self._lost_number(event.seat, seen)}".strip()

    def _lost_number(self, seat: Seat, seen: Seen) -> str:
        """That somebody had no share in the deals."""
        you = "yes" if seat == seen.you.seat else "no"
        who = seat_name(seen.seats[seat], "")
        return self.speech.say("announce-nonce-missing", who=who, you=you)

    def _answers(self) -> list[Answer]:
        """How it goes on after a game."""
        seen, say = self.seen, self.speech.say
        assert seen is not None
        answers: list[Answer] = []
        if seen.you.host and not seen.ended:
            answers.append((say("end-again"), self.start))
        if seen.you.seat is not None:
            answers.append((say("replay-review"), self.look_back))
        if not seen.ended:
            answers.append((say("end-room"), lambda: None))
        answers.append((say("end-home"), self._go_home))
        return answers

    # What is done

    def start(self) -> None:
        """Begin a game."""
        assert self.table is not None
        self.house.do(self.table.start_game())

    def look_back(self) -> None:
        """Open what was thought of the last game."""
        self.house.do(self._look_back())

    async def _look_back(self) -> None:
        from ebbes.terminal.pages.review import ReviewPage

        seen = self.seen
        assert seen is not None
        assert seen.game is not None
        for played in await self.house.client.games():
            if (played["table"], played["number"]) == (seen.id, seen.game.number):
                self.house.show(ReviewPage(self.house, played))
                return
        self.house.note = self.speech.say("cli-sit-not-played")
        self.house.redraw()

    def send(self, command: ask.TableCommand) -> None:
        """Ask something of the table."""
        assert self.table is not None
        self.house.do(self.table.send(command))

    def press(self, key: str) -> None:
        """A key at the table."""
        if key in ("q", "escape") and (self.seen is None or self.seen.ended):
            self.house.back()
        elif self.seen is None or self._knocking.press(key, self.seen):
            return
        elif not self.seen.is_running:
            self._waiting.press(key)
        elif not (self._decide(key) or self._look(key)):
            self._ask(key)

    def _decide(self, key: str) -> bool:
        """Keys that choose; whether it was one of them."""
        assert self.seen is not None
        prompt = self.seen.now.prompt
        if key == WHY_NOT and isinstance(prompt, CardPrompt) and prompt.why_not is not None:
            self.house.note = self.speech.refusal(prompt.why_not, self.name_of)
            return True
        return self._decider.press(key, prompt, self.sight.seat)

    def _choose(self, choice: Choice) -> None:
        """Decide, once for each thing there is to decide."""
        seen, table = self.seen, self.table
        assert seen is not None
        assert table is not None
        if self._chosen_at != seen.seq:
            self._chosen_at = seen.seq
            self.house.do(self._send_choice(table, choice, seen.seq))

    async def _send_choice(self, table: Table, choice: Choice, seq: int) -> None:
        try:
            await table.choose(choice, seq)
        except ClientError:
            self._chosen_at = None
            raise

    def _look(self, key: str) -> bool:
        """Keys that show something; whether it was one of them."""
        page = self._leaving() if key == "q" else shown_by(key, self)
        if page is not None:
            self.house.show(page)
        return page is not None

    def _ask(self, key: str) -> None:
        """Keys that ask something of the server."""
        assert self.seen is not None
        assert self.table is not None
        if key == "a":
            self.send(ask.AskTime(id=command_key()))
        elif key == "b":
            self.send(ask.ComeBack(id=command_key()))
        elif key == "j" and self.seen.you.seat is None:
            self.house.do(self.table.take_seat())

    def _leaving(self) -> Page:
        say = self.speech.say
        answers: list[Answer] = [(say("to-table"), lambda: None), (say("end-home"), self._go_home)]
        text = ""
        if self.seen is not None and self.seen.you.seat is not None:
            text = say("table-leave-ask")
            answers.append((say("table-menu-leave"), self.stand_up))
        return Asking(self.house, self, say("table-menu-leave"), text, answers)

    def _go_home(self) -> None:
        self.house.close(self)

    def stand_up(self) -> None:
        """Leave the seat, and go home."""
        self.house.do(self._leave())

    async def _leave(self) -> None:
        assert self.table is not None
        await self.table.leave_seat()
        self.house.close(self)
