"""Somebody who visits with a browser of whatever engine, and finds things by their words."""

import json
import re
from math import dist
from pathlib import Path
from typing import Any, Literal, TypeAlias

from ebbes.words import Language, words
from tests.web.engines.engine import Engine

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
SCRIPTS = Path(__file__).parent.parent / "scripts"
PATIENCE = 60_000
"""Milliseconds for anything a page has to do."""
BUTTON = "button, a"
CARD = "footer li button"
ANY = "body"
ANY_CARD: dict[str, str | float] = {"suit": "B", "value": 1, "role": "none", "designator": "no"}
DIGITS = "1234567890"
APART = 25
"""Pixels between one tap and the next: two at one place would be a double tap."""


Wanted: TypeAlias = Literal["there", "tapped", "gone"]


class Guest:
    """A visitor of the server."""

    def __init__(self, engine: Engine, address: str, language: Language = "en") -> None:
        self._engine = engine
        self._address = address
        self._words = words(language)
        self._tapped = (0.0, 0.0)
        self._settings = {"language": language, "pace": "fast", "motion": "less"}

    async def arrive(self) -> None:
        """Comes for the first time, and is in a hurry."""
        await self._engine.open(self._address)
        kept = json.dumps(json.dumps(self._settings))
        await self._engine.tell(f"localStorage.setItem('ebbes/settings', {kept})")
        await self.go()

    async def go(self, path: str = "/") -> None:
        """Opens a page; what moves on its own is over at once."""
        await self._engine.open(self._address + path)
        hurry = (SCRIPTS / "hurry.js").read_text(encoding="utf-8")
        await self._engine.tell(f"void ({hurry})(1000)")

    async def place(self) -> str:
        """Where on a page the address leads, from its # on."""
        return str(await self._engine.tell("location.hash"))

    async def until(self, expression: str) -> None:
        """Waits until an expression of JavaScript, or its promise, is true in the page."""
        again = "await new Promise((done) => setTimeout(done, 20))"
        late = f"if (performance.now() > {PATIENCE} + since) return false"
        tries = f"while (!(await {expression})) {{ {late}; {again}; }}"
        told = f"(async () => {{ const since = performance.now(); {tries} return true; }})()"
        assert await self._engine.tell(told), f"never true: {expression}"

    async def see(self, kind: str, name: str) -> str:
        """Waits until something of this kind has a name that fits, and tells that name."""
        found, _ = await self._look(kind, name, "there")
        return first_line(found)

    async def see_no(self, kind: str, name: str) -> None:
        """Waits until nothing of this kind has such a name."""
        await self._look(kind, name, "gone")

    async def read(self, key: str, **variables: str | float) -> None:
        """Waits until the page says so."""
        await self.see(ANY, re.escape(self.say(key, **variables)))

    async def press(self, key: str, **variables: str | float) -> None:
        """Taps the button that begins with these words."""
        await self.tap(BUTTON, self.beginning(key, **variables))

    async def tap(self, kind: str, name: str) -> str:
        """Taps the first thing of this kind whose name fits, where it can be tapped; its name."""
        found, points = await self._look(kind, name, "tapped")
        self._tapped = max(points, key=lambda point: dist(point, self._tapped) > APART)
        await self._engine.tap(*self._tapped)
        return first_line(found)

    async def key(self, *keys: str) -> None:
        """Presses keys."""
        for key in keys:
            await self._engine.key(key)

    async def tap_card(self, name: str) -> None:
        """Taps the first card of the hand whose name fits."""
        await self.tap(CARD, name)

    async def type_card(self, name: str) -> None:
        """Plays the first card of the hand whose name fits by the digit of its place."""
        await self.see(CARD, name)
        hand = await self.hand()
        await self.key(DIGITS[next(at for at, card in enumerate(hand) if re.search(name, card))])

    async def hand(self) -> list[str]:
        """The cards one holds, with what can be done with them."""
        names = f"[...document.querySelectorAll('{CARD}')].map((each) => each.innerText)"
        return [first_line(name) for name in await self._engine.tell(names)]

    def in_state(self, state: str) -> str:
        """The names of cards in a state: playable, chosen, blocked or waiting."""
        said = self.say("play-hand-card", **ANY_CARD, state=state)
        return f", {re.escape(said.rpartition(', ')[2])}$"

    def beginning(self, key: str, **variables: str | float) -> str:
        """Names that begin with these words."""
        return f"^{re.escape(self.say(key, **variables))}"

    def say(self, key: str, **variables: str | float) -> str:
        """The words of a key in the guest's language."""
        return self._words.say(key, **variables)

    async def _look(self, kind: str, name: str, wanted: Wanted) -> list[Any]:
        told = ", ".join(map(json.dumps, (kind, name, wanted, PATIENCE)))
        found = await self._engine.tell(f"({LOOK})({told})")
        if found is None:
            shown = await self._engine.tell("`${location.href}: ${document.body.innerText}`")
            raise AssertionError(f"{kind} {name!r}, wanted {wanted}; shown: {shown}")
        return list(found)


def first_line(text: str) -> str:
    """What something is called; what is drawn on it comes after."""
    return text.strip().partition("\n")[0]
