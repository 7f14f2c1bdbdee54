"""Tests of `ebbes.server.studying.refuted`: other cards where somebody could not see them."""

from dataclasses import replace
from typing import Any

import pytest

from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.record.cut import choices_in
from ebbes.rules.codes import code_of
from ebbes.server.studying.refuted import refuted
from ebbes.server.studying.variation import Variation
from tests.judge.games import whole_game
from tests.support import option_id

CASES = [Options(2), Options(2, more_cards=True), Options(4)]


def as_it_was(state: State, plays: tuple[int, ...]) -> Any:
    """The cards where they truly lay, and how the round truly went on."""
    down = () if state.virtual is None else state.virtual.face_down
    return {
        "hands": [[code_of(card) for card in hand] for hand in state.hands],
        "face_down": [[code_of(card) for card in pile] for pile in down],
        "plays": [code_of(card) for card in plays],
    }


@pytest.mark.parametrize("options", CASES, ids=option_id)
def test_with_the_cards_where_they_were_the_round_goes_as_it_went(options: Options) -> None:
    record = whole_game(options)
    (entry, *_) = record.rounds
    for made in range(0, choices_in(entry), 3):
        begun = Variation.begun(record, 1, made)
        shown = refuted(begun, as_it_was(begun.start, entry.plays[len(begun.start.plays) :]))
        found = shown.recorded().rounds[0]
        assert shown.is_over
        assert replace(found, hands=entry.hands) == entry
        assert [*map(sorted, found.hands)] == [*map(sorted, entry.hands)]
        assert found.hands[options.players :] == entry.hands[options.players :]
