"""For the road: what is offered, on its way, cut off and here; and then without a network."""

from tests.web.packing import HELD, READY, pack_up, packed, set_out
from tests.web.pictures.studio import Studio, play_tricks


async def pocket(studio: Studio) -> None:
    """All states of the sheet."""
    async with studio.model() as guest:
        await guest.go()
        await guest.page.evaluate(READY)
        await guest.button("home-way").click()
        await guest.button("pocket-go").wait_for()
        await studio.take(guest, "pocket")
        await guest.page.evaluate(HELD)
        await guest.button("pocket-go").click()
        await guest.page.evaluate("isHeld")
        await studio.take(guest, "pocket-loading")
        await guest.page.evaluate("letGoOn()")
        await guest.text("pocket-failed").wait_for()
        await studio.take(guest, "pocket-failed")
        await guest.button("pocket-go-on").click()
        await packed(guest)
        await studio.take(guest, "pocket-packed")


async def without_network(studio: Studio) -> None:
    """Home, puzzles, and a table."""
    async with studio.model() as guest:
        with guest.forgiving():
            player = await pack_up(guest)
            await guest.go()
            await guest.button("home-play").wait_for()
            await studio.take(guest, "offline-home")
            await guest.go("/puzzles")
            await guest.text("puzzle-along").wait_for()
            await studio.take(guest, "offline-puzzles")
            await set_out(guest)
            await play_tricks(player, 2)
            await studio.take(guest, "offline-table")
            await guest.context.set_offline(False)


SCENES = (pocket, without_network)
