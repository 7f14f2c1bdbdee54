"""A game that is over: all its pages, and what opens on them."""

from playwright.async_api import ViewportSize

from tests.web.looker import Looker, reviewed
from tests.web.pictures.studio import Studio
from tests.web.player import Player
from tests.web.visitor import tell, visitor

MIDDLE = "1.12"
PHONE: ViewportSize = {"width": 390, "height": 844}
"""Where there is room beside the table, a moment is told there, and no button opens it."""


async def nachspiel(studio: Studio) -> None:
    """As who played it sees it, once all of it is judged."""
    async with (
        reviewed(studio.browser, studio.language) as game,
        visitor(
            studio.browser, game.server.address, studio.language, storage_state=game.anna
        ) as guest,
    ):
        await tell(guest.context, "still")
        anna = Looker(guest)
        for name, place, sign in (
            ("overview", "", anna.is_done),
            ("story", "1", guest.heading("replay-story")),
            ("steps", MIDDLE, anna.rail),
            ("as-you-saw-it", f"{MIDDLE}.0", anna.rail),
            ("again", "again", guest.button("replay-again-show")),
            ("onward", f"{MIDDLE}.0.on", Player(guest).cards("playable").first),
            ("study", "study", guest.heading("replay-study-title")),
        ):
            await anna.open(game.path, place)
            await sign.wait_for()
            await studio.take(guest, f"nachspiel-{name}")
        await _moment(studio, anna, game.path)
        await _not_yet(studio, anna, game.path)
        await _together(studio, anna, game.path)
        await guest.go("/g/file")
        await guest.text("replay-file-ask").wait_for()
        await studio.take(guest, "nachspiel-file")


async def _moment(studio: Studio, anna: Looker, path: str) -> None:
    await anna.page.set_viewport_size(PHONE)
    await anna.open(path, "1")
    await anna.push(anna.moments.first)
    await anna.push(anna.page.locator("button.tell"))
    await studio.take(anna.visitor, "nachspiel-moment")


async def _not_yet(studio: Studio, anna: Looker, path: str) -> None:
    await anna.open(path, "again")
    await Player(anna.visitor).tap(Player(anna.visitor).cards("playable").last)
    onward = anna.visitor.button("replay-again-next")
    await onward.or_(anna.visitor.button("replay-again-once-more")).first.wait_for()
    await studio.take(anna.visitor, "nachspiel-answer")


async def _together(studio: Studio, anna: Looker, path: str) -> None:
    await anna.open(path)
    await anna.press("replay-together-title")
    await anna.push(anna.page.locator(".pill button"))
    await anna.page.get_by_role("dialog").wait_for()
    await studio.take(anna.visitor, "nachspiel-together")


SCENES = (nachspiel,)
