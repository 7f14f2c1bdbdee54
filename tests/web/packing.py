"""Somebody who takes the game along, for a time without a network."""

import json

from ebbes.engine.options import Options
from tests.web.player import Player
from tests.web.visitor import Visitor

READY = "navigator.serviceWorker.ready.then(() => true)"
WISH = "wish => localStorage.setItem('ebbes/alone', wish)"
FOUR = Options(4)
HELD = """() => {
  const whole = window.fetch;
  const held = new Promise((_, cut) => { window.cut = cut; });
  window.isHeld = new Promise(tell => {
    window.fetch = (path, given) => (/players3-/.test(path) ? (tell(), held) : whole(path, given));
  });
  window.letGoOn = () => { window.fetch = whole; cut(new TypeError('cut off')); };
}"""
"""Half of it comes, and then nothing, until it is cut off."""


async def packed(guest: Visitor) -> None:
    """Waits until all is here."""
    await guest.page.get_by_text(guest.say("pocket-packed"), exact=True).wait_for()


async def pack_up(guest: Visitor, options: Options = FOUR) -> Player:
    """Takes everything along; then the network goes."""
    await guest.go()
    await guest.page.evaluate(READY)
    wish = {
        "players": options.players,
        "strength": "beginner",
        "more_cards": options.more_cards,
        "pick_designators": options.pick_designators,
    }
    await guest.page.evaluate(WISH, json.dumps(wish))
    await guest.button("home-way").click()
    await guest.button("pocket-go").click()
    await packed(guest)
    await guest.close_sheet()
    await guest.context.set_offline(True)
    return Player(guest)


async def set_out(guest: Visitor) -> None:
    """Begins a game without a network."""
    await guest.go()
    await guest.button("home-play").click()
