"""How many deals agree with what a seat has seen, counted exactly."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import comb
from typing import TypeAlias

from ebbes.bots.sight import position_of
from ebbes.engine.state import State
from ebbes.kernel.sample import hidden_cards, may_hold
from ebbes.rules.cards import SUITS, Card, Suit, card_of, suit_of
from ebbes.rules.seats import Seat

HOLDERS = 5

Sizes: TypeAlias = tuple[int, ...]
"""How many cards everyone still gets."""
FULL: Sizes = (0,) * HOLDERS
"""Everyone has all their cards."""
NO_CARDS = (0.0,) * HOLDERS
"""The chances of a suit of which all cards are seen."""
Group: TypeAlias = tuple[tuple[Seat, ...], int]
"""Who may have some cards, and how many these are: to the count they are alike."""
Deals: TypeAlias = dict[Sizes, int]
"""In how many ways it can come to that."""


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
        return _begun(self.sizes, self._groups)[-1].get(FULL, 0)

    @property
    def chances(self) -> tuple[tuple[float, ...], ...]:
        """By suit and holder how likely they have a card of it, all deals being equally likely."""
        groups = self._groups
        begun = _begun(self.sizes, groups)
        deals, held = begun[-1][FULL], _held(begun, groups)
        by_holders = {
            holders: tuple(number // cards / deals for number in numbers)
            for (holders, cards), numbers in zip(groups, held, strict=True)
        }
        return tuple(
            by_holders[self._holders(suit)] if self.cards[suit] else NO_CARDS for suit in SUITS
        )

    @property
    def _groups(self) -> list[Group]:
        """Suits that the same may have are one; those with the fewest choices come first."""
        cards: Counter[tuple[Seat, ...]] = Counter()
        for suit in SUITS:
            cards[self._holders(suit)] += self.cards[suit]
        groups = [(holders, number) for holders, number in cards.items() if number]
        return sorted(groups, key=lambda group: len(group[0]))

    def _holders(self, suit: Suit) -> tuple[Seat, ...]:
        return tuple(
            holder for holder, size in enumerate(self.sizes) if size and self.may[suit][holder]
        )

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


def _less(numbers: tuple[int, ...], at: int, by: int = 1) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] - by, *numbers[at + 1 :])


def _begun(sizes: Sizes, groups: list[Group]) -> list[Deals]:
    """Before every group and after the last: the room that may be left, and in how many ways."""
    begun: list[Deals] = [{sizes: 1}]
    for at, group in enumerate(groups):
        later: Deals = defaultdict(int)
        for room, ways in begun[at].items():
            for left, more in _spread(room, *group):
                later[left] += ways * more
        begun.append(later)
    return begun


def _held(begun: list[Deals], groups: list[Group]) -> list[list[int]]:
    """How many cards of every group each holder has in all deals together."""
    held: list[list[int]] = []
    ended: Deals = {FULL: 1}
    for layer, group in zip(reversed(begun[:-1]), reversed(groups), strict=True):
        numbers = [0] * HOLDERS
        earlier: Deals = defaultdict(int)
        for room, ways in layer.items():
            for left, more in _spread(room, *group):
                if (rest := ended.get(left, 0) * more) == 0:
                    continue
                earlier[room] += rest
                for holder in group[0]:
                    numbers[holder] += ways * rest * (room[holder] - left[holder])
        held.insert(0, numbers)
        ended = earlier
    return held


def _spread(sizes: Sizes, holders: tuple[Seat, ...], cards: int) -> Iterator[tuple[Sizes, int]]:
    """Every way to give out cards: the room left, and how many deals that is."""
    if len(holders) < 2:
        if holders and cards <= sizes[holders[0]]:
            yield _less(sizes, holders[0], cards), 1
        return
    first, *others = holders
    least = max(0, cards - sum(sizes[holder] for holder in others))
    for given in range(least, min(cards, sizes[first]) + 1):
        ways = comb(cards, given)
        for left, more in _spread(_less(sizes, first, given), tuple(others), cards - given):
            yield left, ways * more
