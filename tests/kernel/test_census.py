"""Every world, in the order of a naive search, and soon where that would search for ever."""

from collections.abc import Iterator

from ebbes.bots.sight import Sight, sight
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.kernel.census import every_world
from ebbes.kernel.position import HANDS, Position
from ebbes.kernel.sample import Hidden, hidden_cards, may_hold
from ebbes.record.replay import replay
from ebbes.rules.cards import suit_of, value_of
from tests.judge.games import one_suit_in_one_hand
from tests.kernel.test_trials import positions, seen_in
from tests.support import some_option_sets

Deal = tuple[int, ...]
"""Who holds each hidden card."""


@some_option_sets
def test_worlds_come_in_the_order_of_a_naive_search(options: Options) -> None:
    if options.has_virtual:
        return
    for state in list(positions(options, 2))[:4]:
        seen = seen_in(state)
        hidden = hidden_cards(seen.position, seen.seat)
        found = [dealt(world, hidden) for world in every_world(seen.position, seen.seat, 20_000)]
        assert found == list(naive(seen, hidden, ()))


def dealt(world: Position, hidden: Hidden) -> Deal:
    """Who holds each hidden card in a world."""
    return tuple(
        next(s for s in range(5) if world[HANDS + s * 5 + suit_of(card)] >> value_of(card) & 1)
        for card in map(int, hidden.cards)
    )


def naive(seen: Sight, hidden: Hidden, begun: Deal) -> Iterator[Deal]:
    """Every way to go on dealing, dead ends included."""
    if len(begun) == len(hidden.cards):
        yield begun
        return
    for seat in range(5):
        has_room = begun.count(seat) < hidden.sizes[seat]
        if has_room and may_hold(seen.position, seat, int(hidden.cards[len(begun)])):
            yield from naive(seen, hidden, (*begun, seat))


def test_a_suit_that_one_seat_alone_may_hold_is_no_search_without_end() -> None:
    state = replay(one_suit_in_one_hand())[-1].state
    seen = sight(view(state, 3))
    assert len(every_world(seen.position, seen.seat, 2000)) == 0
