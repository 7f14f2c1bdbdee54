"""How many deals agree with what a seat has seen, counted exactly."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import comb, factorial

from ebbes.bots.sight import position_of
from ebbes.engine.state import State
from ebbes.kernel.sample import hidden_cards, may_hold
from ebbes.rules.cards import SUITS, Card, Suit, card_of, suit_of
from ebbes.rules.seats import Seat

HOLDERS = 5


@dataclass(frozen=True, slots=True)
class DealCount:
    """The cards a seat cannot see: how many everyone has of them, and who may have which suit."""

    sizes: tuple[int, ...]
    """By holder; the virtual player's are those face down."""
    cards: tuple[int, ...]
    """How many there are of each suit."""
    may: tuple[tuple[bool, ...], ...]
    """By suit and holder."""

    @classmethod
    def of(cls, state: State, seat: Seat) -> "DealCount":
        """What a seat cannot see of a state."""
        position = position_of(state)
        found = hidden_cards(position, seat)
        suits = [suit_of(int(card)) for card in found.cards]
        return cls(
            tuple(int(size) for size in found.sizes[:HOLDERS]),
            tuple(suits.count(suit) for suit in SUITS),
            tuple(
                tuple(
                    bool(may_hold(position, holder, card_of(suit, 1))) for holder in range(HOLDERS)
                )
                for suit in SUITS
            ),
        )

    @property
    def deals(self) -> int:
        """In how many ways the cards can lie; those face down in any order."""
        bound = [suit for suit in SUITS if not all(self.may[suit])]
        free = sum(self.cards[suit] for suit in SUITS if suit not in bound)
        return _deals(self.sizes, tuple((self.cards[suit], self.may[suit]) for suit in bound), free)

    def with_card(self, card: Card, holder: Seat) -> "DealCount":
        """The same once it is known who has a card."""
        suit = suit_of(card)
        return replace(
            self,
            sizes=_less(self.sizes, holder),
            cards=_less(self.cards, suit),
        )

    def without_suit(self, suit: Suit, holder: Seat) -> "DealCount":
        """The same once it is known who has none of a suit."""
        row = tuple(may and other != holder for other, may in enumerate(self.may[suit]))
        return replace(self, may=(*self.may[:suit], row, *self.may[suit + 1 :]))

    def chance(self, card: Card, holder: Seat) -> float:
        """How likely somebody has a card, all deals being equally likely."""
        if not self.may[suit_of(card)][holder] or not self.sizes[holder]:
            return 0.0
        return self.with_card(card, holder).deals / self.deals


def _less(numbers: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] - 1, *numbers[at + 1 :])


@cache
def _deals(
    sizes: tuple[int, ...], bound: tuple[tuple[int, tuple[bool, ...]], ...], free: int
) -> int:
    """Suits that somebody lacks go first; all other cards may lie anywhere."""
    if not bound:
        return _ways(sizes) if sum(sizes) == free else 0
    (cards, may), *rest = bound
    total = 0
    for left, ways in _spread(sizes, cards, may, 0):
        total += ways * _deals(left, tuple(rest), free)
    return total


def _ways(sizes: tuple[int, ...]) -> int:
    """In how many ways a pile of cards can be dealt to hands of these sizes."""
    ways = factorial(sum(sizes))
    for size in sizes:
        ways //= factorial(size)
    return ways


def _spread(
    sizes: tuple[int, ...], cards: int, may: tuple[bool, ...], holder: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to give out the cards of a suit: the room left, and how many deals that is."""
    if holder == len(sizes):
        if not cards:
            yield sizes, 1
        return
    most = min(cards, sizes[holder]) if may[holder] else 0
    for given in range(most + 1):
        left = (*sizes[:holder], sizes[holder] - given, *sizes[holder + 1 :])
        for room, ways in _spread(left, cards - given, may, holder + 1):
            yield room, ways * comb(cards, given)
