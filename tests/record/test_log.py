"""Tests of `ebbes.record.log`: a record grows with the log of its game."""

from ebbes.engine.commands import Deal
from ebbes.engine.decide import decide
from ebbes.engine.events import Dealt, DesignatorPicked, Event, StarterNamed
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.record.log import record_of
from ebbes.record.record import Pick, Record, Round
from ebbes.rules.cards import BLUE, RED, card_of
from ebbes.rules.deck import deck
from tests.record.games import FOR_TWO, PICKED, PLAIN, events_of, game, game_log
from tests.support import ALL_OPTIONS


def test_the_record_of_an_empty_log_has_no_rounds() -> None:
    assert record_of(PLAIN, ("a", "b", "c", "d"), []) == Record(PLAIN, ("a", "b", "c", "d"))


def test_a_deal_becomes_a_round_with_the_hands_in_the_order_dealt() -> None:
    cards = tuple(reversed(deck(4, False)))
    hands = tuple(cards[seat * 10 : seat * 10 + 10] for seat in range(4))
    log = decide(new_game(PLAIN), Deal(2, hands, 5, 1))
    assert record_of(PLAIN, ("a", "b", "c", "d"), log).rounds == (
        Round(dealer=2, hands=hands, starter=1, value=5),
    )


def test_the_virtual_players_cards_are_written_as_they_were_laid_out() -> None:
    for more_cards in (False, True):
        options = Options(2, more_cards)
        cards = tuple(reversed(deck(3, more_cards)))
        hands = tuple(cards[seat::3] for seat in range(3))
        log = decide(new_game(options), Deal(0, hands, 1, 0))
        assert record_of(options, ("a", "b", "v"), log).rounds[0].hands == hands


def test_designators_are_an_empty_list_before_the_first_pick_and_absent_without_the_variant() -> (
    None
):
    log: list[Event] = [Dealt(0, ((), (), ()))]
    (picked,) = record_of(PICKED, ("a", "b", "c"), log).rounds
    (plain,) = record_of(Options(3), ("a", "b", "c"), log).rounds
    assert picked.designators == ()
    assert plain.designators is None


def test_picks_are_written_in_their_order() -> None:
    log: list[Event] = [
        Dealt(0, ((), (), ())),
        StarterNamed(1),
        DesignatorPicked(2, card_of(RED, 4)),
        DesignatorPicked(0, card_of(BLUE, 1)),
    ]
    (entry,) = record_of(PICKED, ("a", "b", "c"), log).rounds
    assert entry.designators == (Pick(2, card_of(RED, 4)), Pick(0, card_of(BLUE, 1)))
    assert entry.value is None


def test_a_record_of_a_log_read_event_by_event_only_ever_grows() -> None:
    for options in (PLAIN, PICKED, FOR_TWO):
        events = events_of(game_log(options))
        before: tuple[Round, ...] = ()
        for length in range(0, len(events), 7):
            rounds = record_of(options, game(options).names, events[:length]).rounds
            assert rounds[: max(len(before) - 1, 0)] == before[:-1]
            if before:
                assert rounds[len(before) - 1].plays[: len(before[-1].plays)] == before[-1].plays
            before = rounds


def test_whatever_comes_with_a_record_is_kept_beside_the_game() -> None:
    for options in ALL_OPTIONS:
        whole = game(options)
        found = record_of(options, whole.names, events_of(game_log(options)), {"x": [1, None]})
        assert found.rounds == whole.rounds
        assert found.extra == {"x": [1, None]}
        assert found.options_extra == {}
