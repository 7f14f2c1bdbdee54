"""Tests of `ebbes.server.standing.outcome`: how a game went for somebody."""

from typing import Any

import pytest

from ebbes.engine.events import RoundScored, TrickTaken
from ebbes.engine.options import Options
from ebbes.record.format import record_to_json
from ebbes.record.replay import replay
from ebbes.server.standing.outcome import lead_of, outcome_of, place_of, rounds_of, summed
from ebbes.server.store.outcomes import Outcome
from tests.judge.games import two_rounds, whole_game
from tests.support import some_option_sets


def facts_of(options: Options, **more: Any) -> dict[str, Any]:
    """What lists show of a whole game."""
    *_, last = replay(whole_game(options))
    scored = [step.event for step in replay(whole_game(options))]
    points = [list(event.points) for event in scored if isinstance(event, RoundScored)]
    score = last.state.score
    return {"points": points, "totals": list(score.totals), "winners": list(score.winners), **more}


@some_option_sets
def test_points_and_places_of_all_seats_are_those_of_the_game(options: Options) -> None:
    facts, record = facts_of(options), record_to_json(whole_game(options))
    found = [outcome_of(facts, record, seat, finished=True) for seat in range(options.players)]
    totals = facts["totals"]
    assert [each.points for each in found] == totals[: options.players]
    assert {seat for seat, each in enumerate(found) if each.place == 1} == {
        seat for seat in facts["winners"] if seat < options.players
    }
    assert {each.players for each in found} == {options.players}
    assert {each.rounds for each in found} == {len(facts["points"])}


@some_option_sets
def test_rounds_with_few_and_with_many_tricks_are_told_apart(options: Options) -> None:
    events = [step.event for step in replay(whole_game(options))]
    share = options.hand_size / (3 if options.players == 2 else options.players)
    taken = [event.seat for event in events if isinstance(event, TrickTaken)]
    rounds = [taken[at : at + options.hand_size] for at in range(0, len(taken), options.hand_size)]
    expected = [each.count(0) - share for each in rounds]
    found = list(rounds_of(whole_game(options), 0))
    assert [each.tricks for each in found] == pytest.approx(expected)
    outcome = outcome_of(facts_of(options), record_to_json(whole_game(options)), 0, finished=True)
    few = summed([each.lead for each in found if each.tricks < 0])
    many = summed([each.lead for each in found if each.tricks > 0])
    assert (outcome.few_rounds, outcome.few_lead, outcome.few_squares) == few
    assert (outcome.many_rounds, outcome.many_lead, outcome.many_squares) == many


def test_a_round_that_was_broken_off_tells_nothing_of_tricks() -> None:
    assert len(list(rounds_of(two_rounds(Options()), 0))) == 1


def test_the_leads_of_all_seats_sum_to_zero() -> None:
    points = (4, -1, 7, 2)
    assert sum(lead_of(points, seat) for seat in range(4)) == pytest.approx(0)
    assert lead_of(points, 2) == pytest.approx(7 - 5 / 3)


def test_whoever_won_is_first_whatever_the_points() -> None:
    facts = {"totals": [5, 9, 9, 2], "winners": [0]}
    assert [place_of(facts, seat) for seat in range(4)] == [1, 2, 2, 4]


def test_a_game_that_was_broken_off_and_a_single_hand_have_no_place() -> None:
    record = record_to_json(whole_game(Options()))
    broken = outcome_of(facts_of(Options()), record, 0, finished=False)
    hand = outcome_of(facts_of(Options(), deal={"counts": True}), record, 0, finished=True)
    assert (broken.place, hand.place) == (None, None)
    assert broken.rounds == hand.rounds > 0


def test_a_game_counts_for_nothing_for_who_sat_down_in_the_middle_of_it() -> None:
    facts, record = facts_of(Options(), late=[1]), record_to_json(whole_game(Options()))
    assert outcome_of(facts, record, 1, finished=True) == Outcome(4, 0, 0, None)
    assert outcome_of(facts, record, 0, finished=True).rounds > 0


def test_what_is_practised_with_known_cards_counts_for_nothing() -> None:
    facts = facts_of(Options(), deal={"counts": False})
    record = record_to_json(whole_game(Options()))
    assert outcome_of(facts, record, 0, finished=True) == Outcome(4, 0, 0, None)
