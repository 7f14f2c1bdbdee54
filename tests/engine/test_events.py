"""The tables of frequent events."""

from ebbes.engine.events import (
    CARD_PLAYED,
    SUIT_DESIGNATED,
    TRICK_TAKEN,
    CardPlayed,
    SuitDesignated,
    TrickTaken,
)


def test_every_card_played_stands_in_its_table_at_its_seat_and_card() -> None:
    assert len(CARD_PLAYED) == 5
    for seat, played in enumerate(CARD_PLAYED):
        assert played == tuple(CardPlayed(seat, card) for card in range(80))


def test_every_suit_designated_stands_in_its_table_at_its_role_and_suit() -> None:
    assert len(SUIT_DESIGNATED) == 5
    for role, designated in enumerate(SUIT_DESIGNATED):
        assert designated == tuple(SuitDesignated(role, suit) for suit in range(5))


def test_every_trick_taken_stands_in_its_table_at_its_seat() -> None:
    assert tuple(TrickTaken(seat) for seat in range(5)) == TRICK_TAKEN
