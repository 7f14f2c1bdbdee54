"""Playouts: a round played to its end by chance."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.bits import count, nth_value
from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.deals import base_start
from ebbes.kernel.play import led_suit, put, score, take, virtual_card
from ebbes.kernel.position import (
    DEALER,
    DESIGNATED,
    DESIGNATORS,
    HANDS,
    LEFT,
    LYING,
    PLAYERS,
    SEATS,
    TRICK,
    TURN,
    Position,
)
from ebbes.kernel.rng import GAMMA, Generator, fraction, mixed, split
from ebbes.rules.cards import NO_SUIT, Card, Suit, card_of, suit_of
from ebbes.rules.legal import must_follow
from ebbes.rules.seats import VIRTUAL, Seat, left_of


@lean
def any_card(
    position: Position, seat: Seat, left: int, chance: np.uint64
) -> tuple[Card, np.uint64]:
    """Any card of a hand, each equally likely, and the rest of the chance."""
    n, chance = split(chance, left)
    return nth_held(position, HANDS + seat * 5, n), chance


@lean
def following_card(
    position: Position, seat: Seat, led: Suit, left: int, chance: np.uint64
) -> tuple[Card, np.uint64]:
    """Any card that may follow, each equally likely, and the rest of the chance (R12)."""
    held = cell(position, HANDS + seat * 5 + led)
    if must_follow(led, held):
        n, chance = split(chance, count(held))
        return card_of(led, nth_value(held, n)), chance
    return any_card(position, seat, left, chance)


@lean
def nth_held(position: Position, hand: int, n: int) -> Card:
    """The n-th card of a hand, counted from 0; without branches, which chance would mislead."""
    first = count(cell(position, hand))
    second = first + count(cell(position, hand + 1))
    third = second + count(cell(position, hand + 2))
    fourth = third + count(cell(position, hand + 3))
    suit = 1 if n >= first else 0
    suit = 2 if n >= second else suit
    suit = 3 if n >= third else suit
    suit = 4 if n >= fourth else suit
    before = 0
    before = first if n >= first else before
    before = second if n >= second else before
    before = third if n >= third else before
    before = fourth if n >= fourth else before
    return card_of(suit, nth_value(cell(position, hand + suit), n - before))


@compiled
def play_out(position: Position, until: int, rng: Generator) -> None:
    """Play at random until so many tricks are left: to the end of the round if that is none."""
    seats, players = cell(position, SEATS), cell(position, PLAYERS)
    dealer, left = cell(position, DEALER), cell(position, LEFT)
    turn, lying = cell(position, TURN), cell(position, LYING)
    designated, led = cell(position, DESIGNATED), led_suit(position)
    designators = position[DESIGNATORS : DESIGNATORS + 5]
    trick = position[TRICK : TRICK + seats]
    state = rng[0]
    while left > until:
        state += GAMMA
        chance = fraction(mixed(state))
        while lying < seats:
            if players == 2 and turn == VIRTUAL:
                card = virtual_card(position, led)
            elif lying == 0:
                card, chance = any_card(position, turn, left, chance)
            else:
                card, chance = following_card(position, turn, led, left, chance)
            led = suit_of(card) if lying == 0 else led
            designated = put(position, designators, turn, lying, designated, card)
            turn = left_of(turn, dealer, players)
            lying += 1
        turn = take(position, trick, turn)
        left -= 1
        lying, led = 0, NO_SUIT
    rng[0] = state
    position[LEFT], position[LYING] = left, 0
    position[TURN] = turn


@compiled
def random_rounds(
    rounds: int, start: Position, cards: NDArray[np.uint8], rng: Generator
) -> NDArray[np.int64]:
    """Deal and play random rounds of the base game; the sum of points by seat."""
    position = start.copy()
    points = np.zeros(5, dtype=np.int64)
    sums = np.zeros(5, dtype=np.int64)
    for _ in range(rounds):
        base_start(position, start, cards, rng)
        play_out(position, 0, rng)
        score(position, points)
        for seat in range(cell(start, SEATS)):
            sums[seat] += points[seat]
    return sums
