"""Tests of `ebbes.server.tables.model.wish`: what plans can be made for."""

from random import Random

from ebbes.engine.legal import legal_cards
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State
from ebbes.rules.cards import LETTERS, suit_of
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.wish import ANY, LEAD, chances_of
from tests.support import cards, every_option_set, position, random_game


def comes_about(state: State) -> set[str]:
    """The chances that are what has happened, for whoever has their turn."""
    return {LETTERS[suit_of(state.trick[0])] if state.trick else LEAD, ANY}


@every_option_set
def test_whatever_happens_was_a_chance_with_the_very_cards_that_are_legal(options: Options) -> None:
    hoped: dict[Seat, list[State]] = {seat: [] for seat in range(options.players)}
    checked = 0
    for ply in random_game(options, Random(18)):
        state = ply.before
        if state.phase is not PLAY:
            hoped = {seat: [] for seat in hoped}
            continue
        legal = legal_cards(state.hands[state.turn], state.trick)
        for before in hoped[state.turn]:
            met = [c for c in chances_of(before, state.turn) if c.when in comes_about(state)]
            assert [chance.cards for chance in met] == [legal]
            checked += 1
        hoped[state.turn] = []
        for seat in set(hoped) - {state.turn}:
            assert all(chance.cards for chance in chances_of(state, seat))
            hoped[seat].append(state)
    assert checked > 20


def test_once_a_suit_is_led_there_is_only_that_to_follow() -> None:
    state = position(Options(4), "B2 R3 R5", "R9 G1 G2", "N1 N2 N3", "Y1 Y2 Y3", turn=1)
    led = state._replace(trick=cards("R9"), turn=2)
    assert chances_of(led, 0) == ((ANY, cards("R3 R5")),)
    assert [when for when, _ in chances_of(led, 1)] == [LEAD, *LETTERS]
    assert [when for when, _ in chances_of(state, 0)] == [*LETTERS]
    assert chances_of(state, 1) == ()
