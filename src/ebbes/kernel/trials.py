"""Choices tried fairly: in every world each of them meets the same chance."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.deals import pick_rest
from ebbes.kernel.play import is_virtual_turn, led_suit, play, settle, virtual_card
from ebbes.kernel.policy import MOST_SEATS, Policy, draw, policy_play_out, rate_cards, soften
from ebbes.kernel.position import LEFT, MOST_CARDS, SEATS, TURN, Position, copy_position
from ebbes.kernel.rng import GAMMA, Generator, below, word
from ebbes.kernel.search import NAMING, Outcomes, make_choice, note_points
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.rules.cards import Card


@compiled
def trials(worlds: Worlds, kind: int, choices: Numbers, policy: Policy, rng: Generator) -> Outcomes:
    """What each choice leads to in each world, if all play on by a policy and with equal luck."""
    seats = cell(worlds[0], SEATS)
    outcomes = np.zeros((len(worlds), len(choices), seats), dtype=np.int8)
    after, luck = worlds[0].copy(), rng.copy()
    points = np.zeros(5, dtype=np.int64)
    for world in range(len(worlds)):
        start = word(rng)
        for place in range(len(choices)):
            luck[0] = start
            copy_position(after, worlds[world])
            make_choice(after, kind, choices[place], luck)
            _play_out(after, policy, start, luck)
            note_points(after, points, outcomes, world, place)
    return outcomes


@lean
def _play_out(position: Position, policy: Policy, start: np.uint64, luck: Generator) -> None:
    """Play to the end by a policy, with luck that begins at `start`."""
    while settle(position, 0):
        play(position, _drawn_card(position, policy, start, luck))


@lean
def _drawn_card(position: Position, policy: Policy, start: np.uint64, luck: Generator) -> Card:
    """A card drawn from a policy; luck hangs on the seat and the trick, not on what went before.

    So it is the same after every choice, and what differs between choices is their own doing.
    """
    room, turn = policy.room, cell(position, TURN)
    found = rate_cards(position, policy.network, room)
    soften(room.chances, found, policy.warmth[turn])
    luck[0] = start + GAMMA * np.uint64(cell(position, LEFT) * MOST_SEATS + turn + 1)
    return cell(room.cards, draw(room.chances, found, luck))


@compiled
def line_of(world: Position, card: Card, policy: Policy, rng: Generator) -> Numbers:
    """The cards from here to the end of the round, the virtual player's too, after one choice."""
    position, luck, start = world.copy(), rng.copy(), word(rng)
    cards = np.zeros(MOST_SEATS * MOST_CARDS, dtype=np.int64)
    found = 0
    while cell(position, LEFT) > 0:
        if is_virtual_turn(position):
            card = virtual_card(position, led_suit(position))
        elif found > 0:
            card = _drawn_card(position, policy, start, luck)
        cards[found] = card
        found += 1
        play(position, card)
    return cards[:found]


@compiled
def play_outs(
    position: Position, kind: int, number: int, policy: Policy, rng: Generator
) -> Outcomes:
    """Where a position leads, so many times; before the first card starter and picks are any."""
    seats = cell(position, SEATS)
    outcomes = np.zeros((number, 1, seats), dtype=np.int8)
    after = position.copy()
    points = np.zeros(5, dtype=np.int64)
    for time in range(number):
        copy_position(after, position)
        if kind == NAMING:
            after[TURN] = below(rng, seats)
        pick_rest(after, rng)
        policy_play_out(after, 0, policy, rng)
        note_points(after, points, outcomes, time, 0)
    return outcomes


@compiled
def card_chances(position: Position, policy: Policy) -> NDArray[np.float64]:
    """How likely the seat to act plays each of its legal cards."""
    found = rate_cards(position, policy.network, policy.room)
    soften(policy.room.chances, found, policy.warmth[cell(position, TURN)])
    return policy.room.chances[:found].astype(np.float64)
