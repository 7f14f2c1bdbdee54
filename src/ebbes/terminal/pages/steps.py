"""A game that is over, card by card: with all hands open, or as one saw it."""

from ebbes.protocol.replay import Replay
from ebbes.rules.cards import NO_CARD
from ebbes.terminal.choice import Cursor
from ebbes.terminal.draw.canvas import Canvas, clipped, wrapped
from ebbes.terminal.draw.cards import codes_width, put_codes
from ebbes.terminal.draw.hand import HAND_HEIGHT
from ebbes.terminal.draw.keys import Key, draw_keys
from ebbes.terminal.draw.table import Scene, draw_table, table_width
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.judged import Judged
from ebbes.terminal.reasons import told_of
from ebbes.terminal.reviewed import Moment, Reviewed
from ebbes.terminal.sight import Sight
from ebbes.terminal.story import Spot, Story

HANDS = 14
"""Where cards begin, after names."""
VERDICT = 2
"""Lines for what is thought of a decision."""


class StepsPage(Page):
    """One moment of the game after the other."""

    def __init__(
        self,
        house: House,
        game_id: str | None,
        replay: Replay,
        review: Reviewed | None,
        spot: Spot,
        seat: int | None,
    ) -> None:
        super().__init__(house)
        self._id = game_id
        """None of a game that nobody has played."""
        self._seat = seat
        self._open = True
        self._review = review
        self._story = Story(replay)
        self._at = self._story.find(spot)

    @property
    def _sight(self) -> Sight:
        return Sight(self._story.steps[self._at].seen, self.speech, self._seat)

    @property
    def _moment(self) -> Moment | None:
        """What is thought of the decision that comes next, if anything is."""
        spot = self._story.steps[self._at].spot
        moment = None if self._review is None else self._review.decision(*spot)
        return None if moment is None or moment.best is None else moment

    def draw(self, canvas: Canvas) -> None:
        """The table at this moment, and what was thought of the decision that came next."""
        sight = self._sight
        draw_table(canvas, self.palette, Scene(sight, Cursor()))
        canvas.spots.clear()
        self._title(canvas)
        top = canvas.height - HAND_HEIGHT - 3
        canvas.fill(0, top, table_width(canvas), canvas.height - top, self.palette.plain)
        self._draw_verdict(canvas, sight, top)
        self._hands(canvas, sight, top + VERDICT)
        self._foot(canvas)

    def _title(self, canvas: Canvas) -> None:
        say, bar, steps = self.speech.say, self.palette.bar, len(self._story.steps)
        round_, _ = self._story.steps[self._at].spot
        where = say("replay-where", round=str(round_), at=self._at + 1, all=steps)
        canvas.fill(0, 0, canvas.width, 1, bar)
        canvas.put(2, 0, f"ebbes   {say('replay-review')} · {where}", bar)

    def _draw_verdict(self, canvas: Canvas, sight: Sight, top: int) -> None:
        moment = self._moment
        if moment is None:
            return
        width = table_width(canvas) - 6
        lines = wrapped(told_of(moment, sight, self._seat), width)
        if len(lines) > VERDICT:
            lines[VERDICT - 1] = clipped(" ".join(lines[VERDICT - 1 :]), width)
        for row, line in enumerate(lines[:VERDICT]):
            canvas.put(3, top + row, line, self.palette.bold)
        canvas.spot(3, top, width, VERDICT, "enter")

    def _hands(self, canvas: Canvas, sight: Sight, y: int) -> None:
        """Everybody's cards, as far as they are shown; closer together where there are many."""
        hands = [[card for card in hand if card != NO_CARD] for hand in sight.state.hands]
        room = table_width(canvas) - HANDS - 1
        after = " " if max(map(codes_width, hands)) <= room else ""
        for seat, hand in enumerate(hands):
            canvas.put(3, y + seat, clipped(sight.names[seat], 10), self.palette.faint)
            put_codes(canvas, self.palette, hand, (HANDS, y + seat), after)

    def _foot(self, canvas: Canvas) -> None:
        say, y = self.speech.say, canvas.height - 1
        keys: list[Key] = [
            ("←", "", "left"),
            ("→", say("replay-moment"), "right"),
            ("↑", "", "up"),
            ("↓", say("replay-round", round="").strip(), "down"),
        ]
        if self._has_other_eyes:
            keys.append(("v", say("replay-as-you" if self._open else "replay-all-cards"), "v"))
        if self._moment is not None:
            keys.append(("⏎", say("replay-show-moment"), "enter"))
        draw_keys(canvas, self.palette, [*keys, ("q", say("back"), "q")], y, 2, table_width(canvas))

    def press(self, key: str) -> None:
        """A step, a round, another pair of eyes."""
        last = len(self._story.steps) - 1
        moment = self._moment
        if key in ("left", "right"):
            self._at = max(0, min(last, self._at + (1 if key == "right" else -1)))
        elif key in ("up", "down"):
            self._at = self._next_round(1 if key == "down" else -1)
        elif key == "v" and self._has_other_eyes:
            self.house.do(self._other_eyes())
        elif key == "enter" and moment is not None:
            self.house.show(Judged(self.house, self, self._sight, moment, self._seat))
        elif key in ("q", "escape"):
            self.house.back()

    def _next_round(self, step: int) -> int:
        found = self._story.round_at(self._story.steps[self._at].spot[0] + step)
        return self._at if found is None else found

    @property
    def _has_other_eyes(self) -> bool:
        """Whether somebody looks who has seen less of it than lies open now."""
        return self._id is not None and self._seat is not None

    async def _other_eyes(self) -> None:
        assert self._id is not None
        self._open = not self._open
        seat = None if self._open else self._seat
        self._story = Story(await self.house.client.replay(self._id, seat))
        self._at = min(self._at, len(self._story.steps) - 1)
        self.house.redraw()
