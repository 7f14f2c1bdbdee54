"""Somebody who takes the game along, for a time without a network."""

from ebbes.engine.options import Options
from tests.web.player import Player
from tests.web.visitor import Visitor

READY = "navigator.serviceWorker.ready.then(() => true)"
EASY = """localStorage.setItem('ebbes/alone', JSON.stringify({
  players: 4, strength: 'beginner', more_cards: false, pick_designators: false,
}))"""
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


async def pack_up(guest: Visitor) -> Player:
    """Takes everything along; then the network goes."""
    await guest.go()
    await guest.page.evaluate(READY)
    await guest.page.evaluate(EASY)
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


async def set_out_for(guest: Visitor, options: Options) -> None:
    """Chooses how to play without a network, and begins."""
    await guest.go()
    await guest.button("home-alone-title").click()
    players = guest.page.get_by_role("radiogroup", name=guest.say("home-alone-players"))
    await players.get_by_text(str(options.players), exact=True).click()
    for key, on in (
        ("waiting-more-cards", options.more_cards),
        ("waiting-pick", options.pick_designators),
    ):
        if on:
            await guest.page.get_by_role("switch", name=guest.say(key)).click()
    go = guest.page.get_by_role("button", name=guest.say("home-alone-go"), exact=True)
    await go.click()
