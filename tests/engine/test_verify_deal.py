"""Which rule a wrong deal breaks, word for word (R4-R10)."""

import re
from dataclasses import replace

import pytest

from ebbes.engine.commands import Deal
from ebbes.engine.decide import decide
from ebbes.engine.errors import BadDeal, ContextValue
from ebbes.engine.options import Options
from ebbes.engine.state import NOBODY, Setup, State, new_game
from tests.support import card, cards, every_option_set, first_deal, full_hands

BASIC = Options(3)
START = new_game(BASIC)


def refused(state: State, command: Deal, message: str, **context: ContextValue) -> None:
    """The deal is refused with this message, whose rule is the one in brackets."""
    with pytest.raises(BadDeal) as caught:
        decide(state, command)
    found = re.search(r"\((R\d+)\)$", message)
    assert found
    assert str(caught.value) == message
    assert caught.value.rule == found[1]
    assert caught.value.code == "rule/bad-deal"
    assert caught.value.context == context


def later(options: Options = BASIC, dealer: int = 0, numbers: tuple[int, ...] = (3,)) -> State:
    """After the first round, of which only the dealer and the number matter here."""
    start = new_game(options)
    return start._replace(
        score=start.score._replace(rounds=1, chooser=0),
        setup=Setup(dealer=dealer, starter=0, numbers=numbers),
    )


@every_option_set
def test_the_whole_deck_is_a_deal_for_every_option_set(options: Options) -> None:
    for dealer in range(options.players):
        for starter in range(options.players):
            assert decide(new_game(options), first_deal(options, dealer=dealer, starter=starter))


@pytest.mark.parametrize("dealer", [-1, 3, 4])
def test_only_a_person_deals(dealer: int) -> None:
    message = f"no person at seat {dealer} to deal, people are at 0 to 2 (R7)"
    refused(START, first_deal(BASIC, dealer=dealer), message, dealer=dealer)


def test_the_virtual_player_never_deals() -> None:
    two = Options(2)
    message = "no person at seat 2 to deal, people are at 0 to 1 (R7)"
    refused(new_game(two), first_deal(two, dealer=2), message, dealer=2)


@pytest.mark.parametrize(("last", "wrong", "right"), [(0, 0, 1), (0, 2, 1), (2, 1, 0)])
def test_the_left_neighbour_of_the_last_dealer_deals(last: int, wrong: int, right: int) -> None:
    deal = Deal(wrong, full_hands(BASIC), 1)
    message = f"seat {wrong} dealt, but it is seat {right}'s turn to deal (R7)"
    refused(later(dealer=last), deal, message, dealer=wrong, expected=right)
    assert decide(later(dealer=last), replace(deal, dealer=right))


@pytest.mark.parametrize(("more_cards", "rule"), [(False, "R4"), (True, "R5")])
def test_every_seat_gets_a_hand(more_cards: bool, rule: str) -> None:
    options = Options(3, more_cards)
    deal = first_deal(options)
    short = replace(deal, hands=deal.hands[:2])
    refused(new_game(options), short, f"3 hands are dealt, not 2 ({rule})", hands=2)


def test_the_virtual_player_gets_a_hand_too() -> None:
    two = Options(2)
    deal = first_deal(two)
    short = replace(deal, hands=deal.hands[:2])
    refused(new_game(two), short, "3 hands are dealt, not 2 (R4)", hands=2)


@pytest.mark.parametrize(("more_cards", "rule", "size"), [(False, "R4", 10), (True, "R5", 15)])
def test_every_hand_has_the_same_size(more_cards: bool, rule: str, size: int) -> None:
    options = Options(3, more_cards)
    zero, one, two = first_deal(options).hands
    uneven = replace(first_deal(options), hands=(zero, one[:-1], (*two, one[-1])))
    message = f"seat 1 got {size - 1} cards, not {size} ({rule})"
    refused(new_game(options), uneven, message, seat=1, cards=size - 1)
    uneven = replace(uneven, hands=((*zero, one[-1]), one[:-1], two))
    message = f"seat 0 got {size + 1} cards, not {size} ({rule})"
    refused(new_game(options), uneven, message, seat=0, cards=size + 1)


def with_last(last: int, options: Options = BASIC) -> Deal:
    """A deal whose last card, R6, is another one."""
    deal = first_deal(options)
    assert deal.hands[-1][-1] == card("R6")
    return replace(deal, hands=(*deal.hands[:-1], (*deal.hands[-1][:-1], last)))


def test_a_card_cannot_be_dealt_twice() -> None:
    message = "the whole deck is dealt, but B1 twice, R6 missing (R6)"
    refused(START, with_last(card("B1")), message, twice=["B1"], strange=[], missing=["R6"])


@pytest.mark.parametrize(("number", "name"), [(card("R7"), "R7"), (0, "no card (0)")])
def test_a_card_that_is_not_in_play_cannot_be_dealt(number: int, name: str) -> None:
    message = f"the whole deck is dealt, but {name} not in play, R6 missing (R6)"
    refused(START, with_last(number), message, twice=[], strange=[name], missing=["R6"])


def test_all_that_is_wrong_with_the_cards_is_told_in_order() -> None:
    hands = (cards("N1 N1 B1 B1 G9 G8 B3 B4 B5 B6"), *first_deal(BASIC).hands[1:])
    message = (
        "the whole deck is dealt, but B1 N1 twice, G8 G9 not in play, B2 N2 N3 N4 missing (R6)"
    )
    refused(
        START,
        replace(first_deal(BASIC), hands=hands),
        message,
        twice=["B1", "N1"],
        strange=["G8", "G9"],
        missing=["B2", "N2", "N3", "N4"],
    )


def test_the_number_designator_is_1_to_5() -> None:
    deal = replace(first_deal(BASIC), value=6)
    refused(START, deal, "the number designator is 1 to 5, not 6 (R9)", value=6)
    with pytest.raises(BadDeal, match=r"\(R9\)$"):
        decide(START, replace(deal, value=0))


def test_the_number_designator_cannot_be_missing() -> None:
    deal = replace(first_deal(BASIC), value=None)
    refused(START, deal, "the number designator is 1 to 5, not missing (R9)", value=0)


def test_each_number_designator_is_used_once_a_game() -> None:
    state = later(numbers=(3, 5))
    for value in (3, 5):
        message = f"the number designator {value} was used before (R9)"
        refused(state, Deal(1, full_hands(BASIC), value), message, value=value)
    for value in (1, 2, 4):
        assert decide(state, Deal(1, full_hands(BASIC), value))


def test_when_designators_are_picked_no_number_is_revealed() -> None:
    options = Options(3, False, True)
    deal = replace(first_deal(options), value=1)
    message = "no number is revealed when designators are picked, not even 1 (R26)"
    refused(new_game(options), deal, message, value=1)


@pytest.mark.parametrize("starter", [-1, 3])
def test_a_person_starts_the_first_round(starter: int) -> None:
    deal = replace(first_deal(BASIC), starter=starter)
    refused(START, deal, f"a person starts the first round, not {starter} (R8)", starter=starter)


def test_somebody_starts_the_first_round() -> None:
    deal = replace(first_deal(BASIC), starter=None)
    refused(START, deal, "a person starts the first round, not nobody (R8)", starter=NOBODY)


def test_the_virtual_player_does_not_start_the_first_round() -> None:
    two = Options(2)
    message = "a person starts the first round, not 2 (R8)"
    refused(new_game(two), first_deal(two, starter=2), message, starter=2)


def test_the_starter_of_a_later_round_is_named_after_the_deal() -> None:
    message = "the starter of a later round is named after the deal, seat 0 with it (R10)"
    refused(later(), Deal(1, full_hands(BASIC), 1, 0), message, starter=0)
