"""Which cards may be played (R12)."""

import pytest

from ebbes.rules.cards import NO_SUIT, SUITS
from ebbes.rules.legal import must_follow


@pytest.mark.parametrize("held", [1, 2, 15])
@pytest.mark.parametrize("led", SUITS)
def test_who_holds_the_led_suit_must_follow(led: int, held: int) -> None:
    assert must_follow(led, held) is True


@pytest.mark.parametrize("led", SUITS)
def test_who_does_not_hold_the_led_suit_may_play_anything(led: int) -> None:
    assert must_follow(led, 0) is False


@pytest.mark.parametrize("held", [0, 1, 10])
def test_who_leads_may_play_anything(held: int) -> None:
    assert must_follow(NO_SUIT, held) is False
