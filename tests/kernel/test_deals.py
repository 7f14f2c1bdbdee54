"""Random starts: every card dealt once, to everyone alike, with designators that may be."""

from collections import Counter

from ebbes.engine.options import Options
from ebbes.kernel.deals import cards_of, start_of
from ebbes.kernel.position import (
    DEALER,
    DESIGNATORS,
    DOWN,
    FACE_DOWN,
    FACE_UP,
    HANDS,
    TURN,
    Position,
)
from ebbes.kernel.rng import generator
from ebbes.rules.cards import Card, card_of
from tests.kernel.compiled import any_deal, base_deal
from tests.support import every_option_set


def hand_of(cells: Position, seat: int) -> list[Card]:
    """The cards a seat holds."""
    masks = [int(cells[HANDS + seat * 5 + suit]) for suit in range(5)]
    return [
        card_of(suit, value)
        for suit, mask in enumerate(masks)
        for value in range(16)
        if mask >> value & 1
    ]


def laid_out(cells: Position) -> list[Card]:
    """The cards of the virtual player, those face up first."""
    down = [
        FACE_DOWN + 2 * column + row for column in range(5) for row in range(cells[DOWN + column])
    ]
    return [int(cells[at]) for at in [*range(FACE_UP, FACE_UP + 5), *down]]


@every_option_set
def test_every_card_is_dealt_once_and_everyone_has_as_many(options: Options) -> None:
    start, cards, rng = start_of(options), cards_of(options), generator(61)
    position = start.copy()
    for _ in range(50):
        base_deal(position, start, cards, rng)
        hands = [hand_of(position, seat) for seat in range(options.players)]
        if options.has_virtual:
            hands.append(laid_out(position))
        assert all(len(hand) == options.hand_size for hand in hands)
        assert sorted(card for hand in hands for card in hand) == list(options.deck)


def test_every_card_goes_to_every_seat_equally_often() -> None:
    start, cards, rng = start_of(Options(4)), cards_of(Options(4)), generator(62)
    position = start.copy()
    owners: Counter[tuple[int, Card]] = Counter()
    for _ in range(4_000):
        base_deal(position, start, cards, rng)
        owners.update((seat, card) for seat in range(4) for card in hand_of(position, seat))
    assert len(owners) == 4 * 40
    assert all(850 < times < 1150 for times in owners.values())


def test_every_dealer_and_every_starter_is_equally_likely() -> None:
    start, cards, rng = start_of(Options(5)), cards_of(Options(5)), generator(63)
    position = start.copy()
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(25_000):
        base_deal(position, start, cards, rng)
        found[int(position[DEALER]), int(position[TURN])] += 1
    assert len(found) == 25
    assert all(850 < times < 1150 for times in found.values())


def test_a_base_start_has_one_number_and_any_start_has_picks_as_often() -> None:
    start, cards, rng = start_of(Options(4)), cards_of(Options(4)), generator(64)
    position = start.copy()
    picks = 0
    for _ in range(1_000):
        base_deal(position, start, cards, rng)
        assert set(position[DESIGNATORS : DESIGNATORS + 5].tolist()) <= {position[DESIGNATORS]}
        any_deal(position, start, cards, rng)
        numbers = set(position[DESIGNATORS : DESIGNATORS + 5].tolist())
        assert len(numbers) in {1, 5}
        picks += len(numbers) == 5
    assert 430 < picks < 570
