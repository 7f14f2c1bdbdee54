"""Keys that choose among what may be done."""

from collections.abc import Callable

from ebbes.engine.commands import Choice
from ebbes.protocol.prompts import Prompt
from ebbes.rules.cards import LETTERS
from ebbes.rules.seats import Seat
from ebbes.terminal.choice import (
    Cursor,
    cards_of,
    choice_of,
    free_suits,
    free_values,
    playable,
    seats_of,
)
from ebbes.terminal.keys import DIGITS


class Decider:
    """A cursor among cards, seats or designators, and what is done with the one it is on."""

    def __init__(self, choose: Callable[[Choice], object]) -> None:
        self.cursor = Cursor()
        self._choose = choose
        self._prompt: Prompt | None = None

    def look_at(self, prompt: Prompt | None) -> None:
        """What there is to decide now; something else begins from the start."""
        if prompt != self._prompt:
            self._prompt, self.cursor = prompt, Cursor()

    def press(self, key: str, prompt: Prompt | None, seat: Seat | None) -> bool:
        """Whether it was a key that chooses."""
        if seat is None or prompt is None:
            return False
        if key == "enter":
            choice = choice_of(prompt, self.cursor, seat)
            if choice is not None:
                self._choose(choice)
            return True
        things = len(playable(prompt)) or len(seats_of(prompt))
        if not things:
            return bool(cards_of(prompt)) and self._pick(key, prompt)
        return self._move(key, things) or self._take(key, things, prompt, seat)

    def _move(self, key: str, things: int) -> bool:
        """From one to the next."""
        if key not in ("left", "up", "right", "down"):
            return False
        self.cursor.move(1 if key in ("right", "down") else -1, things)
        return True

    def _take(self, key: str, things: int, prompt: Prompt, seat: Seat) -> bool:
        """The one with that number."""
        at = int(key.removeprefix("card:")) if key.startswith("card:") else DIGITS.find(key)
        if (len(key) != 1 and ":" not in key) or not 0 <= at < things:
            return False
        self.cursor.at = at
        return self.press("enter", prompt, seat)

    def _pick(self, key: str, prompt: Prompt) -> bool:
        """A number and a colour."""
        cursor = self.cursor
        values, suits = free_values(prompt), free_suits(prompt)
        if key in ("left", "right"):
            cursor.value = _next(values, cursor.value, 1 if key == "right" else -1)
        elif key in ("up", "down"):
            cursor.suit = _next(suits, cursor.suit, 1 if key == "down" else -1)
        elif key.startswith("value:"):
            cursor.value = int(key.removeprefix("value:"))
        elif len(key) == 1 and key in DIGITS and DIGITS.index(key) + 1 in values:
            cursor.value = DIGITS.index(key) + 1
        elif len(key) == 1 and key.upper() in LETTERS and LETTERS.index(key.upper()) in suits:
            cursor.suit = LETTERS.index(key.upper())
        else:
            return False
        return True


def _next(among: tuple[int, ...], now: int | None, step: int) -> int | None:
    """The one after or before among those that are free."""
    if not among:
        return None
    if now not in among:
        return among[0] if step > 0 else among[-1]
    return among[(among.index(now) + step) % len(among)]
