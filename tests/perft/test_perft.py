"""The stored positions go on in as many ways as the file says, for the engine and the oracle."""

import pytest

from ebbes.engine.perft import perft
from ebbes.engine.state import PICK, PLAY
from tests.extent import EVERYTHING
from tests.perft.positions import FILE, Position, load, oracle_counts, written
from tests.support import ALL_OPTIONS

POSITIONS = load()

ORACLE_LIMIT = 8_000
"""The oracle is slow; `python -m tests.perft.write` lets it count everything."""
ORACLE_TESTED = ORACLE_LIMIT if EVERYTHING else 2_000

every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda each: each.name)


@every_position
def test_the_engine_counts_what_is_stored(position: Position) -> None:
    state = position.state()
    assert {depth: perft(state, depth) for depth in position.counts} == position.counts


@every_position
def test_the_oracle_counts_what_is_stored(position: Position) -> None:
    game = position.game()
    for depth, stored in position.counts.items():
        if stored.sequences <= ORACLE_TESTED:
            assert oracle_counts(game, depth) == stored


def test_what_is_too_much_for_the_oracle_is_derived_by_hand_and_has_no_points() -> None:
    for position in POSITIONS:
        for stored in position.counts.values():
            if stored.sequences > ORACLE_LIMIT:
                assert position.derivation
                assert stored.finished == 0


def test_the_positions_cover_every_option_set_and_every_kind_of_decision() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= 20
    assert {position.record.options for position in POSITIONS} >= set(ALL_OPTIONS)
    phases = {position.state().phase.value for position in POSITIONS}
    assert phases == {"name starter", PICK.value, PLAY.value}


def test_some_positions_are_played_to_the_end_and_scored() -> None:
    scored = [
        position
        for position in POSITIONS
        if any(found.finished and any(found.points) for found in position.counts.values())
    ]
    assert len({position.record.options for position in scored}) == len(ALL_OPTIONS)


def test_the_file_is_written_as_it_is_read() -> None:
    assert FILE.read_text(encoding="utf-8") == written(POSITIONS)
