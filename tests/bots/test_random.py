"""Tests of `ebbes.bots.random`: every legal choice is as good as the next."""

from collections import Counter
from random import Random

from ebbes.bots.random import RandomBot
from ebbes.engine.options import Options
from ebbes.engine.view import view
from tests.bots.games import decisions


def test_every_legal_choice_comes_equally_often() -> None:
    rng = Random(1)
    for state, _ in list(decisions(RandomBot(), Options(3, pick_designators=True), 1))[:40:4]:
        seen = view(state, state.turn)
        found = Counter(RandomBot().choose(seen, rng) for _ in range(100 * len(seen.legal)))
        assert set(found) == set(seen.legal)
        assert all(60 < times < 140 for times in found.values())


def test_a_choice_takes_chance_from_the_generator_it_is_given_and_nowhere_else() -> None:
    state, _ = next(decisions(RandomBot(), Options(5, more_cards=True), 1))
    seen = view(state, state.turn)
    for seed in range(20):
        assert RandomBot().choose(seen, Random(seed)) == Random(seed).choice(seen.legal)
