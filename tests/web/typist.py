"""Somebody who plays without a pointer."""

from playwright.async_api import Locator

from ebbes.engine.options import Options
from ebbes.rules.cards import LETTERS
from tests.web.player import Moment, Player

MOST_TABS = 60
FOCUSED = "found => found === document.activeElement"
DIGITS = "1234567890"
IN_HAND = "document.activeElement.closest('footer li') !== null"
AT_TITLE = "document.activeElement.closest('main') !== null"
PLACES = {moment: IN_HAND if moment is Moment.PLAY else AT_TITLE for moment in Moment}
"""Where the focus is when something is asked, without being sent there."""


class Typist(Player):
    """Like any player, but all they do goes through the keyboard."""

    async def play_now(self) -> None:
        """Begins a game with bots."""
        await self.visitor.go()
        await self.push(self.visitor.button("home-play"))

    async def found(self, options: Options, name: str = "Anna") -> None:
        """Makes a table for friends."""
        await self.visitor.go()
        await self.push(self.visitor.button("home-friends"))
        await self.give_name(name)
        await self.choose_options(options)

    async def give_name(self, name: str) -> None:
        """Says who one is: the field has the focus already."""
        await self.reach(self.page.get_by_label(self.visitor.say("home-name-label")))
        await self.page.keyboard.type(name)
        await self.page.keyboard.press("Enter")

    async def choose_options(self, options: Options) -> None:
        """Moves among the numbers of players, and turns the switches."""
        say = self.visitor.say
        group = self.page.get_by_role("radiogroup", name=say("waiting-players"))
        await self.reach(group.get_by_role("radio", checked=True))
        key = "ArrowRight" if options.players > 4 else "ArrowLeft"
        for _ in range(abs(options.players - 4)):
            await self.page.keyboard.press(key)
        for title, on in (
            ("waiting-more-cards", options.more_cards),
            ("waiting-pick", options.pick_designators),
        ):
            if on:
                await self.push(self.page.get_by_role("switch", name=say(title)), "Space")

    async def start(self) -> None:
        """Begins the game."""
        await self.push(self.visitor.button("waiting-start"))

    async def act(self, moment: Moment) -> None:
        """Does what can be done, from where the focus is: it has come along."""
        await self.page.wait_for_function(PLACES[moment])
        await super().act(moment)

    async def tap(self, card: Locator) -> None:
        """Plays a card by its place, or by going there."""
        names = [await self.name_of(one) for one in await self.hand().all()]
        place = names.index(await self.name_of(card))
        if place < len(DIGITS) and len(names) % 2:
            await self.page.keyboard.press(DIGITS[place])
        else:
            await self.walk_to(card, place)

    async def walk_to(self, card: Locator, place: int) -> None:
        """Goes to a card by the arrows, and plays it."""
        await self.page.keyboard.press("ArrowRight")
        await self.page.wait_for_function(IN_HAND)
        for key in ("Home", *["ArrowRight"] * place):
            await self.page.keyboard.press(key)
        assert await card.evaluate(FOCUSED)
        await self.page.keyboard.press("Enter")

    async def name_starter(self) -> None:
        """Lets oneself begin."""
        await self.push(self.myself)
        go = self.visitor.button("play-starter-go", you="yes", who="")
        await self.push(go)
        await go.wait_for(state="hidden")

    async def pick_designator(self) -> None:
        """Picks the first number and the first colour that are free, by their keys."""
        go = self.picked
        letters = [self.visitor.say("suit-letter", suit=suit) for suit in LETTERS]
        for number in DIGITS:
            for letter in letters:
                for key in (number, letter.lower()):
                    await self.page.keyboard.press(key)
                if await go.is_visible():
                    await self.page.keyboard.press("Enter")
                    await go.wait_for(state="hidden")
                    return

    async def press(self, button: Locator) -> None:
        """Goes on, wherever the focus is."""
        await self.page.keyboard.press("Enter")
        await button.wait_for(state="hidden")

    async def push(self, button: Locator, key: str = "Enter") -> None:
        """Goes to a button and presses it."""
        await self.reach(button)
        await self.page.keyboard.press(key)

    async def reach(self, target: Locator) -> None:
        """Goes there by the tabulator."""
        await target.wait_for()
        for _ in range(MOST_TABS):
            if await target.evaluate(FOCUSED):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator does not reach {target}")
