"""Deals that can be checked: all that chance decides follows from one key (`docs/deals.md`)."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from typing import TypeVar

from ebbes.engine.commands import Deal
from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.rules.cards import Card, Value
from ebbes.rules.deal import dealt_hands
from ebbes.rules.roles import NUMBER_DESIGNATORS
from ebbes.rules.seats import Seat, next_dealer

Item = TypeVar("Item")

SECRET_BYTES = 32
NONCE_BYTES = 32
COMMITMENT_TAG = b"ebbes/1 commitment"


def commitment(secret: bytes) -> bytes:
    """What is published before the first deal, and binds the secret."""
    return hashlib.sha256(COMMITMENT_TAG + secret).digest()


def game_key(secret: bytes, nonces: Iterable[bytes]) -> bytes:
    """The key of a game, which neither the secret nor the nonces decide alone."""
    return hmac.new(secret, b"".join(nonces), hashlib.sha256).digest()


class Stream:
    """An endless stream of numbers below a bound, from a key and a label."""

    def __init__(self, key: bytes, label: str) -> None:
        self._words = _words(key, label)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely: too large a word is passed over."""
        limit = 2**32 - 2**32 % bound
        return next(word for word in self._words if word < limit) % bound

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """Fisher-Yates, from the end."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


def _words(key: bytes, label: str) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(key + f"{label}/{counter}".encode()).digest()
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


class Chance:
    """Everything random in one game (R6-R9)."""

    def __init__(self, key: bytes, options: Options) -> None:
        self._key = key
        self._options = options

    def first_dealer(self) -> Seat:
        """Any person (R7)."""
        return Stream(self._key, "dealer").below(self._options.players)

    def first_starter(self) -> Seat:
        """Any person, for when nobody played last (R8)."""
        return Stream(self._key, "starter").below(self._options.players)

    def number(self, number: int) -> Value | None:
        """The number designator of a round; none when designators are picked (R9)."""
        if self._options.pick_designators:
            return None
        return Stream(self._key, "numbers").shuffled(NUMBER_DESIGNATORS)[number - 1]

    def hands(self, number: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
        """The whole deck, shuffled and dealt (R6)."""
        cards = Stream(self._key, f"round/{number}").shuffled(self._options.deck)
        return dealt_hands(cards, dealer, self._options.players)

    def deal(self, state: State, starter: Seat | None = None) -> Deal:
        """The next round's deal; `starter` is who played last, if anyone is known to (R8)."""
        number = state.score.rounds + 1
        if number > 1:
            dealer = next_dealer(state.setup.dealer, self._options.players)
            return Deal(dealer, self.hands(number, dealer), self.number(number))
        dealer = self.first_dealer()
        first = self.first_starter() if starter is None else starter
        return Deal(dealer, self.hands(number, dealer), self.number(number), first)
