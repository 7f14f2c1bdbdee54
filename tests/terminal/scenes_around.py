"""Screens around a game: before it, after it, and without any."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ebbes.engine.options import Options
from ebbes.engine.state import OVER
from ebbes.protocol.refusals import Reason
from ebbes.terminal import Guest, HomePage, SecretFile
from ebbes.terminal.draw.side import Said
from ebbes.terminal.pages.day import DayPage
from ebbes.terminal.pages.games import GamesPage
from ebbes.terminal.pages.lobby import LobbyPage
from ebbes.terminal.pages.page import Page
from ebbes.terminal.pages.puzzle import PuzzlePage
from ebbes.terminal.pages.puzzles import PuzzlesPage
from ebbes.terminal.pages.review import ReviewPage
from ebbes.terminal.pages.steps import StepsPage
from ebbes.terminal.panels.becoming import becoming
from ebbes.terminal.panels.judged import Judged
from ebbes.terminal.panels.solution import Solution
from ebbes.terminal.reviewed import Reviewed
from ebbes.terminal.sight import Sight
from ebbes.terminal.story import Spot, Story
from tests.terminal.looking import FOUR, PICKS, TURNING, game_of, played, thought
from tests.terminal.still import StillHouse, StillTable, game_until, seen_of
from tests.terminal.still_client import PLAYED, StillClient

Scene = Callable[[StillHouse], Page]
MOMENT = (1, TURNING[0])
"""When it turned."""
SEATS = [{"name": "Anna"}, {"kind": "open"}, {"name": "Lisbeth"}]
TABLES: list[dict[str, Any]] = [
    {"code": "KLRXBDG", "playing": True, "seats": SEATS},
    {"code": "BCDFGHK", "playing": False, "seats": SEATS[:2]},
]


def opened(house: StillHouse, page: Page) -> Page:
    """A page that has asked for what it needs."""
    house.pages.append(page)
    page.opened()
    return page


def home_again(house: StillHouse) -> Page:
    """The first page of somebody over SSH without a key, who was here before."""
    house.guest = Guest("Anna", warning="cli-ssh-guest")
    house.client = StillClient(name="Anna", tables=TABLES)
    return opened(house, HomePage(house))


def slow_tables() -> list[dict[str, Any]]:
    """Two tables over days: one waits for us, the other for somebody else."""
    turns = {"KLRXBDG": {"seat": 1, "you": False}, "BCDFGHK": {"seat": 0, "you": True}}
    seats = [{"name": "Anna"}, {"name": "Lisbeth"}]
    return [
        {"code": code, "seats": seats, "awaits": turn | {"until": 30_000.0 * (at + 1)}}
        for at, (code, turn) in enumerate(turns.items())
    ]


def home_former(house: StillHouse) -> Page:
    """The first page of somebody whom a link has made somebody else."""
    former = [{"id": "a", "name": "Annemarie"}, {"id": "b", "name": "Lina"}]
    house.client = StillClient(name="Anna", tables=TABLES, former=former)
    return opened(house, HomePage(house))


def becoming_another(house: StillHouse) -> Page:
    """The question before a link is taken."""
    house.guest = Guest("Anna", SecretFile(Path("terminal.json"), "here"))
    return becoming(house, HomePage(house), "Annemarie", "Anna", lambda: None)


def home_over_days(house: StillHouse) -> Page:
    """The first page of somebody who is waited for."""
    house.client = StillClient(name="Anna", tables=TABLES, slow_tables=slow_tables())
    return opened(house, HomePage(house))


def refused(house: StillHouse) -> Page:
    """A note about what went wrong."""
    reason = Reason(code="table/other-hand-seen", message="")
    house.note = house.speech.refusal(reason)
    return HomePage(house)


def lobby(house: StillHouse) -> Page:
    """Tables that anybody may join."""
    house.client = StillClient(public_tables=TABLES)
    return opened(house, LobbyPage(house))


def games(house: StillHouse) -> Page:
    """Games that were played."""
    house.client = StillClient(name="Anna", games=[game_of(played()), game_of(played(PICKS))])
    return opened(house, GamesPage(house))


def looked_back(state: str = "done", part: int = 0, options: Options = FOUR) -> Scene:
    """Looking back on a game, as a whole or on a round."""

    def scene(house: StillHouse) -> Page:
        replay = played(options)
        house.client = StillClient(replay=replay, review=thought(replay, state))
        page = opened(house, ReviewPage(house, game_of(replay)))
        for _ in range(part):
            page.press("right")
        return page

    return scene


def step_of(house: StillHouse, spot: Spot = MOMENT) -> StepsPage:
    """A game card by card, where something mattered."""
    replay = played()
    return StepsPage(house, "g", replay, Reviewed(thought(replay)), spot, 0)


def judged(house: StillHouse) -> Page:
    """A decision from close up."""
    replay = played()
    story, moment = Story(replay), Reviewed(thought(replay)).decision(*MOMENT)
    assert moment is not None
    sight = Sight(story.steps[story.find(MOMENT)].seen, house.speech)
    return Judged(house, step_of(house), sight, moment, 0)


def day(house: StillHouse) -> Page:
    """The hand of the day, before it is played."""
    return opened(house, DayPage(house))


def day_played(house: StillHouse) -> Page:
    """Afterwards."""
    house.client = StillClient(day=PLAYED)
    return opened(house, DayPage(house))


def asked(house: StillHouse) -> Page:
    """A puzzle."""
    seen = seen_of(game_until(lambda s: s.turn == 0 and len(s.trick) == 2, FOUR))
    house.client = StillClient(puzzle=replace(seen, watchers=0))
    return opened(house, PuzzlePage(house, ["a"] * 10))


def solution(house: StillHouse) -> Page:
    """A puzzle that was not solved."""
    page = asked(house)
    seen = seen_of(game_until(lambda s: s.turn == 0 and len(s.trick) == 2, FOUR))
    cards = seen.now.prompt.cards  # type: ignore[union-attr]
    why = {"code": "takes-trick", "chance": 1, "plus": 2, "ebbes": 0, "minus": 0}
    told: dict[str, Any] = {
        "outcome": "other",
        "right": [cards[0]],
        "choices": [
            {"card": code, "worth": 1.4 - at, "reasons": [why]} for at, code in enumerate(cards)
        ],
        "proof": {"best": 17, "deals": 24},
    }
    say = house.speech.say
    ways = [(say("puzzle-next"), list), (say("puzzle-why"), list)]
    return Solution(house, page, Sight(seen, house.speech), told, cards[-1], ways)


def waiting_again(house: StillHouse) -> Page:
    """Between two games, with some chatter."""
    over = game_until(lambda state: state.phase is OVER, PICKS)
    seen = seen_of(over)
    assert seen.game is not None
    page = StillTable(house, replace(seen, game=replace(seen.game, secret="00")))
    page.chatter.add(Said("Schorsch", house.speech.say("table-phrase-hello")))
    return page


def ended(house: StillHouse) -> Page:
    """A table that was closed."""
    return StillTable(house, replace(seen_of(None), ended=True))


AROUND: dict[str, Scene] = {
    "home-again": home_again,
    "home-former": home_former,
    "becoming-another": becoming_another,
    "home-over-days": home_over_days,
    "note": refused,
    "lobby": lobby,
    "lobby-empty": lambda house: opened(house, LobbyPage(house)),
    "games": games,
    "games-none": lambda house: opened(house, GamesPage(house)),
    "review": looked_back(),
    "review-round": looked_back(part=1),
    "review-picks": looked_back(part=1, options=PICKS),
    "review-unasked": looked_back("none"),
    "review-waiting": looked_back("waiting"),
    "review-thinking": looked_back("running"),
    "review-failed": looked_back("failed"),
    "step": step_of,
    "step-end": lambda house: step_of(house, (5, 99)),
    "judged": judged,
    "day": day,
    "day-played": day_played,
    "puzzles": lambda house: opened(house, PuzzlesPage(house)),
    "puzzle": asked,
    "solution": solution,
    "waiting-watching": lambda house: StillTable(house, seen_of(None, None)),
    "waiting-again": waiting_again,
    "ended": ended,
}
