"""Some puzzles in a row: a card has to be found at each table."""

from functools import partial
from typing import Any

from ebbes.client.seen import Seen
from ebbes.engine.commands import Choice, PlayCard
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.replay import Replay
from ebbes.rules.codes import code_of
from ebbes.rules.seats import Seat
from ebbes.terminal.arriving import known
from ebbes.terminal.deciding import Decider
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.table import Scene, draw_table
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.pages.steps import StepsPage
from ebbes.terminal.panels.asking import Answer, Asking
from ebbes.terminal.panels.solution import Solution
from ebbes.terminal.sight import Sight


class PuzzlePage(Page):
    """One table after the other at which a card has to be found."""

    def __init__(self, house: House, puzzles: list[str]) -> None:
        super().__init__(house)
        self._puzzles = puzzles
        self._answers: list[dict[str, Any]] = []
        self._at = 0
        """Which of them is looked at."""
        self._seen: Seen | None = None
        self._decider = Decider(self._choose)

    def opened(self) -> None:
        """Ask for the first."""
        self.house.follow(self, self._look())

    async def _look(self) -> None:
        self._seen, self._at = None, len(self._answers)
        self._seen = await self.house.client.puzzle(self._puzzles[self._at])
        self._decider.look_at(self._seen.now.prompt)
        self.house.redraw()

    def draw(self, canvas: Canvas) -> None:
        """The table, and what is asked."""
        say, palette = self.speech.say, self.palette
        if self._seen is None:
            canvas.put(3, 2, say("loading"))
            return
        draw_table(
            canvas,
            palette,
            Scene(self._sight(self._seen), self._decider.cursor, is_asked_alone=True),
        )
        canvas.spots = [spot for spot in canvas.spots if spot.key.startswith("card:")]
        canvas.fill(0, 0, canvas.width, 1, palette.bar)
        where = f"{say('puzzle-where', at=self._at + 1)} {say('puzzle-of', all=len(self._puzzles))}"
        canvas.put(2, 0, f"ebbes   {where} · {say('puzzle-which')}", palette.bar)
        text = f"q {say('puzzle-close')}"
        start = canvas.put_right(canvas.width - 2, 0, text, palette.bar)
        canvas.spot(start, 0, canvas.width - start, 1, "q")

    def _sight(self, seen: Seen) -> Sight:
        return Sight(seen, self.speech)

    def press(self, key: str) -> None:
        """Choose a card, or leave it."""
        if key in ("q", "escape"):
            self.house.back()
        elif self._seen is not None:
            self._decider.press(key, self._seen.now.prompt, self._sight(self._seen).seat)

    def _choose(self, choice: Choice) -> None:
        if isinstance(choice, PlayCard):
            self.do_once(self._answer(code_of(choice.card)))

    async def _answer(self, card: str) -> None:
        seen = self._seen
        assert seen is not None
        await known(self.house)
        told = await self.house.client.answer_puzzle(self._puzzles[self._at], card)
        self._answers.append(told)
        sight = self._sight(seen)
        ways = self._ways(told, sight.seat)
        self.house.show(Solution(self.house, self, sight, told, card, ways))

    def _ways(self, told: dict[str, Any], seat: Seat | None) -> list[Answer]:
        """How it goes on after an answer."""
        say = self.speech.say
        ways: list[Answer] = [(say("puzzle-next"), self._next)]
        if told["refutation"] is not None:
            ways.append((say("puzzle-why"), partial(self._refute, told["refutation"], seat)))
        return ways

    def _next(self) -> None:
        if len(self._answers) < len(self._puzzles):
            self.house.follow(self, self._look())
        else:
            self._end()

    def _refute(self, refutation: dict[str, Any], seat: Seat | None) -> None:
        """A deal that shows why not, played to its end; then on."""
        self._next()
        snapshot = Snapshot.model_validate(refutation["snapshot"])
        events = Events.model_validate(refutation["events"]).events
        replay = Replay.model_validate({"snapshot": snapshot, "events": events})
        self.house.show(StepsPage(self.house, None, replay, None, (0, 0), seat))

    def _end(self) -> None:
        """How the run went."""
        say = self.speech.say
        right = sum(answer["outcome"] == "right" for answer in self._answers)
        second = sum(answer["outcome"] == "second" for answer in self._answers)
        title = say("puzzle-end", share=share_of(right, len(self._answers)))
        text = say("puzzle-end-text", right=right, second=second)
        done: list[Answer] = [(say("puzzle-close"), lambda: self.house.close(self))]
        self.house.show(Asking(self.house, self, title, text, done))


def share_of(right: int, all_of_them: int) -> str:
    """How a run went, in a word."""
    if right == all_of_them:
        return "all"
    if right * 10 >= all_of_them * 7:
        return "most"
    return "half" if right * 10 >= all_of_them * 4 else "few"
