"""Card reading: exact where all deals are alike, and told as bits."""

from itertools import product
from math import log2

import numpy as np
import pytest

from ebbes.bots.sight import sight
from ebbes.engine.commands import PlayCard
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.judge.deal_count import DealCount
from ebbes.judge.reading import bits_told, reading, weights_of
from ebbes.judge.reference import Reference
from ebbes.kernel.census import every_world
from ebbes.kernel.position import HANDS
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.replay import replay
from ebbes.rules.cards import RED, SUITS, card_of, suit_of, value_of
from tests.judge.games import one_suit_in_one_hand, whole_game
from tests.support import some_option_sets


@some_option_sets
def test_every_hidden_card_is_somewhere(options: Options) -> None:
    reference = Reference(options)
    for decision in decisions_of(whole_game(options))[5:60:20]:
        found = reading(view(decision.state, decision.seat), reference, worlds=50)
        for chances in (found.uniform, found.weighted):
            assert set(chances) == set(found.uniform)
            for row in chances.values():
                assert sum(row) == pytest.approx(1)
                assert row[decision.seat] == 0
        assert 1 <= found.effective <= 50.001


def test_chances_are_those_of_all_worlds_counted_one_by_one() -> None:
    options = Options(4)
    late = [each for each in decisions_of(whole_game(options)) if len(each.state.tricks) == 8]
    for decision in late[:4]:
        seen = sight(view(decision.state, decision.seat))
        worlds = every_world(seen.position, seen.seat, 5000)
        hidden = DealCount.of(view(decision.state, decision.seat).seen, decision.seat)
        assert hidden.deals == len(worlds)
        for seat in range(4):
            for card in decision.state.hands[(decision.seat + 1) % 4]:
                held = worlds[:, HANDS + seat * 5 + suit_of(card)] >> value_of(card) & 1
                if seat != decision.seat:
                    assert hidden.chances[suit_of(card)][seat] == pytest.approx(
                        float(np.mean(held))
                    )


@some_option_sets
def test_a_chance_is_the_share_of_the_deals_in_which_somebody_has_a_card(options: Options) -> None:
    for decision in decisions_of(whole_game(options))[10:60:10]:
        hidden = DealCount.of(view(decision.state, decision.seat).seen, decision.seat)
        chances = hidden.chances
        for suit, holder in product(SUITS, range(options.seats)):
            if hidden.cards[suit] and hidden.may[suit][holder] and hidden.sizes[holder]:
                known = hidden.with_card(card_of(suit, 1), holder)
                assert chances[suit][holder] == known.deals / hidden.deals
            else:
                assert chances[suit][holder] == 0


def test_the_first_card_tells_who_had_it_and_a_void_tells_more() -> None:
    options = Options(4)
    first = decisions_of(whole_game(options))[0]
    assert isinstance(first.choice, PlayCard)
    other = (first.seat + 1) % 4
    assert bits_told(first.state, first.choice, other) == pytest.approx(log2(3))
    assert bits_told(first.state, first.choice, first.seat) == 0


@some_option_sets
def test_a_card_never_tells_less_than_nothing(options: Options) -> None:
    for decision in decisions_of(whole_game(options))[::9]:
        if isinstance(decision.choice, PlayCard):
            for seat in range(options.players):
                bits = bits_told(decision.state, decision.choice, seat)
                assert bits >= 0
                assert seat != decision.seat or bits == 0


@some_option_sets
def test_near_the_end_every_deal_is_weighed(options: Options) -> None:
    """So it hangs on no luck, nor on how many samples there would be."""
    reference = Reference(options)
    late = [each for each in decisions_of(whole_game(options)) if is_late(each)]
    for decision in late[:4]:
        seen = view(decision.state, decision.seat)
        found = reading(seen, reference, 4_000)
        assert found == reading(seen, reference, 5_000)
        told = sight(seen)
        weights = weights_of(told, every_world(told.position, told.seat, 4_000), reference)
        assert found.effective == pytest.approx(1 / (weights**2).sum())


def is_late(decision: Decision) -> bool:
    """Whether two tricks are left."""
    return len(decision.state.tricks) == decision.state.options.hand_size - 2


def test_weighted_samples_are_worth_fewer_than_there_are() -> None:
    options = Options(3)
    reference, gains = Reference(options), []
    for decision in decisions_of(whole_game(options, 3))[20:60:5]:
        found = reading(view(decision.state, decision.seat), reference, worlds=300)
        gains.append(found.effective)
    assert min(gains) < 300


def test_a_suit_that_one_seat_alone_may_hold_is_read_as_any_other() -> None:
    state = replay(one_suit_in_one_hand())[-1].state
    found = reading(view(state, 3), Reference(state.options), worlds=50)
    red = [card for card in found.uniform if suit_of(card) == RED]
    assert len(red) == 13
    for card in red:
        assert found.uniform[card] == pytest.approx((1, 0, 0, 0, 0))
        assert found.weighted[card] == pytest.approx((1, 0, 0, 0, 0))
