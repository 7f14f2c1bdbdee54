"""What the thinkers are asked, and how it is told to a worker and heard from it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import count
from math import inf
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from ebbes.bots.greedy import GreedyBot
from ebbes.bots.roster import SIMPLE, bot_named
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.record.snapshot import view_to_json
from ebbes.server.thinking.counts import Counts
from ebbes.server.thinking.effort import FEWEST, shortened, worlds_for
from ebbes.server.thinking.errors import NotWarm

Found = TypeVar("Found")
Request: TypeAlias = dict[str, Json]

NUMBERS: Final = count()
STUDY_SECONDS: Final = 4.0
"""After which a worker that looks into a game is given up: hardly any takes a tenth of it."""


class Question(ABC, Generic[Found]):
    """Somebody waits for an answer; of the same rank, who asked earlier comes first."""

    rank: int
    """The lower comes first."""

    is_shortened = True
    """Whether less is thought while many wait."""

    most_deaths = 2
    """Workers that may be lost over it."""

    seconds = inf
    """How long a worker may think about it, if not as long as about anything."""

    is_study = False
    """Whether somebody looks into a game: of several workers one is left free of these."""

    is_at_leisure = False
    """Whether it comes after others, but has its turn however many there are of them."""

    def __init__(self, asker: str = "") -> None:
        self.asker = asker
        """The network that asks, if networks take turns."""
        self.before = 0
        """How many of the same network wait before it."""
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        self.deaths = 0
        """Workers lost over it."""
        self.answer: asyncio.Future[Found] = loop.create_future()
        self._number = next(NUMBERS)

    def __lt__(self, other: "Question[Any]") -> bool:
        return (self.rank, self.before, self._number) < (other.rank, other.before, other._number)

    def lose_worker(self) -> None:
        """One more worker was lost over it."""
        self.deaths += 1

    @abstractmethod
    def request(self, plays: int) -> Request | None:
        """What a worker is told; None if so few plays are not worth asking."""

    @abstractmethod
    def read(self, reply: Any) -> Found:
        """The answer a worker told."""

    @abstractmethod
    def without_thinking(self) -> Found:
        """An answer nobody has to wait for."""

    @abstractmethod
    def count(self, counts: Counts) -> None:
        """Add one more answer of this kind."""


class ViewQuestion(Question[Found]):
    """A question about what a seat sees."""

    def __init__(self, view: View, seed: bytes, asker: str = "") -> None:
        super().__init__(asker)
        self.view = view
        self.seed = seed


class ChooseQuestion(ViewQuestion[Choice]):
    """Asks what a bot would do; a whole table waits for it."""

    rank = 0

    def __init__(self, view: View, bot: str, seed: bytes, asker: str = "") -> None:
        super().__init__(view, seed, asker)
        self.bot = bot

    def request(self, plays: int) -> Request | None:
        """The view, the name of the bot with its plays, and the seed."""
        bot = shortened(self.bot, plays)
        if bot is None:
            return None
        return {"view": view_to_json(self.view), "bot": bot, "seed": self.seed.hex()}

    def read(self, reply: Any) -> Choice:
        """Workers tell the place among the legal choices."""
        choice: Choice = self.view.legal[reply]
        return choice

    def without_thinking(self) -> Choice:
        """What a simple bot does at once, the one asked for if it is simple."""
        bot = bot_named(self.bot) if self.bot in SIMPLE else GreedyBot()
        return bot.choose(self.view, Random(self.seed))

    def count(self, counts: Counts) -> None:
        """One more choice."""
        counts.choices += 1


class LeisureQuestion(ChooseQuestion):
    """The same where everybody will be answered alike: it is not hurried, and nobody stands in.

    Who makes many bots think so keeps no other table waiting.
    """

    rank = 1
    is_shortened = False
    is_at_leisure = True

    def request(self, plays: int) -> Request | None:
        """All the plays a bot gets on this server."""
        return super().request(max(plays, FEWEST))

    def without_thinking(self) -> Choice:
        """What a simple bot does, if that is who was asked."""
        if self.bot in SIMPLE:
            return super().without_thinking()
        raise NotWarm("nobody can think about this now: the bots are getting ready")


class TryQuestion(ChooseQuestion):
    """The same in a game that counts for nothing: no table waits."""

    rank = 2


class ExplainQuestion(ViewQuestion[list[Json]]):
    """Asks what every choice is worth, and why; nobody waits for it but who asks."""

    rank = 2

    def request(self, plays: int) -> Request:
        """The view, the number of worlds, and the seed."""
        worlds = worlds_for(self.view, plays)
        return {"view": view_to_json(self.view), "worlds": worlds, "seed": self.seed.hex()}

    def read(self, reply: Any) -> list[Json]:
        """Opinions are told as they are."""
        return list(reply)

    def without_thinking(self) -> list[Json]:
        """There is no explanation without thinking."""
        raise NotWarm("nobody can explain this now: the bots are getting ready")

    def count(self, counts: Counts) -> None:
        """One more explanation."""
        counts.explanations += 1


class JudgeQuestion(Question[Json]):
    """Asks for a part of a review, as long as nobody else asks anything."""

    rank = 3
    is_shortened = False

    def __init__(self, told: Request) -> None:
        super().__init__()
        self._told = told

    def request(self, plays: int) -> Request:
        """What the judge is asked, whatever the plays: a judgement is not hurried."""
        return self._told

    def read(self, reply: Any) -> Json:
        """Judgements are told as they are."""
        found: Json = reply
        return found

    def without_thinking(self) -> Json:
        """There is no judgement without thinking."""
        raise NotWarm("nobody can judge now: the bots are getting ready")

    def count(self, counts: Counts) -> None:
        """One more part."""
        counts.judgements += 1


class StudyQuestion(JudgeQuestion):
    """Asks about a moment of a game that is over; somebody looks at it and waits."""

    rank = 2
    most_deaths = 1
    seconds = STUDY_SECONDS
    is_study = True

    def __init__(self, told: Request, at_loss: Callable[[], None]) -> None:
        super().__init__(told)
        self._at_loss = at_loss

    def lose_worker(self) -> None:
        """Whoever asked hears of it, even if they no longer wait."""
        super().lose_worker()
        self._at_loss()
