"""The laws of `docs/judging.md`, over all sixteen games."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from ebbes.bots.grains import GRAINS, leads_of
from ebbes.bots.sight import sight
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.engine.view import view
from ebbes.judge.depth import QUICK, Depth
from ebbes.judge.judging import judge, judged
from ebbes.judge.ledger import course_of
from ebbes.judge.moment import Moment
from ebbes.judge.reference import Reference
from ebbes.judge.review import RoundReview
from ebbes.judge.value import values_of
from ebbes.record.decision import Decision, decisions_of
from ebbes.rules.codes import codes_of
from tests.bots.games import dealt_otherwise
from tests.extent import examples
from tests.judge.games import SHALLOW, review_of, two_rounds, whole_game
from tests.support import ALL_OPTIONS, dealt, every_option_set, option_id

ONE_LAP = Depth(worlds=4, error=0.5, most=4, playouts=1)
"""All choices are tried on the same worlds, whichever was made."""


def in_any_game(law: Callable[..., None]) -> Callable[..., Any]:
    """Games are drawn for every option set, the same ones for all laws: each is judged once."""
    drawn = given(game=st.integers(0, 2**32 - 1))(law)
    held: Callable[..., Any] = every_option_set(seed(16)(settings(max_examples=examples(4))(drawn)))
    return held


def last_tricks(options: Options, game: int) -> list[Decision]:
    """The decisions of a game with two tricks left."""
    late = options.hand_size - 2
    found = decisions_of(whole_game(options, game))
    return [each for each in found if len(each.state.tricks) >= late]


def rounds_of(options: Options, game: int) -> tuple[RoundReview[Moment], ...]:
    """Both rounds of a review, the second of them unfinished."""
    first, second = review_of(options, game).rounds
    assert first.points is not None
    assert second.points is None
    return first, second


@in_any_game
def test_the_parts_of_a_ledger_sum_to_the_result_to_the_last_digit(
    options: Options, game: int
) -> None:
    for found in rounds_of(options, game):
        for seat in range(options.seats):
            ledger = found.ledger(seat)
            assert ledger.deal + ledger.decisions + ledger.lie + ledger.others == found.end[seat]
            assert ledger.cards + ledger.decisions + ledger.others == ledger.result


@in_any_game
def test_a_finished_round_comes_to_the_lead_on_its_score_sheet(options: Options, game: int) -> None:
    first, _ = rounds_of(options, game)
    assert first.points is not None
    for seat, own in enumerate(first.points):
        others = [points for other, points in enumerate(first.points) if other != seat]
        assert first.ledger(seat).result == round(GRAINS * own - GRAINS * sum(others) / len(others))


@in_any_game
def test_at_every_moment_the_expected_leads_sum_to_zero(options: Options, game: int) -> None:
    moments = review_of(options, game).moments
    assert len(moments) > 20
    assert {sum(moment.expected) for moment in moments} == {0}


@in_any_game
def test_everyone_who_has_a_choice_is_judged_and_nobody_else(options: Options, game: int) -> None:
    for decision, moment in zip(
        decisions_of(two_rounds(options, game)), review_of(options, game).moments, strict=True
    ):
        assert (decision.round, decision.number) == (moment.round, moment.number)
        if decision.choice is None:
            assert moment.verdict is None
            continue
        assert moment.verdict is not None
        assert moment.verdict.choice == decision.choice
        assert len(moment.verdict.values) == len(legal_commands(decision.state)) > 1


@in_any_game
def test_hidden_cards_change_no_value(options: Options, game: int) -> None:
    reference, rng = Reference(options), Random(3)
    for decision in decisions_of(whole_game(options, game))[::37]:
        other = dealt_otherwise(decision.state, decision.seat, rng)
        seen, same = view(decision.state, decision.seat), view(other, decision.seat)
        assert values_of(seen, reference, SHALLOW) == values_of(same, reference, SHALLOW)


@in_any_game
def test_what_was_given_away_is_never_negative_nor_from_what_was_as_good(
    options: Options, game: int
) -> None:
    verdicts = [moment.verdict for moment in review_of(options, game).moments if moment.verdict]
    for verdict in verdicts:
        assert verdict.given_away >= 0
        assert min(value.behind for value in verdict.values) == 0
        assert verdict.chosen is not None
        if verdict.is_as_good(verdict.chosen):
            assert verdict.mark is None


@in_any_game
def test_the_reference_gains_nothing_over_itself(options: Options, game: int) -> None:
    """The mean of Q less V over its own choices is zero by definition."""
    for moment in review_of(options, game).moments:
        if moment.verdict is not None:
            total = sum(value.likely for value in moment.verdict.values)
            assert total == pytest.approx(1, abs=0.005)
            gains = [
                value.likely * replace(moment.verdict, chosen=place).skill
                for place, value in enumerate(moment.verdict.values)
            ]
            assert abs(sum(gains)) <= 1, "as whole grains have it"


@in_any_game
def test_with_two_tricks_left_expectations_are_exact(options: Options, game: int) -> None:
    """What is expected is the mean over what the reference may do, to the rounding."""
    reference = Reference(options)
    for decision in last_tricks(options, game)[:6]:
        now = reference.expected(decision.state, 1)
        chances = reference.chances(sight(view(decision.state, decision.seat)))
        after = [
            expected_after(step(decision.state, choice)[0], decision.state, reference)
            for choice in legal_commands(decision.state)
        ]
        mean = np.array(chances) @ np.array(after)
        assert np.abs(mean - now).max() <= GRAINS / 500


def expected_after(state: State, before: State, reference: Reference) -> tuple[int, ...]:
    """What everyone expects after a choice, or got if it ended the round."""
    if state.score.rounds == before.score.rounds:
        return reference.expected(state, 1)
    totals = zip(state.score.totals, before.score.totals, strict=True)
    return leads_of([new - old for new, old in totals])


@in_any_game
def test_with_two_tricks_left_values_have_no_error(options: Options, game: int) -> None:
    reference = Reference(options)
    for decision in last_tricks(options, game)[:4]:
        verdict = judged(decision, reference, SHALLOW)
        assert {value.error for value in verdict.values} == {0}
        assert {value.behind_error for value in verdict.values} == {0}


def test_a_course_goes_from_moment_to_moment_to_the_end() -> None:
    for found in rounds_of(Options(4), 1):
        course = course_of(found.moments, found.end).tolist()
        assert course == [*(list(each.expected) for each in found.moments), list(found.end)]


@in_any_game
def test_the_reference_against_itself_has_own_decisions_of_mean_zero(
    options: Options, game: int
) -> None:
    """Over all it may do where it gets to, by the chances it plays by."""
    reference, own = Reference(options), [0.0] * options.seats
    for decision, chances in played_by(reference, options, game):
        verdict = judged(decision, reference, ONE_LAP)
        for place, chance in enumerate(chances):
            own[decision.seat] += chance * replace(verdict, chosen=place).skill / GRAINS
    assert max(map(abs, own)) < 0.02, "as whole parts have it"


@pytest.mark.parametrize("options", [ALL_OPTIONS[at] for at in (0, 6, 8, 12)], ids=option_id)
def test_looking_closer_at_the_choice_made_hardly_favours_it(options: Options) -> None:
    """It is tried on more worlds than others where the verdict is close."""
    reference, own = Reference(options), [0.0] * options.players
    for decision, chances in played_by(reference, options, 1):
        for choice, chance in zip(legal_commands(decision.state), chances, strict=True):
            if chance > 0.01:
                verdict = judged(replace(decision, choice=choice), reference, QUICK)
                own[decision.seat] += chance * verdict.skill / GRAINS
    assert abs(sum(own)) / options.players < 0.25


def played_by(
    reference: Reference, options: Options, game: int
) -> Iterator[tuple[Decision, list[float]]]:
    """The decisions of a first round that everybody plays by the reference, and its chances."""
    state, rng = dealt_at_random(options, game), Random(game)
    while state.score.rounds == 0:
        legal = legal_commands(state)
        choice = legal[0]
        if len(legal) > 1:
            chances = reference.chances(sight(view(state, state.turn))).tolist()
            choice = rng.choices(legal, chances)[0]
            yield Decision(1, 0, state, choice), chances
        state = step(state, choice)[0]


def dealt_at_random(options: Options, game: int) -> State:
    """A first round."""
    rng = Random(f"judge {game}")
    deck = list(options.deck)
    rng.shuffle(deck)
    hands = [codes_of(deck[seat :: options.seats]) for seat in range(options.seats)]
    return dealt(options, *hands, value=1 + game % 5)


def test_a_seat_alone_gets_the_ledger_it_gets_among_all() -> None:
    options = Options(4)
    alone = judge(two_rounds(options), seats=(2,), depth=SHALLOW)
    for found, among in zip(alone.rounds, review_of(options).rounds, strict=True):
        assert found.ledger(2) == among.ledger(2)
    assert {m.seat for m in alone.moments if m.verdict} == {2}
