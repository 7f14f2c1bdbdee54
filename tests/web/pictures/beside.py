"""What is seen rarely: sheets beside a game, questions, and where something is not as ever."""

from dataclasses import replace

from playwright.async_api import Locator

from ebbes.engine.options import Options
from tests.web.pictures.studio import Studio, go_on, play_tricks, stop_at
from tests.web.player import Moment, Player
from tests.web.server import seeded_server
from tests.web.visitor import Visitor

LINES = (
    ("waiting-open-tricks", "tricks"),
    ("table-counter", "counter"),
    ("table-roles", "roles"),
    ("table-invite", "invite"),
    ("table-menu-leave", "leave"),
)
"""Lines of the menu, and what they open."""


async def menu(studio: Studio) -> None:
    """Where all that has fallen may be looked at, and what is asked before somebody leaves."""
    async with studio.player(Options(4)) as player:
        for switch in ("waiting-open-tricks", "waiting-card-counter"):
            await player.page.get_by_role("switch", name=player.visitor.say(switch)).click()
        await player.start()
        await play_tricks(player, 3)
        for line, name in LINES:
            await player.visitor.button("menu").click()
            await in_dialog(player.visitor, line).click()
            await studio.take(player, name)
            await player.visitor.close_sheet()


async def taps(studio: Studio) -> None:
    """A card that waits for its second tap, and something that is said."""
    async with studio.model(secondTap=True) as guest:
        player = Player(guest)
        await player.found(Options(4))
        await player.start()
        await player.play_until(Moment.PLAY)
        await player.tap(player.cards("playable").first)
        await player.cards("chosen").wait_for()
        await studio.take(player, "chosen")
        await guest.page.keyboard.press("c")
        await in_dialog(guest, "table-phrase-well-played").click()
        await guest.text("table-phrase-well-played").first.wait_for()
        await studio.take(player, "said")


async def pick_wait(studio: Studio) -> None:
    """Somebody else picks a number and a colour."""
    async with studio.player(Options(4, pick_designators=True)) as player:
        waiting = player.visitor.say("play-pick-wait", who="").strip()
        await stop_at(player, "h1", waiting)
        await player.start()
        await player.play_until_seen(player.page.get_by_role("heading", name=waiting))
        await studio.take(player, "pick-wait")
        await go_on(player)


async def asking(studio: Studio) -> None:
    """The host is asked before somebody sits down, turns them down, lets them in, and they go."""
    async with studio.player(Options(4)) as host, studio.model("guest") as guest:
        await host.page.get_by_role("switch", name=host.visitor.say("waiting-ask-first")).click()
        await guest.go(f"/t/{host.code}")
        await guest.button("waiting-seat-ask").first.click()
        await Player(guest).give_name("Karl-Heinz")
        await guest.button("table-asked-back").wait_for()
        await studio.take(guest, "asked")
        await host.visitor.button("table-let-in").wait_for()
        await studio.take(host, "asks")
        await host.visitor.button("table-turn-down").click()
        await guest.button("waiting-seat-ask").first.wait_for()
        await studio.take(guest, "turned-down")
        await host.start()
        await host.play_until(Moment.PLAY)
        await guest.button("table-join-in").click()
        await guest.page.get_by_role("dialog").get_by_role("button").last.click()
        await host.visitor.button("table-let-in").wait_for()
        await studio.take(host, "asks-at-play")
        await host.visitor.button("table-let-in").click()
        await guest.button("menu").click()
        await in_dialog(guest, "table-menu-leave").click()
        await in_dialog(guest, "table-leave-watch").click()
        await host.page.get_by_text("Karl-Heinz").first.wait_for()
        await studio.take(host, "left")


async def closed(studio: Studio) -> None:
    """The host closes a table, and somebody sat there."""
    async with studio.player(Options(4)) as host, studio.model("guest") as guest:
        await Player(guest).join(host.code, "Karl-Heinz")
        await host.visitor.button("waiting-close").click()
        await studio.take(host, "close")
        await in_dialog(host.visitor, "waiting-close").click()
        await guest.heading("table-ended-host").wait_for()
        await studio.take(guest, "closed")


async def away(studio: Studio) -> None:
    """Somebody's time is up, where there is little of it."""
    async with seeded_server(EBBES_BRISK_SECONDS="1") as server:
        hasty = replace(studio, address=server.address)
        async with hasty.player(Options(4)) as player:
            await player.page.get_by_text(player.visitor.say("waiting-clock-brisk")).click()
            await player.start()
            await player.visitor.heading("table-away-title").wait_for()
            await studio.take(player, "away")


async def person(studio: Studio) -> None:
    """A link for another device, a key for a bot, and whether to be forgotten."""
    async with studio.player(Options(4)) as player:
        guest = player.visitor
        await guest.go("/settings")
        await guest.button("home-device-make").click()
        await guest.page.get_by_role("img", name=guest.say("home-device-title")).wait_for()
        await guest.page.get_by_label(guest.say("settings-token-label")).fill("Robo")
        await guest.button("settings-token-new").click()
        await guest.button("settings-token-remove", label="Robo").wait_for()
        await studio.take(guest, "settings-device")
        await guest.button("settings-forget").click()
        await studio.take(guest, "settings-forget")


async def sealed(studio: Studio) -> None:
    """A game that cannot be checked yet."""
    async with studio.player(Options(4)) as player:
        await player.start()
        await player.play_until(Moment.PLAY)
        with player.visitor.forgiving():
            await _go_to_check(player)
            await player.visitor.text("check-unfinished").wait_for()
            await studio.take(player, "check-unfinished")


async def broken(studio: Studio) -> None:
    """A page that cannot be had."""
    async with studio.model() as guest:
        await guest.page.route("**/assets/Settings*", lambda route: route.abort())
        with guest.forgiving():
            await guest.go("/settings")
            await guest.heading("errors-page").wait_for()
            await studio.take(guest, "broken")


def in_dialog(guest: Visitor, key: str) -> Locator:
    """The button of the open sheet that says so."""
    return guest.page.get_by_role("dialog").get_by_role("button", name=guest.say(key))


async def _go_to_check(player: Player) -> None:
    """Opens the page of the check for the game that is played."""
    path = f"/api/codes/{player.code}"
    table = await player.page.evaluate("path => fetch(path).then(told => told.json())", path)
    await player.visitor.go(f"/check?table={table['id']}&game=1")


SCENES = (menu, taps, pick_wait, asking, closed, away, person, sealed, broken)
