"""Choices tried with equal luck, every end of two tricks, and every world there is."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import numpy as np
import pytest

from ebbes.bots.sight import Sight, position_of, sight
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State
from ebbes.engine.view import view
from ebbes.kernel.census import every_world
from ebbes.kernel.endings import endings
from ebbes.kernel.network import random_network
from ebbes.kernel.policy import policy_of
from ebbes.kernel.rng import generator
from ebbes.kernel.trials import card_chances, line_of, play_outs, trials
from ebbes.kernel.worlds import sample_worlds
from ebbes.rules.cards import suit_of
from tests.support import every_option_set, random_game

POLICY = policy_of(random_network(2), 1.0)


def positions(options: Options, left: int) -> Iterator[State]:
    """Positions of a game with so many tricks left in which somebody has a choice."""
    for ply in random_game(options, Random(8)):
        state = ply.after
        late = len(state.tricks) == options.hand_size - left
        if state.phase is PLAY and late and len(view(state, state.turn).legal) > 1:
            yield state


def seen_in(state: State) -> Sight:
    """What the seat to act sees."""
    return sight(view(state, state.turn))


@every_option_set
def test_equal_choices_meet_equal_luck(options: Options) -> None:
    """Twice the same card in one trial comes to the same in every world."""
    seen = seen_in(next(positions(options, options.hand_size - 3)))
    worlds = sample_worlds(seen.position, seen.seat, 8, generator(4))
    twice = np.repeat(seen.choices[:1], 2)
    outcomes = trials(worlds, seen.kind, twice, POLICY, generator(5))
    assert np.array_equal(outcomes[:, 0], outcomes[:, 1])
    assert len(np.unique(outcomes[:, 0], axis=0)) > 1


@every_option_set
def test_every_end_has_its_chance(options: Options) -> None:
    for state in list(positions(options, 2))[:4]:
        ends = endings(position_of(state)[None], POLICY)
        assert ends.chance.sum() == pytest.approx(1, abs=1e-5)
        played = play_outs(position_of(state), 0, 400, POLICY, generator(6))[:, 0]
        assert {tuple(row) for row in played} <= {tuple(row) for row in ends.points}
        assert np.abs(played.mean(axis=0) - ends.chance @ ends.points).max() < 0.6


@every_option_set
def test_a_line_goes_to_the_end_of_the_round(options: Options) -> None:
    state = next(positions(options, 4))
    card = int(seen_in(state).choices[0])
    line = line_of(position_of(state), card, POLICY, generator(7)).tolist()
    assert line[0] == card
    assert sorted([*state.plays, *line]) == sorted(options.deck)


def test_chances_are_those_of_the_legal_cards() -> None:
    seen = seen_in(next(positions(Options(4), 6)))
    chances = card_chances(seen.position, POLICY)
    assert len(chances) == len(seen.choices)
    assert chances.sum() == pytest.approx(1, abs=1e-5)


@every_option_set
def test_every_world_is_there_once_and_agrees_with_what_was_seen(options: Options) -> None:
    for state in list(positions(options, 2))[:3]:
        seen = seen_in(state)
        worlds = every_world(seen.position, seen.seat, 5000)
        assert len(np.unique(worlds, axis=0)) == len(worlds) > 0
        assert any(np.array_equal(world, position_of(state)) for world in worlds)
        sampled = sample_worlds(seen.position, seen.seat, 300, generator(3))
        assert {row.tobytes() for row in sampled} <= {row.tobytes() for row in worlds}


def test_as_many_worlds_as_a_naive_count_finds() -> None:
    for state in list(positions(Options(3), 2))[:6]:
        seen = seen_in(state)
        others = [seat for seat in range(3) if seat != state.turn]
        hidden = [card for seat in others for card in state.hands[seat]]
        first = len(state.hands[others[0]])
        deals = {
            (frozenset(order[:first]), frozenset(order[first:])) for order in permutations(hidden)
        }
        agreeing = [deal for deal in deals if agrees(state, others, deal)]
        assert len(every_world(seen.position, seen.seat, 5000)) == len(agreeing)


def agrees(state: State, others: list[int], deal: tuple[frozenset[int], frozenset[int]]) -> bool:
    """Whether nobody holds a suit they did not follow."""
    leads = [*((t.leader, t.cards) for t in state.tricks), (state.leader, state.trick)]
    for leader, cards in leads:
        for place, card in enumerate(cards):
            seat = state.seat_after(leader, place)
            if seat in others and suit_of(card) != suit_of(cards[0]):
                held = deal[others.index(seat)]
                if any(suit_of(other) == suit_of(cards[0]) for other in held):
                    return False
    return True


def test_too_many_worlds_are_none_at_all() -> None:
    seen = seen_in(next(positions(Options(4), 3)))
    found = len(every_world(seen.position, seen.seat, 5000))
    assert len(every_world(seen.position, seen.seat, found)) == found > 1
    assert len(every_world(seen.position, seen.seat, found - 1)) == 0
