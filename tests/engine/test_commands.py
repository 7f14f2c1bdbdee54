"""The table of all plays."""

from ebbes.engine.commands import PLAY_CARD, PlayCard


def test_every_play_stands_in_the_table_at_its_seat_and_card() -> None:
    assert len(PLAY_CARD) == 5
    for seat, plays in enumerate(PLAY_CARD):
        assert plays == tuple(PlayCard(seat, card) for card in range(80))
