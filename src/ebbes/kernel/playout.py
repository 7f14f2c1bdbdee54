"""Playouts: a round played to its end by chance."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.bits import count, nth_value
from ebbes.kernel.compiled import cell, compiled, inlined
from ebbes.kernel.deals import random_start
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
from ebbes.kernel.rng import GAMMA, Generator, mixed, scaled
from ebbes.rules.cards import NO_SUIT, Card, Suit, card_of, suit_of
from ebbes.rules.legal import must_follow
from ebbes.rules.seats import VIRTUAL, Seat, left_of


@inlined
def random_card(position: Position, seat: Seat, led: Suit, left: int, bits: np.uint64) -> Card:
    """Any legal card, each equally likely (R12)."""
    hand = HANDS + seat * 5
    if led != NO_SUIT:
        mask = cell(position, hand + led)
        if must_follow(led, mask):
            return card_of(led, nth_value(mask, scaled(bits, count(mask))))
    return nth_held(position, hand, scaled(bits, left))


@inlined
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
def play_out(position: Position, rng: Generator) -> None:
    """Play the round to its end, everyone at random."""
    seats, players = cell(position, SEATS), cell(position, PLAYERS)
    dealer, left = cell(position, DEALER), cell(position, LEFT)
    turn, lying = cell(position, TURN), cell(position, LYING)
    designated, led = cell(position, DESIGNATED), led_suit(position)
    designators = position[DESIGNATORS : DESIGNATORS + 5]
    trick = position[TRICK : TRICK + seats]
    chance = rng[0]
    while left > 0:
        while lying < seats:
            if players == 2 and turn == VIRTUAL:
                card = virtual_card(position, led)
            else:
                chance += GAMMA
                card = random_card(position, turn, led, left, mixed(chance))
            led = suit_of(card) if lying == 0 else led
            designated = put(position, designators, turn, lying, designated, card)
            turn = left_of(turn, dealer, players)
            lying += 1
        turn = take(position, trick, turn)
        left -= 1
        lying, led = 0, NO_SUIT
    rng[0] = chance
    position[LEFT] = position[LYING] = 0
    position[TURN] = turn


@compiled
def random_rounds(
    rounds: int, start: Position, cards: NDArray[np.uint8], rng: Generator
) -> NDArray[np.int64]:
    """Deal and play random rounds; the sum of points by seat."""
    position = start.copy()
    points = np.zeros(5, dtype=np.int64)
    sums = np.zeros(5, dtype=np.int64)
    for _ in range(rounds):
        random_start(position, start, cards, rng)
        play_out(position, rng)
        score(position, points)
        for seat in range(cell(start, SEATS)):
            sums[seat] += points[seat]
    return sums
