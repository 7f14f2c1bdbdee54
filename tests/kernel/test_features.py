"""What a policy looks at: always a row that exists, and nothing its seat cannot see."""

from random import Random

import numpy as np

from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.engine.view import view
from ebbes.kernel.features import CARD_ROWS, CARD_SIZE, SITUATION_ROWS
from ebbes.kernel.policy import scratch
from ebbes.kernel.position import empty_position, fill
from tests.kernel.compiled import rows_of
from tests.support import every_option_set, random_game


@every_option_set
def test_features_are_rows_of_their_tables_and_come_from_the_view_alone(options: Options) -> None:
    full, seen = empty_position(), empty_position()
    room, seen_room = scratch(), scratch()
    for ply in random_game(options, Random(21)):
        state = ply.after
        if state.phase is not PLAY:
            continue
        fill(full, state)
        fill(seen, view(state, state.turn).seen)
        found = rows_of(full, room)
        assert rows_of(seen, seen_room) == found
        card_rows = room.card_rows[: found * CARD_SIZE]
        assert np.array_equal(card_rows, seen_room.card_rows[: found * CARD_SIZE])
        assert np.array_equal(room.situation_rows, seen_room.situation_rows)
        assert 0 <= room.situation_rows.min() <= room.situation_rows.max() < SITUATION_ROWS
        assert 0 <= card_rows.min() <= card_rows.max() < CARD_ROWS


@every_option_set
def test_no_row_is_counted_twice_for_one_card(options: Options) -> None:
    position, room = empty_position(), scratch()
    for ply in random_game(options, Random(22)):
        if ply.after.phase is PLAY:
            fill(position, ply.after)
            for place in range(rows_of(position, room)):
                rows = room.card_rows[place * CARD_SIZE : (place + 1) * CARD_SIZE]
                assert len(set(rows.tolist())) == CARD_SIZE
