"""What the seat to act may do (R10-R12, R26)."""

import pytest

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import decide, step
from ebbes.engine.events import Dealt, GameEnded
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import free_designators, legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, State, new_game
from ebbes.rules.seats import VIRTUAL
from tests.support import card, cards, dealt, first_deal, full_hands, play, position

HAND = "B15 Y1 Y15 G1 R1 R15"


def legal_after(led: str) -> tuple[Choice, ...]:
    """What seat 1 may do with its hand after this lead."""
    return legal_commands(play(position(Options(3, True), led, HAND, "N9"), led))


def plays(codes: str) -> tuple[Choice, ...]:
    return tuple(PlayCard(1, held) for held in cards(codes))


def picked(state: State, codes: str) -> State:
    for code in cards(codes):
        state = step(state, PickDesignator(state.turn, code))[0]
    return state


def test_who_leads_may_play_any_card() -> None:
    assert legal_commands(position(Options(3, True), "B1", HAND, "N9", turn=1)) == plays(HAND)


@pytest.mark.parametrize(
    ("led", "legal"), [("B1", "B15"), ("Y7", "Y1 Y15"), ("G2", "G1"), ("R8", "R1 R15")]
)
def test_who_holds_the_led_suit_may_play_only_that(led: str, legal: str) -> None:
    assert legal_after(led) == plays(legal)


def test_who_does_not_hold_the_led_suit_may_play_any_card() -> None:
    assert legal_after("N7") == plays(HAND)


def test_a_play_is_a_command_of_the_seat_to_act() -> None:
    state = position(Options(3), "G8", "B2 G4 G1", "G2", turn=1)
    assert legal_commands(state) == tuple(PlayCard(1, held) for held in cards("B2 G1 G4"))


@pytest.mark.parametrize(
    ("options", "free"),
    [
        (Options(2, False, True), 30),
        (Options(3, False, True), 30),
        (Options(4, False, True), 40),
        (Options(5, False, True), 50),
        (Options(2, True, True), 45),
        (Options(5, True, True), 75),
    ],
)
def test_the_first_picker_may_pick_any_card_in_play(options: Options, free: int) -> None:
    state = dealt(options)
    assert len(free_designators(state)) == free
    assert legal_commands(state) == tuple(
        PickDesignator(state.turn, each) for each in free_designators(state)
    )


def test_number_and_colour_of_a_pick_are_gone_for_the_round() -> None:
    state = picked(dealt(Options(3, False, True)), "G5 B1")
    assert free_designators(state) == cards("N2 N3 N4 N6 Y2 Y3 Y4 Y6 R2 R3 R4 R6")


def test_the_last_picker_chooses_among_the_remaining_numbers() -> None:
    state = picked(dealt(Options(3, False, True)), "G5 B1 N2 Y3")
    assert free_designators(state) == cards("R4 R6")


def test_the_chooser_may_name_any_seat() -> None:
    state = position(Options(4), "", "", "", "", turn=2)._replace(phase=NAME_STARTER)
    assert legal_commands(state) == tuple(NameStarter(2, starter) for starter in range(4))


def test_the_virtual_player_may_be_named_starter() -> None:
    state = position(Options(2), "", "", turn=1)._replace(phase=NAME_STARTER)
    assert NameStarter(1, VIRTUAL) in legal_commands(state)
    assert len(legal_commands(state)) == 3


def test_nobody_may_do_anything_before_a_deal_or_after_the_game() -> None:
    start = new_game(Options(3))
    assert legal_commands(start) == ()
    assert legal_commands(evolve(start, GameEnded(3, (0,)))) == ()


def test_in_the_first_round_nobody_names_the_starter() -> None:
    state = evolve(new_game(Options(3)), Dealt(0, full_hands(Options(3))))
    assert state.hands != ((), (), ())
    assert legal_commands(state) == ()


def test_every_legal_command_of_a_first_deal_is_accepted() -> None:
    state = step(new_game(Options(4)), first_deal(Options(4), "B1", value=1))[0]
    assert card("B1") in state.hands[0]
    assert all(decide(state, command) for command in legal_commands(state))
