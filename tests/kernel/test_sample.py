"""Sampled deals agree with all that a seat has seen, and each possible one is equally likely."""

from collections import Counter
from random import Random

from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State
from ebbes.engine.view import view
from ebbes.kernel.position import (
    DOWN,
    FACE_DOWN,
    HANDS,
    LEFT,
    PLAYED,
    VOIDS,
    Position,
    empty_position,
    fill,
)
from ebbes.kernel.rng import generator
from ebbes.kernel.sample import deal_hidden, hidden_cards
from ebbes.rules.cards import NO_CARD, Card, card_of, suit_of
from tests.support import every_option_set, position, random_game


def hand_of(cells: Position, seat: int) -> list[Card]:
    """The cards a seat holds in a position."""
    masks = [int(cells[HANDS + seat * 5 + suit]) for suit in range(5)]
    return [card_of(suit, value) for suit, mask in enumerate(masks) for value in bits(mask)]


def bits(mask: int) -> list[int]:
    return [value for value in range(1, 16) if mask >> value & 1]


def face_down_of(cells: Position) -> list[Card]:
    """The face-down cards of the virtual player in a position."""
    return [
        int(cells[FACE_DOWN + 2 * column + row])
        for column in range(5)
        for row in range(int(cells[DOWN + column]))
    ]


def not_followed(state: State) -> set[tuple[int, int]]:
    """Who did not follow which suit this round."""
    found = set()
    for leader, cards in [
        *((trick.leader, trick.cards) for trick in state.tricks),
        (state.leader, state.trick),
    ]:
        for place, card in enumerate(cards):
            if suit_of(card) != suit_of(cards[0]):
                found.add((state.seat_after(leader, place), suit_of(cards[0])))
    return found


@every_option_set
def test_a_sampled_deal_agrees_with_all_that_the_seat_has_seen(options: Options) -> None:
    cells = empty_position()
    for number, ply in enumerate(random_game(options, Random(11))):
        state = ply.after
        if state.phase is not PLAY:
            continue
        fill(cells, view(state, state.turn).seen)
        deal_hidden(cells, hidden_cards(cells, state.turn), generator(number))
        hands = [hand_of(cells, seat) for seat in range(options.players)]
        assert hands[state.turn] == list(state.hands[state.turn])
        assert [len(hand) for hand in hands] == [len(hand) for hand in state.hands]
        everything = [card for hand in hands for card in hand] + face_down_of(cells)
        if state.virtual is not None:
            everything += [card for card in state.virtual.face_up if card != NO_CARD]
        assert sorted([*everything, *state.plays]) == list(options.deck)
        for seat, suit in not_followed(state):
            if seat < options.players:
                assert all(suit_of(card) != suit for card in hands[seat])


def test_every_possible_deal_is_equally_likely() -> None:
    """Three seats, two hidden cards each; the third is known to hold no blue."""
    state = position(Options(3), "R5 R6", "B1 N1", "N2 Y1", roles="")
    cells = empty_position()
    fill(cells, view(state, 0).seen)
    seen = [card for card in Options(3).deck if card not in {17, 18, 33, 1, 69, 70}]
    for card in seen:
        cells[PLAYED + suit_of(card)] |= 1 << (card & 15)
    cells[LEFT] = 2
    cells[VOIDS + 2] = 1
    hidden = hidden_cards(cells, 0)
    rng = generator(12)
    deals: Counter[tuple[Card, ...]] = Counter()
    for _ in range(6_000):
        deal_hidden(cells, hidden, rng)
        deals[tuple(hand_of(cells, 1))] += 1
    assert set(deals) == {(1, 17), (1, 18), (1, 33)}
    assert all(1_800 < times < 2_200 for times in deals.values())


def test_deals_that_no_exchange_of_two_cards_connects_are_reached() -> None:
    """One card each, and everyone lacks another suit: the cards can only go round in a circle."""
    state = position(Options(4), "R5", "B1", "N1", "Y1", roles="")
    cells = empty_position()
    fill(cells, view(state, 0).seen)
    hidden_now = {card_of(0, 1), card_of(1, 1), card_of(2, 1), card_of(4, 5)}
    for card in Options(4).deck:
        if card not in hidden_now:
            cells[PLAYED + suit_of(card)] |= 1 << (card & 15)
    cells[LEFT] = 1
    for seat, suit in ((1, 2), (2, 0), (3, 1)):
        cells[VOIDS + seat] = 1 << suit
    hidden, rng = hidden_cards(cells, 0), generator(13)
    deals: Counter[Card] = Counter()
    for _ in range(6_000):
        deal_hidden(cells, hidden, rng)
        deals[hand_of(cells, 1)[0]] += 1
    assert set(deals) == {card_of(0, 1), card_of(1, 1)}
    assert all(2_600 < times < 3_400 for times in deals.values())
