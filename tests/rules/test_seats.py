"""Who sits where, deals and picks (R6, R7, R11, R26, R30, R38)."""

import pytest

from ebbes.rules.seats import VIRTUAL, left_of, next_dealer, next_picker, seats_at


def test_two_players_share_the_table_with_a_virtual_third() -> None:
    assert [seats_at(players) for players in (2, 3, 4, 5)] == [3, 3, 4, 5]


def test_the_virtual_player_has_the_third_seat() -> None:
    assert VIRTUAL == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_clockwise_is_the_next_seat_whoever_deals(players: int) -> None:
    for dealer in range(players):
        lefts = [left_of(seat, dealer, players) for seat in range(players)]
        assert lefts == [*range(1, players), 0]


def test_for_two_the_virtual_player_sits_left_of_the_dealer() -> None:
    assert [left_of(seat, 0, 2) for seat in (0, VIRTUAL, 1)] == [VIRTUAL, 1, 0]
    assert [left_of(seat, 1, 2) for seat in (1, VIRTUAL, 0)] == [VIRTUAL, 0, 1]


@pytest.mark.parametrize(("players", "dealer"), [(p, d) for p in (2, 3, 4, 5) for d in range(p)])
def test_clockwise_comes_round_the_whole_table(players: int, dealer: int) -> None:
    seat, visited = dealer, []
    for _ in range(seats_at(players)):
        seat = left_of(seat, dealer, players)
        visited.append(seat)
    assert sorted(visited) == list(range(seats_at(players)))
    assert seat == dealer


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_passes_to_the_left_among_the_people(players: int) -> None:
    assert [next_dealer(seat, players) for seat in range(players)] == [*range(1, players), 0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_picks_in_turn(players: int) -> None:
    for dealer in range(players):
        pickers = [next_picker(seat, dealer, players) for seat in range(players)]
        assert pickers == [*range(1, players), 0]


@pytest.mark.parametrize(
    ("dealer", "seat", "picker"),
    [(0, 0, 1), (0, 1, 0), (0, VIRTUAL, 1), (1, 0, 1), (1, 1, 0), (1, VIRTUAL, 0)],
)
def test_the_virtual_player_is_skipped_when_designators_are_picked(
    dealer: int, seat: int, picker: int
) -> None:
    assert next_picker(seat, dealer, 2) == picker
