"""Looking back on a game: what it was decided by, round by round, card by card."""

import asyncio
from typing import Any

from rich.cells import cell_len

from ebbes.json_types import Json
from ebbes.protocol.replay import Replay
from ebbes.terminal.draw.bars import figure
from ebbes.terminal.draw.canvas import Canvas, clipped, wrapped
from ebbes.terminal.draw.keys import Key, draw_keys
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.pages.steps import StepsPage
from ebbes.terminal.reasons import move_sentence
from ebbes.terminal.reviewed import Moment, Reviewed, Walk
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import number, signed
from ebbes.terminal.standings import by_points
from ebbes.terminal.story import Spot, Story

BLOCKS = "▁▂▃▄▅▆▇█"
BAR = 30
LABEL = 31
"""Columns of what stands before a bar."""
MUCH, LITTLE = 3, -6
"""Tenths a round that are more than the usual, and that somebody keeps who gives away little."""
SECONDS = 2.0
"""From one look at a review that is not done to the next."""


class ReviewPage(Page):
    """The game as a whole, and each of its rounds."""

    def __init__(self, house: House, game: dict[str, Json]) -> None:
        super().__init__(house)
        self._game: dict[str, Any] = dict(game)
        self._id = str(game["id"])
        self._review: Reviewed | None = None
        self._replay: Replay | None = None
        self._story: Story | None = None
        self._round = 0
        """0 for the whole game."""
        self._at = 0

    def opened(self) -> None:
        """Ask for everything that is known."""
        self.house.follow(self, self._read())

    async def _read(self) -> None:
        client = self.house.client
        self.look_at(await client.replay(self._id))
        while self._review is None or self._review.is_coming:
            review = Reviewed(dict(await client.review(self._id)))
            self.take(review)
            self.house.redraw()
            if review.is_coming:
                await asyncio.sleep(SECONDS)

    def look_at(self, replay: Replay) -> None:
        """The game itself."""
        self._replay, self._story = replay, Story(replay)

    def take(self, review: Reviewed) -> None:
        """What is thought of it so far."""
        self._review = review

    async def _have_it_reviewed(self) -> None:
        await self.house.client.ask_review(self._id)
        self._review = None
        self.house.follow(self, self._read())

    @property
    def _seat(self) -> int | None:
        seat = self._game.get("seat")
        return seat if isinstance(seat, int) else None

    def _sight_at(self, spot: Spot) -> Sight:
        """The table at a moment of the game."""
        assert self._story is not None
        return Sight(self._story.steps[self._story.find(spot)].seen, self.speech)

    def _name(self, seat: int) -> str:
        if seat == self._seat:
            return self.speech.say("you")
        return self._sight_at((1, 0)).names[seat]

    def draw(self, canvas: Canvas) -> None:
        """The part that is looked at."""
        say, palette = self.speech.say, self.palette
        canvas.fill(0, 0, canvas.width, 1, palette.bar)
        part = say("replay-game")
        if self._round:
            part = say("replay-round", round=str(self._round))
        canvas.put(2, 0, f"ebbes   {say('replay-review')} · {part}", palette.bar)
        if self._replay is None:
            canvas.put(3, 2, say("loading"))
        elif self._round == 0:
            self._draw_game(canvas)
        else:
            self._draw_round(canvas)
        self._foot(canvas)

    def _foot(self, canvas: Canvas) -> None:
        say = self.speech.say
        keys: list[Key] = [
            ("←", "", "left"),
            ("→", say("replay-parts"), "right"),
            ("s", say("replay-steps"), "s"),
        ]
        if self._moments():
            keys.append(("↑↓ ⏎", say("replay-show-moment"), "enter"))
        if self._review is not None and self._review.may_ask:
            again = self._review.state == "failed"
            keys.append(("e", say("try-again" if again else "replay-ask"), "e"))
        draw_keys(canvas, self.palette, [*keys, ("q", say("back"), "q")])

    def _draw_game(self, canvas: Canvas) -> None:
        """Standings, where the points came from, and how strong that was."""
        palette, y = self.palette, 2
        canvas.put(3, y, self._place(), palette.bold)
        totals: list[int] = self._game["totals"]
        y += 2
        for seat in by_points(totals):
            canvas.put(3, y, clipped(self._name(seat), 24))
            canvas.put_right(32, y, number(totals[seat]), palette.bold)
            y += 1
        self._draw_told(canvas, y + 1)

    def _draw_told(self, canvas: Canvas, y: int) -> None:
        review, say = self._review, self.speech.say
        if review is None or review.state != "done":
            self._draw_progress(canvas, y)
            return
        seat = self._game["winners"][0] if self._seat is None else self._seat
        walk = review.walk(seat)
        if walk is None:
            return
        for line in wrapped(self._told(walk, seat, len(review.rounds)), canvas.width - 8):
            canvas.put(3, y, line)
            y += 1
        y = self._draw_walk(canvas, y + 1, seat)
        rates = review.rates(seat)
        if rates is not None:
            given = say("replay-number", number=rates["given_away"]["mean"])
            text = f"{say('replay-given')}: {given} {say('replay-given-unit')}"
            canvas.put(3, y + 1, f"{text}. {say('replay-strong-note')}", self.palette.faint)

    def _told(self, walk: Walk, seat: int, rounds: int) -> str:
        """What the game was decided by, in two sentences."""
        say = self.speech.say
        about = {"who": self._name(seat), "you": "yes" if seat == self._seat else "no"}
        cards, others = _kind(walk.cards, rounds), _kind(walk.others, rounds)
        own = "little" if walk.own > LITTLE * rounds else "much"
        if own == "much" and abs(walk.own) > max(abs(walk.cards), abs(walk.others)):
            own = "most"
        luck = say("replay-told", cards=cards, others=others, **about)
        return f"{luck} {say('replay-told-own', own=own, **about)}"

    def _draw_walk(self, canvas: Canvas, y: int, seat: int, only: int | None = None) -> int:
        """Where somebody's lead came from: three steps and where they end; the line below."""
        review, say, palette = self._review, self.speech.say, self.palette
        walk = None if review is None else review.walk(seat, only)
        if walk is None:
            return y
        figure = self._figure(walk.sum)
        about = {"who": self._name(seat), "you": "yes" if seat == self._seat else "no"}
        title = say("replay-walk" if only is None else "replay-your-round", figure=figure, **about)
        canvas.put(3, y, title, palette.bold)
        turns = (0, walk.cards, walk.cards + walk.own, walk.sum)
        low, high = min(turns), max(turns)
        span = (high - low) or 1
        steps = (
            ("replay-cards", walk.cards),
            ("replay-own", walk.own),
            ("replay-others", walk.others),
        )
        for row, (key, tenths) in enumerate(steps, start=1):
            start, end = sorted((turns[row - 1], turns[row]))
            left = (start - low) * BAR // span
            length = max(1, (end - start) * BAR // span) if tenths else 0
            canvas.put(3, y + row, clipped(say(key), LABEL))
            canvas.put(5 + LABEL + left, y + row, "▪" * length, palette.discs[0])
            canvas.put_right(LABEL + BAR + 13, y + row, self._figure(tenths), palette.bold)
        canvas.put(3, y + 4, say("replay-sum"), palette.faint)
        canvas.put_right(LABEL + BAR + 13, y + 4, figure, palette.bold)
        return y + 5

    def _draw_progress(self, canvas: Canvas, y: int) -> None:
        for row, line in enumerate(wrapped(self._progress(), canvas.width - 8)):
            canvas.put(3, y + row, line)

    def _progress(self) -> str:
        review, say = self._review, self.speech.say
        if review is None:
            return say("loading")
        if review.state == "none":
            return say("replay-ask-title" if review.may_ask else "replay-unasked")
        if review.state == "failed":
            return f"{say('replay-failed-title')}. {say('replay-failed')}"
        if review.state == "waiting":
            return say("replay-waiting")
        return say("replay-thinking", done=review.told["done"], of=review.told["of"])

    def _draw_round(self, canvas: Canvas) -> None:
        """How a round went, and what moved it."""
        say, palette, review = self.speech.say, self.palette, self._review
        points: list[int] = self._game["points"][self._round - 1]
        line = ", ".join(f"{self._name(seat)} {number(own)}" for seat, own in enumerate(points))
        canvas.put(3, 2, self._round_title(points), palette.bold)
        canvas.put(3, 3, line)
        if review is None or self._round not in review.rounds:
            self._draw_progress(canvas, 5)
            return
        seat = self._seat or 0
        canvas.put(3, 5, say("replay-story"), palette.bold)
        spark = _spark(review.course(self._round, seat), canvas.width - 8)
        canvas.put(3, 6, spark, palette.discs[0])
        canvas.put(3, 7, say("replay-story-note"), palette.faint)
        y = self._draw_walk(canvas, 9, seat, self._round) + 1
        self._draw_moments(canvas, y)

    def _round_title(self, points: list[int]) -> str:
        """Whose round it was."""
        best = points.index(max(points))
        won = best if self._seat is None or points[self._seat] < points[best] else self._seat
        you = "yes" if won == self._seat else "no"
        who, most = self._name(won), signed(points[won])
        return self.speech.say("replay-round-title", you=you, who=who, points=most)

    def _draw_moments(self, canvas: Canvas, y: int) -> None:
        say, palette, moments = self.speech.say, self.palette, self._moments()
        if not moments:
            canvas.put(3, y, say("replay-quiet"), palette.bold)
            return
        canvas.put(3, y, say("replay-turning", count=len(moments)), palette.bold)
        room = canvas.height - y - 3
        for row, moment in enumerate(moments[: max(1, room)], start=1):
            style = palette.chosen if row - 1 == self._at % len(moments) else palette.plain
            mover = max(range(len(moment.moved)), key=lambda seat: abs(moment.moved[seat]))
            moved = f"{self._name(mover)} {self._figure(moment.moved[mover])}"
            text = clipped(self._move(moment), canvas.width - cell_len(moved) - 9)
            end = canvas.put(3, y + row, f" {text} ", style)
            canvas.put(end + 1, y + row, clipped(moved, canvas.width - end - 2), palette.faint)
            canvas.spot(3, y + row, canvas.width - 6, 1, f"moment:{row - 1}")

    def _moments(self) -> tuple[Moment, ...]:
        return () if self._review is None else self._review.moments(self._round)

    def _move(self, moment: Moment) -> str:
        """What somebody did, as far as anything is thought of it."""
        sight = self._sight_at((moment.round, moment.number))
        told = move_sentence(moment, sight, self._seat)
        return told or self.speech.say("review-somebody", who=self._name(moment.seat))

    def _figure(self, tenths: int) -> str:
        return figure(tenths / 10, self.speech)

    def _place(self) -> str:
        say, totals, winners = self.speech.say, self._game["totals"], self._game["winners"]
        who = self.speech.listed([self._name(seat) for seat in winners])
        if self._seat is None:
            return say("replay-winner", who=who, count=len(winners))
        if self._seat in winners:
            return say("replay-won")
        ahead = [seat for seat, total in enumerate(totals) if total > totals[self._seat]]
        nearest = min(ahead, key=lambda seat: totals[seat])
        return say("replay-place", place=len(ahead) + 1, who=self._name(nearest))

    def press(self, key: str) -> None:
        """From part to part, from moment to moment."""
        rounds = len(self._game["points"])
        if key in ("left", "right"):
            self._round = (self._round + (1 if key == "right" else -1)) % (rounds + 1)
            self._at = 0
        elif key in ("up", "down") and self._moments():
            self._at = (self._at + (1 if key == "down" else -1)) % len(self._moments())
        elif key.startswith("moment:"):
            self._at = int(key.removeprefix("moment:"))
            self._step()
        elif key in ("enter", "s"):
            self._step()
        elif key == "e" and self._review is not None and self._review.may_ask:
            self.house.do(self._have_it_reviewed())
        elif key in ("q", "escape"):
            self.house.back()

    def _step(self) -> None:
        """Look at the table: at the moment that is chosen, or where the round begins."""
        if self._replay is None:
            return
        moments = self._moments()
        number = moments[self._at % len(moments)].number if moments else 0
        at = (max(1, self._round), number)
        page = StepsPage(self.house, self._id, self._replay, self._review, at, self._seat)
        self.house.show(page)


def _spark(course: tuple[int, ...], width: int) -> str:
    """A course as a row of blocks."""
    if not course:
        return ""
    low, high = min(course), max(course)
    span = (high - low) or 1
    shown = (
        [course[at * len(course) // width] for at in range(width)]
        if width < len(course)
        else course
    )
    return "".join(BLOCKS[(each - low) * (len(BLOCKS) - 1) // span] for each in shown)


def _kind(tenths: int, rounds: int) -> str:
    """Whether something was good or bad for somebody, if it was more than usual."""
    if abs(tenths) <= MUCH * rounds:
        return "even"
    return "good" if tenths > 0 else "bad"
