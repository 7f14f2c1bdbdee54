"""Puzzles: one right answer, missed by simple players, with deals that refute the others."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from ebbes.engine.commands import PlayCard
from ebbes.engine.decide import step
from ebbes.engine.options import Options
from ebbes.engine.view import View, view
from ebbes.judge import puzzle
from ebbes.judge.depth import Depth
from ebbes.judge.equal import equal_cards
from ebbes.judge.puzzle import GAP, GLANCES, SIMPLE, answer_of, card_in, puzzle_at
from ebbes.judge.reference import Reference
from ebbes.judge.value import Value, values_of
from ebbes.record.decision import decisions_of
from ebbes.record.snapshot import view_from_json
from tests.judge.games import SHALLOW, whole_game
from tests.judge.puzzles import a_puzzle
from tests.support import card, cards, dealt, play, position, taken


def test_the_right_card_is_worth_much_more_than_any_other() -> None:
    puzzle = a_puzzle()
    for value in puzzle.values:
        assert card_in(value) in puzzle.solutions or value.behind >= GAP
    assert puzzle.gap >= GAP
    assert puzzle.themes


def test_simple_players_miss_it() -> None:
    puzzle = a_puzzle()
    assert set(SIMPLE) <= set(puzzle.missed_by)
    assert 1 <= puzzle.difficulty <= 4


def test_nobody_looks_long_at_what_no_glance_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def one_lead(seen: View, _: Reference, depth: Depth) -> tuple[Value, ...]:
        looks.append(depth)
        values = [Value(choice, 0.5, 0.0, 0.1, 0.0, 0.0, 0.1, ()) for choice in seen.legal]
        gap = 5.0 if depth is GLANCES[0] else 0.0
        return (values[0], *(replace(value, worth=-gap, behind=gap) for value in values[1:]))

    monkeypatch.setattr(puzzle, "values_of", one_lead)
    monkeypatch.setattr(puzzle, "SIMPLE", ())
    lead = decisions_of(whole_game(Options(4)))[0]
    assert puzzle_at(view(lead.state, lead.seat)) is None
    assert looks == list(GLANCES)


def test_a_puzzle_can_be_read_by_whoever_reads_views() -> None:
    told = json.loads(json.dumps(a_puzzle().to_json()))
    assert view_from_json(told["view"]) == a_puzzle().view
    assert {choice["play"] for choice in told["choices"]} >= set(told["solutions"])


def test_a_refutation_is_a_deal_that_agrees_and_a_round_played_to_its_end() -> None:
    puzzle = a_puzzle()
    seen = puzzle.view.seen
    assert puzzle.refutations
    for found in puzzle.refutations:
        assert found.card not in puzzle.solutions
        assert found.plays[0] == found.card
        assert found.hands[seen.turn] == puzzle.view.hand
        state = seen._replace(hands=found.hands)
        for played in found.plays:
            state, _ = step(state, PlayCard(state.turn, played))
        assert state.score.rounds == seen.score.rounds + 1


def test_cards_without_anything_between_them_are_equal() -> None:
    state = dealt(Options(4), "G4 G5 G7 R1 R2", value=3)
    seen = view(state, 0)
    assert equal_cards(seen, cards("G4 G5 G7 R1 R2")) == dict(
        zip(cards("G4 G5 G7 R1 R2"), cards("G4 G4 G7 R1 R1"), strict=True)
    )


def test_a_card_that_is_gone_lies_between_nothing() -> None:
    out = position(Options(3), "G4 G6 R1", "G5 B1 B2", "N1 N2 N4")
    assert equal_cards(view(out, 0), cards("G4 G6"))[card("G6")] == card("G6")
    gone = position(Options(3), "G4 G6 R1", "B1 B2 B4", "N1 N2 N4", tricks=taken("", "G5 G7 G8"))
    assert equal_cards(view(gone, 0), cards("G4 G6"))[card("G6")] == card("G4")


def test_a_card_on_the_table_lies_between_others() -> None:
    lying = play(position(Options(3), "G4 G6 R1", "B1 B2 B4", "G5 N1 N2", turn=2), "G5")
    assert lying.turn == 0
    assert equal_cards(view(lying, 0), cards("G4 G6"))[card("G6")] == card("G6")


def test_a_designator_is_like_no_other_card() -> None:
    state = dealt(Options(4), "G2 G3 G4", value=3)
    assert len(set(equal_cards(view(state, 0), cards("G2 G3 G4")).values())) == 3


def test_equal_cards_have_one_answer() -> None:
    decision = decisions_of(whole_game(Options(4)))[2]
    seen = view(decision.state, decision.seat)
    answer = answer_of(seen, values_of(seen, Reference(Options(4)), SHALLOW))
    assert answer.best.behind == 0
    assert answer.gap >= 0


def test_a_forced_card_is_no_puzzle() -> None:
    for before, after in pairwise(decisions_of(whole_game(Options(3)))[:40]):
        state = before.state
        if before.round == after.round and before.choice is not None:
            state, _ = step(state, before.choice)
            if len(view(state, state.turn).legal) == 1:
                assert puzzle_at(view(state, state.turn)) is None
                return
    pytest.fail("nobody was forced")
