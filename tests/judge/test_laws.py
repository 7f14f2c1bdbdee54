"""The laws of `docs/judging.md`, over all sixteen games."""

from dataclasses import replace
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest

from ebbes.bots.grains import GRAINS, leads_of
from ebbes.bots.sight import sight
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State
from ebbes.engine.view import view
from ebbes.judge.judging import judge, judged
from ebbes.judge.ledger import course_of
from ebbes.judge.moment import Moment
from ebbes.judge.reference import Reference
from ebbes.judge.review import RoundReview
from ebbes.judge.value import values_of
from ebbes.record.decision import Decision, decisions_of
from ebbes.rules.codes import codes_of
from tests.bots.games import dealt_otherwise
from tests.judge.games import SHALLOW, review_of, two_rounds, whole_game
from tests.support import dealt, every_option_set


def last_tricks(options: Options) -> list[Decision]:
    """The decisions of a game with two tricks left."""
    late = options.hand_size - 2
    return [each for each in decisions_of(whole_game(options)) if len(each.state.tricks) >= late]


def rounds_of(options: Options) -> tuple[RoundReview[Moment], ...]:
    """Both rounds of a review, the second of them unfinished."""
    first, second = review_of(options).rounds
    assert first.points is not None
    assert second.points is None
    return first, second


@every_option_set
def test_the_parts_of_a_ledger_sum_to_the_result_to_the_last_digit(options: Options) -> None:
    for found in rounds_of(options):
        for seat in range(options.seats):
            ledger = found.ledger(seat)
            assert ledger.deal + ledger.decisions + ledger.lie + ledger.others == found.end[seat]
            assert ledger.cards + ledger.decisions + ledger.others == ledger.result


@every_option_set
def test_a_finished_round_comes_to_the_lead_on_its_score_sheet(options: Options) -> None:
    first, _ = rounds_of(options)
    assert first.points is not None
    for seat, own in enumerate(first.points):
        others = [points for other, points in enumerate(first.points) if other != seat]
        assert first.ledger(seat).result == round(GRAINS * own - GRAINS * sum(others) / len(others))


@every_option_set
def test_at_every_moment_the_expected_leads_sum_to_zero(options: Options) -> None:
    moments = review_of(options).moments
    assert len(moments) > 20
    assert {sum(moment.expected) for moment in moments} == {0}


@every_option_set
def test_everyone_who_has_a_choice_is_judged_and_nobody_else(options: Options) -> None:
    for decision, moment in zip(
        decisions_of(two_rounds(options)), review_of(options).moments, strict=True
    ):
        assert (decision.round, decision.number) == (moment.round, moment.number)
        if decision.choice is None:
            assert moment.verdict is None
            continue
        assert moment.verdict is not None
        assert moment.verdict.choice == decision.choice
        assert len(moment.verdict.values) == len(legal_commands(decision.state)) > 1


@every_option_set
def test_hidden_cards_change_no_value(options: Options) -> None:
    reference, rng = Reference(options), Random(3)
    for decision in decisions_of(whole_game(options))[::37]:
        other = dealt_otherwise(decision.state, decision.seat, rng)
        seen, same = view(decision.state, decision.seat), view(other, decision.seat)
        assert values_of(seen, reference, SHALLOW) == values_of(same, reference, SHALLOW)


@every_option_set
def test_what_was_given_away_is_never_negative_nor_from_what_was_as_good(options: Options) -> None:
    verdicts = [moment.verdict for moment in review_of(options).moments if moment.verdict]
    for verdict in verdicts:
        assert verdict.given_away >= 0
        assert min(value.behind for value in verdict.values) == 0
        assert verdict.chosen is not None
        if verdict.is_as_good(verdict.chosen):
            assert verdict.mark is None


@every_option_set
def test_the_reference_gains_nothing_over_itself(options: Options) -> None:
    """The mean of Q less V over its own choices is zero by definition."""
    for moment in review_of(options).moments:
        if moment.verdict is not None:
            total = sum(value.likely for value in moment.verdict.values)
            assert total == pytest.approx(1, abs=0.005)
            gains = [
                value.likely * replace(moment.verdict, chosen=place).skill
                for place, value in enumerate(moment.verdict.values)
            ]
            assert abs(sum(gains)) <= 1, "as whole grains have it"


@every_option_set
def test_with_two_tricks_left_expectations_are_exact(options: Options) -> None:
    """What is expected is the mean over what the reference may do, to the rounding."""
    reference = Reference(options)
    for decision in last_tricks(options)[:6]:
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


@every_option_set
def test_with_two_tricks_left_values_have_no_error(options: Options) -> None:
    reference = Reference(options)
    for decision in last_tricks(options)[:4]:
        verdict = judged(decision, reference, SHALLOW)
        assert {value.error for value in verdict.values} == {0}
        assert {value.behind_error for value in verdict.values} == {0}


def test_a_course_goes_from_moment_to_moment_to_the_end() -> None:
    for found in rounds_of(Options(4)):
        course = course_of(found.moments, found.end).tolist()
        assert course == [*(list(each.expected) for each in found.moments), list(found.end)]


def test_the_reference_against_itself_has_own_decisions_of_mean_zero() -> None:
    options, gains = Options(3), []
    reference = Reference(options)
    for seed in range(6):
        state, rng = dealt_at_random(options, seed), Random(seed)
        own = 0.0
        while state.phase is PLAY:
            legal = legal_commands(state)
            choice = legal[0]
            if len(legal) > 1:
                chances = reference.chances(sight(view(state, state.turn)))
                choice = rng.choices(legal, chances.tolist())[0]
                verdict = judged(Decision(1, 0, state, choice), reference, SHALLOW)
                own += verdict.skill / GRAINS
            state = step(state, choice)[0]
        gains.append(own)
    assert abs(fmean(gains)) < 4 * stdev(gains) / len(gains) ** 0.5


def dealt_at_random(options: Options, seed: int) -> State:
    """A first round."""
    rng = Random(f"judge {seed}")
    deck = list(options.deck)
    rng.shuffle(deck)
    hands = [codes_of(deck[seat :: options.seats]) for seat in range(options.seats)]
    return dealt(options, *hands, value=1 + seed % 5)


def test_a_seat_alone_gets_the_ledger_it_gets_among_all() -> None:
    options = Options(4)
    alone = judge(two_rounds(options), seats=(2,), depth=SHALLOW)
    for found, among in zip(alone.rounds, review_of(options).rounds, strict=True):
        assert found.ledger(2) == among.ledger(2)
    assert {m.seat for m in alone.moments if m.verdict} == {2}
