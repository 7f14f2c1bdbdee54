"""Every screen there is, each at a moment that shows what it can: first those of a game."""

from dataclasses import replace
from typing import Any

from ebbes.client.errors import NoSuchTable
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, PICK, PLAY, State
from ebbes.protocol.options import GameOptions
from ebbes.protocol.refusals import Reason
from ebbes.protocol.settings import OverDays, TableSettings
from ebbes.protocol.snapshot import SeatRequest
from ebbes.rules.cards import suit_of
from ebbes.terminal import HomePage, Intent, TablePage
from ebbes.terminal.draw.side import Said
from ebbes.terminal.pages.agreeing import AgreeingPage
from ebbes.terminal.pages.field import FieldPage
from ebbes.terminal.pages.page import Page
from ebbes.terminal.panels.chat import Chat
from ebbes.terminal.panels.counter import Counter
from ebbes.terminal.panels.ending import Ending
from ebbes.terminal.panels.help import Help
from ebbes.terminal.panels.hint import Hint
from ebbes.terminal.panels.invitation import to_device, to_table
from ebbes.terminal.panels.map import Map
from ebbes.terminal.panels.roles import Roles
from ebbes.terminal.panels.score import Score
from ebbes.terminal.panels.tricks import Tricks
from ebbes.terminal.sight import Sight
from tests.terminal.scenes_around import AROUND, Scene
from tests.terminal.scenes_crowded import CROWDED
from tests.terminal.still import (
    Holds,
    StillHouse,
    StillTable,
    game_until,
    seen_of,
    with_settings,
)
from tests.terminal.still_client import StillClient

LATER = 2
"""The round in which scenes play."""


def asked(phase: object, cards: int = 0, tricks: int = 0) -> Holds:
    """In a later round, when the first seat has to decide with so many cards on the table."""

    def holds(state: State) -> bool:
        return (
            state.turn == 0
            and state.phase is phase
            and len(state.trick) >= cards
            and len(state.tricks) >= tricks
            and state.score.rounds + 1 >= LATER
        )

    return holds


def counted(state: State) -> bool:
    """When a later round was counted."""
    return state.phase is DEAL and state.score.rounds >= LATER


def at_table(house: StillHouse, holds: Holds, options: Options, seat: int | None = 0) -> StillTable:
    """A table where a game stands so."""
    page = StillTable(house, seen_of(game_until(holds, options), seat))
    page.chatter.add(Said("Schorsch", house.speech.say("table-phrase-hello")))
    return page


FOUR = Options(4)
FOLLOWING = asked(PLAY, 2, 4)


def table(house: StillHouse) -> StillTable:
    """The table in the middle of a game."""
    return at_table(house, FOLLOWING, FOUR)


def over(house: StillHouse) -> Page:
    """The end of a game."""
    page = at_table(house, lambda state: False, FOUR)
    say = house.speech.say
    answers = [(say("end-again"), list), (say("replay-review"), list), (say("end-home"), list)]
    return Ending(house, StillTable(house, seen_of(None)), page.sight, lambda: answers)


def others_turn(state: State) -> bool:
    """When it is somebody else's turn."""
    return state.turn == 2


def leading(state: State) -> bool:
    """When the first seat leads, and may play anything."""
    return asked(PLAY)(state) and not state.trick


def free(state: State) -> bool:
    """When the first seat cannot follow suit."""
    follows = any(suit_of(card) == state.led for card in state.hands[0]) if state.trick else True
    return asked(PLAY, 1)(state) and not follows


def as_told(house: StillHouse, **changes: Any) -> StillTable:
    """The table in the middle of a game, with something changed."""
    return StillTable(house, replace(table(house).seen, **changes))


def hurried(house: StillHouse) -> Page:
    """A decision for which there is only so much time."""
    seen = table(house).seen
    return StillTable(house, replace(seen, now=seen.now.model_copy(update={"deadline": 25_000})))


def slowly(house: StillHouse, page: StillTable) -> Page:
    """A game over days, in which a decision has its time."""
    seen = with_settings(page.seen, over_days=OverDays(hours=72))
    now = seen.now.model_copy(update={"deadline": 200_000_000})
    return StillTable(house, replace(seen, now=now))


def away(house: StillHouse) -> Page:
    """A bot plays for somebody."""
    seen = table(house).seen
    seats = (seen.seats[0].model_copy(update={"away": True}), *seen.seats[1:])
    now = seen.now.model_copy(update={"prompt": None, "turn": 1})
    return StillTable(house, replace(seen, seats=seats, now=now))


def lost(house: StillHouse) -> Page:
    """Nobody is heard any more."""
    page = table(house)
    page.is_connected = False
    return page


def unfound(house: StillHouse) -> Page:
    """A table that is not there."""
    page = TablePage(house, "BCDFG", Intent.SIT)
    page.fault = NoSuchTable("no such table")
    return page


def agreed(house: StillHouse) -> StillTable:
    """A table with everything that helps."""
    return StillTable(house, with_settings(table(house).seen, open_tricks=True, card_counter=True))


def leaving(house: StillHouse) -> Page:
    """A question before somebody leaves."""
    table(house).press("q")
    return house.pages[-1]


def about_person(house: StillHouse) -> Page:
    """What the host can do with somebody at the table."""
    page = StillTable(house, seen_of(None, options=Options(5)))
    for key in (*["down"] * 4, "enter"):
        page.press(key)
    return house.pages[-1]


def unhinted(house: StillHouse) -> Page:
    """A hint that was refused."""
    house.client = StillClient(hint=Reason(code="server/no-hint", message=""))
    page = Hint(house, table(house), table(house).sight)
    page.opened()
    return page


def hinted(house: StillHouse) -> Page:
    """A hint that has come."""
    page = table(house)
    panel = Hint(house, page, page.sight)
    cards = page.seen.now.prompt.cards  # type: ignore[union-attr]
    opinions: list[dict[str, Any]] = [
        {
            "play": code,
            "points": {"mean": 1.5 - at, "error": 0.1},
            "reasons": [{"code": "takes-trick", "chance": 1, "plus": 2, "ebbes": 0, "minus": 0}],
        }
        for at, code in enumerate(cards)
    ]
    panel.take(opinions)
    return panel


def settings(house: StillHouse) -> Page:
    """All options of a new table."""
    wanted = TableSettings(options=GameOptions(players=5, pick_designators=True))
    return AgreeingPage(house, house.speech.say("home-friends"), wanted, list)


SCENES: dict[str, Scene] = (
    AROUND
    | CROWDED
    | {
        "home": HomePage,
        "settings": settings,
        "code": lambda house: FieldPage(
            house,
            house.speech.say("home-join-title"),
            house.speech.say("home-join-text"),
            list,
            "KLR",
        ),
        "waiting": lambda house: StillTable(house, seen_of(None)),
        "waiting-guest": lambda house: StillTable(house, seen_of(None, 1)),
        "table": table,
        "follow-ten": lambda house: at_table(house, asked(PLAY), FOUR),
        "lead": lambda house: at_table(house, leading, FOUR),
        "free": lambda house: at_table(house, free, FOUR),
        "others-turn": lambda house: at_table(house, others_turn, FOUR),
        "clock": hurried,
        "over-days": lambda house: slowly(house, at_table(house, leading, FOUR)),
        "over-days-others": lambda house: slowly(house, at_table(house, others_turn, FOUR)),
        "away": away,
        "lost": lost,
        "unfound": unfound,
        "request": lambda house: as_told(
            house, requests=(SeatRequest(number=1, name="Dora", seat=None),)
        ),
        "agreed": agreed,
        "leaving": leaving,
        "about-person": about_person,
        "counter": lambda house: Counter(house, agreed(house), sight_of(house)),
        "all-tricks": lambda house: Tricks(
            house, table(house), full_round(house), all_of_them=True
        ),
        "two": lambda house: at_table(house, asked(PLAY, 1, 2), Options(2)),
        "three": lambda house: at_table(house, asked(PLAY, 1, 2), Options(3)),
        "five-more": lambda house: at_table(house, asked(PLAY, 1), Options(5, more_cards=True)),
        "pick": lambda house: at_table(house, asked(PICK), Options(4, pick_designators=True)),
        "starter": lambda house: at_table(house, asked(NAME_STARTER), FOUR),
        "watching": lambda house: at_table(house, FOLLOWING, FOUR, None),
        "score": lambda house: Score(house, table(house), at_table(house, counted, FOUR).sight),
        "over": over,
        "help": lambda house: Help(house, table(house)),
        "map": lambda house: Map(house, table(house), table(house).sight),
        "roles": lambda house: Roles(house, table(house), table(house).sight),
        "last-trick": lambda house: Tricks(house, table(house), sight_of(house), all_of_them=False),
        "tricks": lambda house: Tricks(house, table(house), sight_of(house), all_of_them=True),
        "chat": lambda house: Chat(house, at_table(house, asked(PLAY, 1), Options(5))),
        "hint": hinted,
        "hint-thinking": lambda house: Hint(house, table(house), table(house).sight),
        "hint-refused": unhinted,
        "invitation": lambda house: to_table(house, table(house), "KLRXBDG"),
        "device": lambda house: to_device(
            house, HomePage(house), f"https://ebbes.example/#link={'x' * 43}"
        ),
    }
)


def sight_of(house: StillHouse) -> Sight:
    """The table in the middle of a game, as it is seen."""
    return table(house).sight


def full_round(house: StillHouse) -> Sight:
    """A round of five of which nearly everything was played."""
    return at_table(house, asked(PLAY, 0, 8), Options(5)).sight
