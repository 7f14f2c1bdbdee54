"""Flat search sees what its seat sees, and finds what is plain to see."""

from random import Random

import numpy as np

from ebbes.bots.sight import Sight, sight
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, OVER, PICK, PLAY, State
from ebbes.engine.view import view
from ebbes.kernel.network import random_network
from ebbes.kernel.policy import Policy, policy_of
from ebbes.kernel.position import LEFT, empty_position, fill
from ebbes.kernel.rng import generator
from ebbes.kernel.search import Outcomes, search, takes_trick
from ebbes.kernel.worlds import sample_worlds
from tests.support import every_option_set, random_game


def seen_by_turn(state: State) -> Sight:
    """What the seat to act sees."""
    return sight(view(state, state.turn))


def searched(seen: Sight, worlds: int, policy: Policy | None, until: int = 0) -> Outcomes:
    """The outcomes of all choices, from a fixed seed."""
    rng = generator(5)
    dealt = sample_worlds(seen.position, seen.seat, worlds, rng)
    return search(dealt, seen.kind, seen.choices, policy, until, rng)


@every_option_set
def test_hidden_cards_in_a_position_change_no_outcome(options: Options) -> None:
    policy, full = policy_of(random_network(1), 1.0), empty_position()
    for number, ply in enumerate(random_game(options, Random(41))):
        if ply.after.phase is PLAY and number % 7 == 0:
            seen = seen_by_turn(ply.after)
            fill(full, ply.after)
            told = seen._replace(position=full)
            assert np.array_equal(searched(seen, 3, None), searched(told, 3, None))
            assert np.array_equal(searched(seen, 3, policy), searched(told, 3, policy))


@every_option_set
def test_before_the_last_card_the_search_knows_the_outcome(options: Options) -> None:
    """With one card each, whoever plays last knows every card: all worlds give the same points."""
    for ply in random_game(options, Random(42)):
        state = ply.after
        one_left = state.phase is PLAY and len(state.tricks) == options.hand_size - 1
        if one_left and len(state.trick) == options.seats - 1:
            outcomes = searched(seen_by_turn(state), 5, None)
            assert (outcomes == outcomes[0]).all()


@every_option_set
def test_every_kind_of_choice_leads_to_whole_rounds(options: Options) -> None:
    """All cards of plus and minus are taken by somebody; ebbes adds threes."""
    suit = options.top_value
    kinds = set()
    for ply in random_game(options, Random(43)):
        state = ply.after
        if state.phase not in (DEAL, OVER) and not state.tricks:
            kinds.add(state.phase)
            sums = searched(seen_by_turn(state), 4, None).sum(axis=2)
            assert (sums % 3 == 0).all()
            assert sums.min() >= 0
            assert sums.max() <= 3 * (options.seats - 2) < suit * 3
    assert kinds >= {NAME_STARTER, PLAY}
    assert (PICK in kinds) == options.pick_designators


def test_a_short_sight_ends_with_the_trick_on_the_table() -> None:
    """Whoever plays last to a trick can see all of it: no world differs from another."""
    looked = 0
    for ply in random_game(Options(4), Random(44)):
        state = ply.after
        if state.phase is PLAY and len(state.trick) == 3 and len(state.tricks) < 8:
            seen = seen_by_turn(state)
            near = searched(seen, 40, None, until=int(seen.position[LEFT]) - 1)
            assert (near == near[0]).all()
            far = searched(seen, 40, None)
            looked += not (far == far[0]).all()
    assert looked > 20


def test_the_last_card_of_a_trick_takes_it_or_not_for_sure() -> None:
    policy = policy_of(random_network(2), 1.0)
    for ply in random_game(Options(4), Random(45)):
        state = ply.after
        if state.phase is PLAY and len(state.trick) == 3:
            seen = seen_by_turn(state)
            worlds = sample_worlds(seen.position, seen.seat, 6, generator(1))
            takes = takes_trick(worlds, seen.choices, policy, generator(2))
            assert (takes == takes[0]).all()
