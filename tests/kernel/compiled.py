"""Parts of the kernel that are only compiled into others, made callable for tests."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled
from ebbes.kernel.deals import base_start, random_start
from ebbes.kernel.features import CARD_SIZE, card_features, find_facts, situation_features
from ebbes.kernel.network import Network
from ebbes.kernel.play import led_suit, list_legal, play
from ebbes.kernel.playout import any_card, following_card
from ebbes.kernel.policy import Scratch, rate_cards, soften
from ebbes.kernel.position import LEFT, TURN, Position
from ebbes.kernel.rng import Generator, fraction, split, word
from ebbes.rules.cards import NO_SUIT, Card


@compiled
def play_card(position: Position, card: Card) -> None:
    """One play."""
    play(position, card)


@compiled
def legal_cards(position: Position) -> NDArray[np.int64]:
    """The legal cards of the seat to act."""
    cards = np.zeros(15, dtype=np.int64)
    return cards[: list_legal(position, cards)]


@compiled
def random_cards(position: Position, draws: int, rng: Generator) -> NDArray[np.int64]:
    """Many random legal cards of the seat to act."""
    cards = np.zeros(draws, dtype=np.int64)
    turn, left, led = cell(position, TURN), cell(position, LEFT), led_suit(position)
    for draw in range(draws):
        if led == NO_SUIT:
            cards[draw], _ = any_card(position, turn, left, fraction(word(rng)))
        else:
            cards[draw], _ = following_card(position, turn, led, left, fraction(word(rng)))
    return cards


@compiled
def splits(bounds: NDArray[np.int64], draws: int, rng: Generator) -> NDArray[np.int64]:
    """Numbers split off many fractions, one below each bound."""
    numbers = np.zeros((draws, len(bounds)), dtype=np.int64)
    for draw in range(draws):
        chance = fraction(word(rng))
        for place, bound in enumerate(bounds):
            numbers[draw, place], chance = split(chance, bound)
    return numbers


@compiled
def base_deal(
    position: Position, start: Position, cards: NDArray[np.uint8], rng: Generator
) -> None:
    """Deal a round of the base game."""
    base_start(position, start, cards, rng)


@compiled
def any_deal(position: Position, start: Position, cards: NDArray[np.uint8], rng: Generator) -> None:
    """Deal a round with one number or with picks."""
    random_start(position, start, cards, rng)


@compiled
def rows_of(position: Position, room: Scratch) -> int:
    """Write the rows of the situation and of every legal card; how many cards there are."""
    found = list_legal(position, room.cards)
    find_facts(position, room.facts)
    situation_features(position, room.facts, room.situation_rows)
    for place in range(found):
        card_features(position, room.facts, room.cards[place], room.card_rows, place * CARD_SIZE)
    return found


@compiled
def chances_of(position: Position, network: Network, room: Scratch, warmth: float) -> int:
    """Write the chance of every legal card; how many there are."""
    found = rate_cards(position, network, room)
    soften(room.chances, found, warmth)
    return found
