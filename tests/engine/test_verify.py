"""Which rule an illegal command breaks, word for word (R10-R12, R26)."""

import pytest

from ebbes.engine.commands import Choice, Command, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import decide, step
from ebbes.engine.errors import (
    CardNotHeld,
    ContextValue,
    MustFollowSuit,
    NoSuchSeat,
    NotYourTurn,
    PickNotFree,
    RuleError,
    WrongMoment,
)
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, OVER, PICK, PLAY, Phase, State, new_game
from tests.support import card, cards, dealt, first_deal, play, position

BASIC = Options(4)
PICKS = Options(4, False, True)


def refusal(state: State, command: Command) -> RuleError:
    with pytest.raises(RuleError) as caught:
        decide(state, command)
    return caught.value


def told(error: RuleError) -> tuple[type[RuleError], str, str, dict[str, ContextValue]]:
    return type(error), str(error), error.rule, error.context


def at(phase: Phase, options: Options = BASIC) -> State:
    return position(options, "G2 G7 R4", "B1", "B2", "B4")._replace(phase=phase)


def test_who_holds_the_led_suit_must_follow_it() -> None:
    state = play(position(BASIC, "G8", "G2 R4 G7", "B2", "B4"), "G8")
    assert told(refusal(state, PlayCard(1, card("R4")))) == (
        MustFollowSuit,
        "must follow green: played R4, holding G2 G7 (R12)",
        "R12",
        {"led": "green", "card": "R4", "holding": ["G2", "G7"]},
    )


@pytest.mark.parametrize("letter", ["B", "N", "Y", "G", "R"])
def test_the_suit_to_follow_is_called_by_its_name(letter: str) -> None:
    names = {"B": "blue", "N": "brown", "Y": "yellow", "G": "green", "R": "red"}
    other = "B8" if letter == "R" else "R8"
    state = play(position(BASIC, f"{letter}1", f"{letter}2 {other}", "B4", "N4"), f"{letter}1")
    error = refusal(state, PlayCard(1, card(other)))
    assert error.context["led"] == names[letter]
    assert str(error) == f"must follow {names[letter]}: played {other}, holding {letter}2 (R12)"


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    assert told(refusal(at(PLAY), PlayCard(0, card("G3")))) == (
        CardNotHeld,
        "card not held: played G3, holding G2 G7 R4 (R11)",
        "R11",
        {"card": "G3", "holding": ["G2", "G7", "R4"]},
    )


@pytest.mark.parametrize("number", [0, 16, 99, -1])
def test_something_that_is_no_card_cannot_be_played(number: int) -> None:
    assert told(refusal(at(PLAY), PlayCard(0, number))) == (
        CardNotHeld,
        f"card not held: played no card ({number}), holding G2 G7 R4 (R11)",
        "R11",
        {"card": f"no card ({number})", "holding": ["G2", "G7", "R4"]},
    )


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 4])
def test_only_the_seat_to_act_plays(seat: int) -> None:
    assert told(refusal(at(PLAY), PlayCard(seat, card("G2")))) == (
        NotYourTurn,
        f"seat {seat} cannot play G2: it is seat 0's turn (R11)",
        "R11",
        {"seat": seat, "turn": 0, "card": "G2"},
    )


def test_only_the_seat_to_act_picks() -> None:
    state = dealt(PICKS, starter=0)
    assert told(refusal(state, PickDesignator(0, card("G2")))) == (
        NotYourTurn,
        "seat 0 cannot pick G2: it is seat 1's turn (R26)",
        "R26",
        {"seat": 0, "turn": 1, "card": "G2"},
    )


def test_only_the_chooser_names_the_starter() -> None:
    assert told(refusal(at(NAME_STARTER), NameStarter(3, 3))) == (
        NotYourTurn,
        "seat 3 cannot name seat 3 as the starter: it is seat 0's turn (R10)",
        "R10",
        {"seat": 3, "turn": 0, "starter": 3},
    )


@pytest.mark.parametrize("starter", [-1, 4])
def test_only_a_seat_at_the_table_can_be_named(starter: int) -> None:
    assert told(refusal(at(NAME_STARTER), NameStarter(0, starter))) == (
        NoSuchSeat,
        f"no seat {starter} at this table, seats are 0 to 3 (R10)",
        "R10",
        {"seat": starter, "seats": 4},
    )


@pytest.mark.parametrize("starter", range(4))
def test_any_seat_at_the_table_can_be_named(starter: int) -> None:
    assert decide(at(NAME_STARTER), NameStarter(0, starter))


@pytest.mark.parametrize(("number", "name"), [(57, "G9"), (0, "no card (0)"), (48, "no card (48)")])
def test_a_designator_must_be_in_play(number: int, name: str) -> None:
    assert told(refusal(dealt(PICKS), PickDesignator(1, number))) == (
        PickNotFree,
        f"not in play: picked {name}, values are 1 to 8 (R26)",
        "R26",
        {"card": name, "taken": []},
    )


@pytest.mark.parametrize("code", ["G5", "G1", "B5", "R8"])
def test_number_and_colour_must_both_be_free(code: str) -> None:
    state = dealt(PICKS)
    for pick in cards("G5 R8"):
        state = step(state, PickDesignator(state.turn, pick))[0]
    assert told(refusal(state, PickDesignator(3, card(code)))) == (
        PickNotFree,
        f"number and colour must both be free: picked {code}, taken so far G5 R8 (R26)",
        "R26",
        {"card": code, "taken": ["G5", "R8"]},
    )


WAITING = {
    DEAL: ("the next round is not dealt yet", "R14"),
    NAME_STARTER: ("the starter is not named yet", "R10"),
    PICK: ("the designators are not picked yet", "R26"),
    PLAY: ("the round is being played", "R14"),
}
DEEDS: list[tuple[Choice, str, dict[str, ContextValue], Phase]] = [
    (PlayCard(0, card("G2")), "play G2", {"card": "G2"}, PLAY),
    (PickDesignator(0, card("G2")), "pick G2", {"card": "G2"}, PICK),
    (NameStarter(0, 1), "name seat 1 as the starter", {"starter": 1}, NAME_STARTER),
]


@pytest.mark.parametrize(
    ("phase", "command", "deed", "context"),
    [(phase, *deed[:3]) for phase in WAITING for deed in DEEDS if deed[3] is not phase],
)
def test_what_does_not_fit_the_moment_is_told_what_the_game_waits_for(
    phase: Phase, command: Choice, deed: str, context: dict[str, ContextValue]
) -> None:
    why, rule = WAITING[phase]
    assert told(refusal(at(phase), command)) == (
        WrongMoment,
        f"seat 0 cannot {deed} now: {why} ({rule})",
        rule,
        {"phase": phase.value, "seat": 0, **context},
    )


@pytest.mark.parametrize(("command", "deed", "context"), [deed[:3] for deed in DEEDS])
@pytest.mark.parametrize(("options", "ended_by"), [(BASIC, "R27"), (PICKS, "R28")])
def test_after_the_game_nothing_fits(
    options: Options, ended_by: str, command: Choice, deed: str, context: dict[str, ContextValue]
) -> None:
    assert told(refusal(at(OVER, options), command)) == (
        WrongMoment,
        f"seat 0 cannot {deed} now: the game is over ({ended_by})",
        ended_by,
        {"phase": "over", "seat": 0, **context},
    )


@pytest.mark.parametrize("phase", [NAME_STARTER, PICK, PLAY])
def test_nobody_deals_before_the_round_is_played(phase: Phase) -> None:
    why, rule = WAITING[phase]
    assert told(refusal(at(phase), first_deal(BASIC, dealer=2))) == (
        WrongMoment,
        f"seat 2 cannot deal now: {why} ({rule})",
        rule,
        {"phase": phase.value, "seat": 2},
    )


@pytest.mark.parametrize(("options", "ended_by"), [(BASIC, "R27"), (PICKS, "R28")])
def test_nobody_deals_after_the_game(options: Options, ended_by: str) -> None:
    assert told(refusal(at(OVER, options), first_deal(options))) == (
        WrongMoment,
        f"seat 0 cannot deal now: the game is over ({ended_by})",
        ended_by,
        {"phase": "over", "seat": 0},
    )


def test_the_wrong_moment_comes_before_the_wrong_seat() -> None:
    assert isinstance(refusal(new_game(BASIC), PlayCard(3, card("G2"))), WrongMoment)


def test_a_wrong_seat_comes_before_a_wrong_card() -> None:
    assert isinstance(refusal(at(PLAY), PlayCard(1, card("G3"))), NotYourTurn)
    assert isinstance(refusal(at(NAME_STARTER), NameStarter(1, 9)), NotYourTurn)
