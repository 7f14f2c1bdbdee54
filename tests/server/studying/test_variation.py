"""Tests of `ebbes.server.studying.variation` and of what is told of it."""

import json
from typing import Any

import pytest

from ebbes.engine.commands import PlayCard
from ebbes.engine.errors import MustFollowSuit, RuleError
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.engine.view import view
from ebbes.json_types import Json
from ebbes.record.cut import choices_in
from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.rules.cards import suit_of
from ebbes.rules.codes import code_of
from ebbes.server.studying.refuted import refuted
from ebbes.server.studying.variation import Variation
from ebbes.server.thinking.studying import study_on
from tests.judge.games import whole_game
from tests.support import every_option_set


def studied(study: str, record: Record, **more: Json) -> Any:
    """What a worker would say, told as workers are told."""
    request = {"study": study, "record": format_record(record), **more}
    return json.loads(json.dumps(study_on(json.loads(json.dumps(request)))))


def next_choice(variation: Variation, record: Record) -> str | int:
    """What was really chosen next."""
    state = variation.state
    entry = record.rounds[len(variation.record.rounds) - 1]
    if state.phase is PLAY:
        return code_of(entry.plays[len(state.plays)])
    if entry.designators is not None and state.setup.starter >= 0:
        return code_of(entry.designators[len(state.setup.picks)].card)
    assert entry.starter is not None
    return entry.starter


@every_option_set
def test_who_chooses_what_was_chosen_plays_the_same_round(options: Options) -> None:
    record = whole_game(options)
    for number in (1, 2):
        for made in range(0, choices_in(record.rounds[number - 1]), 5):
            variation = Variation.begun(record, number, made)
            while not variation.is_over:
                variation = variation.chosen(next_choice(variation, record))
            assert variation.recorded().rounds == record.rounds[:number]
            assert variation.turn is None


def test_a_card_the_rules_forbid_is_refused() -> None:
    variation = Variation.begun(whole_game(Options(4)), 1, 0)
    with pytest.raises(RuleError):
        variation.chosen("B15")
    with pytest.raises(RuleError):
        variation.chosen(0)
    first = variation.chosen(next_choice(variation, whole_game(Options(4))))
    held = first.state.hands[first.state.turn]
    assert first.state.led in map(suit_of, held)
    other = next(card for card in held if suit_of(card) != first.state.led)
    with pytest.raises(MustFollowSuit):
        first.chosen(code_of(other))


@every_option_set
def test_every_hidden_card_is_somewhere_in_a_reading(options: Options) -> None:
    record = whole_game(options)
    hidden = options.seats * options.hand_size - options.hand_size
    for made in (0, options.seats * 2 + 1, choices_in(record.rounds[0])):
        variation = Variation.begun(record, 1, made)
        for seat in range(options.players):
            found = studied("reading", variation.record, seat=seat)
            held = set(variation.state.hands[seat])
            assert len(found["cards"]) <= hidden
            assert not {each["card"] for each in found["cards"]} & held
            for each in found["cards"]:
                assert sum(each["uniform"]) == pytest.approx(1, abs=0.01)
                assert sum(each["weighted"]) == pytest.approx(1, abs=0.01)
                assert each["uniform"][seat] == 0 or options.has_virtual
            assert found["told"] is None if made == 0 else found["told"]["bits"] >= 0


def test_a_refutation_is_a_deal_that_could_be_and_keeps_the_rules() -> None:
    record = whole_game(Options(4))
    shown = 0
    for made in range(4, 30, 3):
        variation = Variation.begun(record, 1, made)
        state = variation.state

        best, *others = [
            code_of(choice.card)
            for choice in view(state, state.turn).legal
            if isinstance(choice, PlayCard)
        ]
        for wrong in others[:2]:
            found = studied("refutation", variation.record, best=best, wrong=wrong)
            if not found:
                continue
            shown += 1
            other = refuted(variation, found)
            assert other.is_over
            assert found["cost"] >= 0.5
            assert other.start.hands[state.turn] == state.hands[state.turn]
            assert other.start.plays == state.plays
    assert shown > 2
