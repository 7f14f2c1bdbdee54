"""Somebody at a table, who sees what the page shows and taps what it offers."""

import re
from enum import Enum
from functools import reduce
from typing import NamedTuple

from playwright.async_api import Locator, Position

from ebbes.engine.options import Options
from tests.web.visitor import Visitor

ANY_CARD: dict[str, str | float] = {"suit": "B", "value": 1, "role": "none", "designator": "no"}

PENNANT: Position = {"x": 16, "y": 24}
"""Where a card can be tapped, however many lie over it."""


class Moment(Enum):
    """What a page waits for its person to do."""

    PLAY = "play a card"
    NAME = "name the starter"
    PICK = "pick a designator"
    COUNT = "look at the score sheet"
    OVER = "look at the podium"


class Sight(NamedTuple):
    """What somebody sees of a table: cards by their names, and the role board."""

    hand: tuple[str, ...]
    trick: tuple[str, ...]
    board: str


class Player:
    """A visitor at a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    async def found(self, options: Options, name: str = "Anna") -> None:
        """Makes a table for friends, and sits down in its waiting room."""
        say = self.visitor.say
        await self.visitor.go()
        await self.visitor.button("home-friends").click()
        await self.give_name(name)
        await self.choose_options(options)
        await self.page.get_by_text(say("waiting-start")).wait_for()

    async def join(self, code: str, name: str) -> None:
        """Finds a table by its code and sits down at it."""
        await self.visitor.go()
        await self.visitor.button("home-join").click()
        await self.page.get_by_label(self.visitor.say("home-join-label")).fill(code)
        await self.visitor.button("home-join-go").click()
        await self.give_name(name)
        await self.visitor.button("waiting-leave").wait_for()

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.page.url.rpartition("/")[2]

    async def give_name(self, name: str) -> None:
        """Says who one is."""
        await self.page.get_by_label(self.visitor.say("home-name-label")).fill(name)
        await self.visitor.button("home-name-go").click()

    async def choose_options(self, options: Options) -> None:
        """Sets how the table plays, as its host."""
        say = self.visitor.say
        group = self.page.get_by_role("radiogroup", name=say("waiting-players"))
        await group.get_by_text(str(options.players), exact=True).click()
        for key, on in (
            ("waiting-more-cards", options.more_cards),
            ("waiting-pick", options.pick_designators),
        ):
            if on:
                await self.page.get_by_role("switch", name=say(key)).click()

    async def start(self) -> None:
        """Begins the game; bots take the free seats."""
        await self.visitor.button("waiting-start").click()

    def hand(self, named: str = "") -> Locator:
        """One's own cards whose names fit this expression."""
        hand = self.page.get_by_role("list", name=self.visitor.say("play-hand"))
        return hand.get_by_role("button", name=re.compile(named))

    def cards(self, state: str) -> Locator:
        """The cards of the hand in a state: playable, chosen, blocked or waiting."""
        said = self.visitor.say("play-hand-card", **ANY_CARD, state=state)
        return self.hand(f", {re.escape(said.rpartition(', ')[2])}$")

    async def lying(self) -> list[str]:
        """The cards of the trick, without saying whose they are."""
        trick = self.page.get_by_role("list", name=self.visitor.say("play-trick"))
        labels = [
            await card.get_attribute("aria-label") for card in await trick.get_by_role("img").all()
        ]
        return [label.partition(": ")[2] for label in labels if label]

    async def sees(self) -> Sight:
        """The table as it is now."""
        hand = tuple([await card.inner_text() for card in await self.hand().all()])
        board = self.page.get_by_role("region", name=self.visitor.say("table-roles"))
        return Sight(hand, tuple(await self.lying()), await board.aria_snapshot())

    async def moment(self, *others: Locator) -> Moment | None:
        """Waits until there is something to do, and says what; None if another sign is seen."""
        signs = self._signs()
        await any_of(*signs.values(), *others).first.wait_for()
        for other in others:
            if await other.first.is_visible():
                return None
        for moment, sign in signs.items():
            if await sign.first.is_visible():
                return moment
        return await self.moment(*others)

    def _signs(self) -> dict[Moment, Locator]:
        seen = self.visitor
        return {
            Moment.NAME: seen.heading("play-starter-title"),
            Moment.PICK: seen.heading("play-pick-title"),
            Moment.COUNT: self.onward,
            Moment.OVER: seen.button("end-record"),
            Moment.PLAY: self.cards("playable"),
        }

    @property
    def onward(self) -> Locator:
        """The button below the score sheet."""
        start = self.visitor.say("score-next", round=1).rstrip("1")
        to_next = self.page.get_by_role("button", name=re.compile(f"^{re.escape(start)}"))
        return to_next.or_(self.visitor.button("score-finish"))

    async def act(self, moment: Moment) -> None:
        """Does the first thing that can be done, and waits until it is done."""
        match moment:
            case Moment.PLAY:
                await self.play_card()
            case Moment.NAME:
                await self.name_starter()
            case Moment.PICK:
                await self.pick_designator()
            case Moment.COUNT:
                await self.press(self.onward)
            case Moment.OVER:
                raise AssertionError("the game is over")

    async def act_once(self) -> None:
        """Does the next thing that is asked."""
        moment = await self.moment()
        assert moment is not None
        await self.act(moment)

    async def play_card(self) -> None:
        """Plays the first card that may be played."""
        card = self.cards("playable").first
        name = await self.name_of(card)
        await self.tap(card)
        await self.hand_without(name)

    async def tap(self, card: Locator) -> None:
        """Taps a card of the hand where no other lies over it."""
        await card.click(position=PENNANT)

    async def name_of(self, card: Locator) -> str:
        """How a card is called, whatever can be done with it."""
        return (await card.inner_text()).partition(",")[0]

    async def hand_without(self, name: str) -> None:
        """Waits until a card has left the hand."""
        await self.hand(f"^{re.escape(name)},").wait_for(state="hidden")

    @property
    def myself(self) -> Locator:
        """The plate that lets oneself begin."""
        return self.visitor.button("play-starter-myself")

    async def name_starter(self) -> None:
        """Lets oneself begin."""
        await self.push(self.myself)
        await self.press(self.visitor.button("play-starter-go", you="yes", who=""))

    @property
    def picked(self) -> Locator:
        """The button that takes a number and a colour, once both are chosen."""
        before, _, after = self.visitor.say("play-pick-go", suit="B", value=77).partition("77")
        suit = self.visitor.say("suit", suit="B")
        name = re.escape(before).replace(suit, r"\S+") + r"\d+" + re.escape(after)
        return self.page.get_by_role("button", name=re.compile(name))

    async def pick_designator(self) -> None:
        """Picks the first number and the first colour that are free."""
        for key in ("play-pick-number", "play-pick-colour"):
            group = self.page.get_by_role("group", name=self.visitor.say(key))
            await group.locator("button:enabled").first.click()
        await self.press(self.picked)

    async def push(self, button: Locator) -> None:
        """Presses a button."""
        await button.click()

    async def press(self, button: Locator) -> None:
        """Presses a button that goes when it was pressed."""
        await self.push(button)
        await button.wait_for(state="hidden")

    async def play_until(self, *wanted: Moment) -> None:
        """Plays on until one of these moments comes."""
        while (moment := await self.moment()) not in wanted:
            assert moment is not None
            await self.act(moment)

    async def play_until_seen(self, sign: Locator) -> None:
        """Plays on until something is seen."""
        while (moment := await self.moment(sign)) is not None:
            await self.act(moment)

    async def play_game(self) -> None:
        """Plays until the podium stands there."""
        await self.play_until(Moment.OVER)


def any_of(*locators: Locator) -> Locator:
    """Whatever one of these finds."""
    return reduce(Locator.or_, locators)
