"""Tests of `ebbes.research.encoding`: what a view shows, as numbers between -1 and 1."""

from random import Random

import numpy as np

from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.research.encoding import Encoding, Pieces, empty_pieces
from ebbes.research.table import GAME, Table
from ebbes.rules.cards import Card
from ebbes.rules.seats import Seat
from tests.research.tables import random_tables
from tests.support import card, dealt, play, some_option_sets


def pieces_of(options: Options, table: Table, seat: Seat) -> Pieces:
    """A seat's pieces."""
    encoding = Encoding(options)
    _, pieces = empty_pieces(encoding.shapes())
    encoding.write(pieces, table.view(seat))
    return pieces


@some_option_sets
def test_every_number_lies_between_minus_one_and_one(options: Options) -> None:
    for table in list(random_tables(options, Random(1), GAME))[::5]:
        for seat in range(options.players):
            for piece in pieces_of(options, table, seat).values():
                assert (np.abs(piece) <= 1).all()


@some_option_sets
def test_the_own_hand_and_every_card_played_are_shown_and_no_other(options: Options) -> None:
    for table in list(random_tables(options, Random(2)))[::3]:
        for seat in range(options.players):
            pieces = pieces_of(options, table, seat)
            assert marked(options, pieces["hand"]) == set(table.state.hands[seat])
            played = pieces["played"].sum(axis=0)
            assert marked(options, played) == set(table.state.plays)
            assert set(np.unique(played)) <= {0, 1}
            shown = pieces["trick"].sum(axis=0) + pieces["taken"].sum(axis=0)
            assert (shown == played).all()


def marked(options: Options, cells: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> set[Card]:
    """The cards that are marked."""
    return {options.deck[at] for at in np.flatnonzero(cells)}


def test_a_table_in_numbers() -> None:
    options = Options(2)
    state = dealt(options, "B1 B2", "B3 B4", "N1 N2 N3 N4 N5 Y1 Y2 Y3 Y4 B5", value=3, starter=1)
    state = play(state, "B3")
    encoding = Encoding(options)
    _, pieces = empty_pieces(encoding.shapes())
    encoding.write(pieces, view(state, 0))
    assert pieces["player"].tolist() == [1, 0]
    assert pieces["turn"].tolist() == [1, 0]
    assert pieces["dealer"].tolist() == [1, 0]
    assert pieces["starter"].tolist() == [0, 1, 0]
    assert pieces["numbers"].tolist() == [0, 0, 1, 0, 0]
    assert pieces["roles"][0].tolist() == [1, 0, 0, 0, 0]
    assert marked(options, pieces["trick"][1]) == {card("B3")}
    assert marked(options, pieces["face_up"][4]) == {card("B5")}
    assert pieces["face_down"].tolist() == [0.5] * 5
    assert len(marked(options, pieces["designators"])) == 5
