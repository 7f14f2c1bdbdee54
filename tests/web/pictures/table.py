"""A game at a table, from the waiting room to the check of its deals."""

import json
from dataclasses import replace
from pathlib import Path

from playwright.async_api import FilePayload

from ebbes.engine.options import Options
from tests.web.pictures.studio import Studio, go_on, pass_time, play_tricks, stop_at
from tests.web.player import PENNANT, Moment, Player
from tests.web.server import seeded_server
from tests.web.visitor import tell

MOST_TRICKS = 6
"""Tricks played before a table is taken, so that there are roles on the board."""


async def room(studio: Studio) -> None:
    """The waiting room as the host, a guest and somebody who looks in see it; then the shuffle."""
    async with studio.player(Options(4)) as host, studio.model("guest") as guest:
        code = host.code
        await studio.take(host, "waiting")
        await guest.go(f"/t/{code}")
        await guest.button("waiting-seat-take").first.wait_for()
        await studio.take(guest, "waiting-stranger")
        await guest.button("waiting-seat-take").first.click()
        await Player(guest).give_name("Karl-Heinz")
        await guest.button("waiting-leave").wait_for()
        await studio.take(guest, "waiting-guest")
        await host.visitor.button("waiting-seat-put-bot").first.click()
        await studio.take(host, "waiting-bots")
        await host.visitor.close_sheet()
        await studio.take(host, "waiting-host")


async def shuffle(studio: Studio) -> None:
    """Nonces are on their way, and stay there."""
    async with studio.model() as model:
        await tell(model.page, "deaf", "game-opened")
        player = Player(model)
        await player.found(Options(4))
        await player.start()
        await model.heading("play-shuffling").wait_for()
        await studio.take(player, "shuffle")


async def four(studio: Studio) -> None:
    """A table of four in the middle of a round, with everything that can be opened over it."""
    async with studio.player(Options(4)) as player:
        await player.start()
        await _named(studio, player)
        await _refused(studio, player)
        await play_tricks(player, 3)
        await studio.take(player, "table-four")
        await _sheets(studio, player)


async def ends(studio: Studio) -> None:
    """The end of a round, of a game, and the check of its deals."""
    async with studio.player(Options(4)) as player:
        await player.start()
        await player.play_until(Moment.COUNT)
        await studio.take(player, "score")
        await player.act(Moment.COUNT)
        await player.play_until(Moment.OVER)
        await studio.take(player, "end")
        await _checked(studio, player)


async def hint(studio: Studio) -> None:
    """What a strong bot would do, and why; from a server that has one."""
    async with seeded_server(EBBES_WORKERS="1", EBBES_HINTS_PER_MINUTE="100000") as server:
        thinking = replace(studio, address=server.address)
        async with thinking.player(Options(4), "nix") as player:
            await player.start()
            await player.play_until(Moment.PLAY)
            await player.act(Moment.PLAY)
            await player.play_until(Moment.PLAY)
            await pass_time(player)
            await _ask(player)
            await studio.take(player, "hint")


async def starter(studio: Studio) -> None:
    """Who leads? Asked, answered, and while somebody else decides."""
    async with studio.player(Options(4), "nix") as player:
        await player.start()
        waiting = player.visitor.say("play-starter-wait", who="").strip()
        await stop_at(player, "h1", waiting)
        await player.play_until_seen(player.page.get_by_role("heading", name=waiting))
        await pass_time(player)
        await studio.take(player, "starter-wait")
        await go_on(player)
        await player.play_until(Moment.NAME)
        await pass_time(player)
        await studio.take(player, "starter")
        await player.page.get_by_role("button", name="Schorsch").first.click()
        await studio.take(player, "starter-chosen")


async def picking(studio: Studio) -> None:
    """Picking designators, and playing with those that were picked."""
    async with studio.player(Options(4, pick_designators=True)) as player:
        await player.start()
        await player.play_until(Moment.PICK)
        await studio.take(player, "pick")
        for group in ("play-pick-number", "play-pick-colour"):
            buttons = player.page.get_by_role("group", name=player.visitor.say(group))
            await buttons.locator("button:enabled").last.click()
        await studio.take(player, "pick-chosen")
        await player.play_until(Moment.PLAY)
        await play_tricks(player, MOST_TRICKS)
        await studio.take(player, "table-picked")


async def sizes(studio: Studio) -> None:
    """Tables of two, three and five, and the long hands of each."""
    for options, name in (
        (Options(2), "table-two"),
        (Options(3), "table-three"),
        (Options(5), "table-five"),
        (Options(2, more_cards=True), "table-two-more"),
        (Options(4, more_cards=True), "table-four-more"),
        (Options(5, more_cards=True), "table-five-more"),
        (Options(5, pick_designators=True), "table-five-picked"),
    ):
        async with studio.player(options) as player:
            await player.start()
            await player.play_until(Moment.PLAY)
            await studio.take(player, f"{name}-dealt")
            await play_tricks(player, MOST_TRICKS)
            await studio.take(player, name)


async def watching(studio: Studio) -> None:
    """What a spectator sees, and how they join in."""
    async with studio.player(Options(4)) as player, studio.model("watcher") as watcher:
        await player.start()
        await play_tricks(player, MOST_TRICKS)
        await watcher.go("/t/" + player.code)
        await watcher.button("table-join-in").wait_for()
        await studio.take(watcher, "spectator")
        await watcher.button("table-join-in").click()
        await studio.take(watcher, "spectator-join")


async def lost(studio: Studio) -> None:
    """The network is gone."""
    async with studio.player(Options(4)) as player:
        await player.start()
        await play_tricks(player, 2)
        with player.visitor.forgiving():
            await player.page.context.set_offline(True)
            await player.page.evaluate("dispatchEvent(new Event('offline'))")
            await pass_time(player)
            await player.visitor.text("table-lost").first.wait_for()
            await studio.take(player, "lost")


async def _named(studio: Studio, player: Player) -> None:
    """The moment a role is named."""
    await stop_at(player, "button.banner")
    banner = player.page.locator("button.banner")
    await player.play_until_seen(banner)
    await studio.take(player, "role-named")
    await banner.click()
    await go_on(player)


async def _ask(player: Player) -> None:
    """Asks for a hint, again while the bots are getting ready."""
    seen = player.visitor
    answer = player.page.get_by_role("list", name=seen.say("play-hint-chart-points"))
    with seen.forgiving():
        while not await answer.is_visible():
            await pass_time(player)
            async with player.page.expect_response(lambda told: told.url.endswith("/hint")):
                await seen.button("play-hint").click()
            await answer.or_(seen.text("errors-server-no-hint")).wait_for()


async def _refused(studio: Studio, player: Player) -> None:
    """A card that may not be played says why."""
    await player.play_until_seen(player.cards("blocked"))
    await pass_time(player)
    await studio.take(player, "table")
    await player.cards("blocked").first.click(position=PENNANT)
    await player.visitor.button("rule-link", rule="12").wait_for()
    await studio.take(player, "reason")
    await player.page.keyboard.press("Escape")


async def _sheets(studio: Studio, player: Player) -> None:
    """Everything that opens over the table."""
    for key, name in (("l", "last-trick"), ("m", "map"), ("c", "chat"), ("?", "keys")):
        await player.page.keyboard.press(key)
        await player.page.get_by_role("dialog").wait_for()
        await studio.take(player, name)
        await player.visitor.close_sheet()
    await player.visitor.button("menu").click()
    await studio.take(player, "menu")
    await player.visitor.button("waiting-seal-title").click()
    await studio.take(player, "seal")
    await player.visitor.close_sheet()


async def _checked(studio: Studio, player: Player) -> None:
    """The deals of the game, checked: as they were, and with another secret."""
    page, guest = player.page, player.visitor
    async with page.expect_download() as download:
        await guest.button("end-record").click()
    kept = Path(await (await download.value).path()).read_bytes()
    await guest.button("end-check").click()
    await guest.heading("check-good").wait_for()
    await studio.take(player, "check-good")
    await guest.go("/check")
    await studio.take(player, "check")
    await page.get_by_label(guest.say("check-file")).set_input_files(_forged(kept))
    await guest.heading("check-bad").wait_for()
    await studio.take(player, "check-bad")


def _forged(kept: bytes) -> FilePayload:
    """A record that was not dealt as it says."""
    record = json.loads(kept)
    record["certificate"]["secret"] = "00" * 32
    text = json.dumps(record).encode()
    return {"name": "forged.json", "mimeType": "application/json", "buffer": text}


SCENES = (room, shuffle, four, ends, hint, starter, picking, sizes, watching, lost)
