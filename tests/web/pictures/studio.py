"""Where pictures are taken: a browser, a server, a camera, and people who hold still."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from playwright.async_api import Browser, Page

from ebbes.engine.options import Options
from ebbes.words import Language
from tests.web.player import Moment, Player
from tests.web.visitor import Visitor, tell, visitor


class Takes(Protocol):
    """Whatever looks at a page: a camera, or somebody who inspects it."""

    async def take(self, page: Page, name: str) -> None:
        """The page as it is now, under a name."""


@dataclass(frozen=True, slots=True)
class Studio:
    """All that a scene needs."""

    browser: Browser
    address: str
    camera: Takes
    language: Language

    @asynccontextmanager
    async def model(self, nonce: str = "ebbes", **settings: Any) -> AsyncIterator[Visitor]:
        """Somebody for whom time stands still when told to."""
        async with visitor(
            self.browser,
            self.address,
            self.language,
            nonce=nonce,
            hurry=False,
            settings={"pace": "fast", **settings},
            reduced_motion="reduce",
        ) as model:
            await tell(model.context, "still")
            yield model

    @asynccontextmanager
    async def player(self, options: Options, nonce: str = "ebbes") -> AsyncIterator[Player]:
        """Somebody in the waiting room of a table of their own."""
        async with self.model(nonce) as model:
            player = Player(model)
            await player.found(options)
            yield player

    async def take(self, who: Visitor | Player, name: str) -> None:
        """Takes what they see, and leaves their window as it was."""
        before = who.page.viewport_size
        await self.camera.take(who.page, name)
        if before is not None:
            await who.page.set_viewport_size(before)


Scene = Callable[[Studio], Awaitable[None]]


async def stop_at(who: Player, css: str, text: str = "") -> None:
    """Lets time stand still as soon as something like this is seen."""
    await who.page.evaluate("sign => { still = sign }", {"css": css, "text": text})


async def go_on(who: Player) -> None:
    """Lets time pass again."""
    await who.page.evaluate("still = null")


async def pass_time(who: Player) -> None:
    """Whatever shows for a while only is gone."""
    await who.page.evaluate("passTime()")


async def play_tricks(player: Player, tricks: int) -> None:
    """Plays so many cards, and stops at the next turn that is not the lead."""
    for _ in range(tricks):
        await player.play_until(Moment.PLAY)
        await player.act(Moment.PLAY)
    await player.play_until(Moment.PLAY)
    await pass_time(player)
