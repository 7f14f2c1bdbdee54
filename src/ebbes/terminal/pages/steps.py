"""A game that is over, card by card: with all hands open, or as one saw it."""

from ebbes.client.seen import Seen
from ebbes.protocol import game_events as game
from ebbes.protocol.replay import Replay
from ebbes.rules.cards import NO_CARD
from ebbes.terminal.choice import Cursor
from ebbes.terminal.draw.canvas import Canvas, clipped, wrapped
from ebbes.terminal.draw.cards import put_code
from ebbes.terminal.draw.hand import HAND_HEIGHT
from ebbes.terminal.draw.table import Scene, draw_table
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.reasons import move_sentence, reason_sentence
from ebbes.terminal.reviewed import Reviewed
from ebbes.terminal.sight import Sight

MADE = (game.DesignatorPicked, game.CardPlayed)


class StepsPage(Page):
    """One moment of the game after the other."""

    def __init__(
        self,
        house: House,
        game_id: str,
        replay: Replay,
        review: Reviewed | None,
        at: tuple[int, int],
        seat: int | None,
    ) -> None:
        super().__init__(house)
        self._id = game_id
        self._seat = seat
        self._open = True
        self._review = review
        self._look_at(replay)
        self._at = next((step for step, (_, place) in enumerate(self._steps) if place == at), 0)

    def _look_at(self, replay: Replay) -> None:
        """All moments at which something was about to be decided, and where in the game each is."""
        seen = Seen.of(replay.snapshot)
        self._steps: list[tuple[Seen, tuple[int, int]]] = []
        round_, number = 0, 0
        for event in replay.events:
            if _is_decision(event):
                self._steps.append((seen, (round_, number)))
                number += 1
            if isinstance(event, game.Dealt):
                round_, number = round_ + 1, 0
            seen = seen.changed(event)
        self._steps.append((seen, (round_, number)))

    @property
    def _sight(self) -> Sight:
        return Sight(self._steps[self._at][0], self.speech)

    def draw(self, canvas: Canvas) -> None:
        """The table at this moment, and what was thought of the decision that came next."""
        sight = self._sight
        draw_table(canvas, self.palette, Scene(sight, Cursor()))
        canvas.spots.clear()
        top = canvas.height - HAND_HEIGHT - 3
        canvas.fill(0, top, canvas.width, canvas.height - top, self.palette.plain)
        verdict = self._verdict()
        for row, line in enumerate(wrapped(verdict, canvas.width - 6)[:2]):
            canvas.put(3, top + row, line, self.palette.bold)
        self._hands(canvas, sight, top + 2)
        self._foot(canvas)

    def _hands(self, canvas: Canvas, sight: Sight, y: int) -> None:
        """Everybody's cards, as far as they are shown."""
        for row, (seat, hand) in enumerate(enumerate(sight.state.hands)):
            name = clipped(sight.names[seat], 10)
            canvas.put(3, y + row, name, self.palette.faint)
            x = 14
            for card in hand:
                if card != NO_CARD:
                    x = put_code(canvas, self.palette, card, (x, y + row))

    def _foot(self, canvas: Canvas) -> None:
        say, palette = self.speech.say, self.palette
        round_, _ = self._steps[self._at][1]
        where = say("replay-where", round=str(round_), at=self._at + 1, all=len(self._steps))
        eyes = say("replay-as-you" if self._open else "replay-all-cards")
        keys = [("←→", ""), ("↑↓", say("replay-round", round="")), ("q", say("back"))]
        if self._seat is not None:
            keys.insert(2, ("v", eyes))
        x = canvas.put(3, canvas.height - 1, where, palette.faint) + 3
        for key, text in keys:
            x = canvas.put(x, canvas.height - 1, key, palette.bold) + 1
            x = canvas.put(x, canvas.height - 1, text, palette.faint) + 2

    def _verdict(self) -> str:
        """What is thought of the decision that comes next."""
        if self._review is None:
            return ""
        sight, moment = self._sight, self._review.decision(*self._steps[self._at][1])
        if moment is None or moment.best is None:
            return ""
        text = move_sentence(moment, sight, self._seat)
        reasons = moment.best["reasons"]
        if isinstance(reasons, list):
            told = [reason_sentence(each, sight) for each in reasons if isinstance(each, dict)]
            text = " ".join([f"{text}." if not text.endswith(".") else text, *told])
        return text

    def press(self, key: str) -> None:
        """A step, a round, another pair of eyes."""
        last = len(self._steps) - 1
        if key in ("left", "right"):
            self._at = max(0, min(last, self._at + (1 if key == "right" else -1)))
        elif key in ("up", "down"):
            self._at = self._next_round(1 if key == "down" else -1)
        elif key == "v" and self._seat is not None:
            self.house.do(self._other_eyes())
        elif key in ("q", "escape"):
            self.house.back()

    def _next_round(self, step: int) -> int:
        round_ = self._steps[self._at][1][0] + step
        places = [at for at, (_, place) in enumerate(self._steps) if place[0] == round_]
        return places[0] if places else self._at

    async def _other_eyes(self) -> None:
        self._open = not self._open
        seat = None if self._open else self._seat
        at = self._at
        self._look_at(await self.house.client.replay(self._id, seat))
        self._at = min(at, len(self._steps) - 1)
        self.house.redraw()


def _is_decision(event: game.AnyGameEvent) -> bool:
    """Whether somebody decided it: a starter who was drawn by lot was not."""
    named = isinstance(event, game.StarterNamed) and event.chooser is not None
    return named or isinstance(event, MADE)
