"""Tests of `ebbes.bots.greedy`: plus is taken, minus is ducked, high cards are kept."""

from random import Random

import pytest

from ebbes.bots.greedy import GreedyBot, card_worth, play_worth
from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, PLAY, State, new_game
from ebbes.engine.view import View
from ebbes.rules.cards import (
    BLUE,
    BROWN,
    GREEN,
    NO_CARD,
    RED,
    YELLOW,
    Card,
    suit_of,
    value_of,
)
from ebbes.rules.codes import CARDS, code_of
from tests.support import cards

ME = 2
ROLES = (RED, GREEN, BLUE, YELLOW, BROWN)
"""Trump red, plus green, ebbes blue, minus yellow, nix brown."""


def seen(hand: str, trick: str = "", roles: tuple[int, ...] = ROLES, players: int = 3) -> View:
    """What the bot sees at its turn to play."""
    state = new_game(Options(players))._replace(
        phase=PLAY, turn=ME, trick=cards(trick), roles=roles, hands=hidden_but(hand, players)
    )
    return View(ME, state)


def hidden_but(hand: str, players: int = 3) -> tuple[tuple[Card, ...], ...]:
    """The bot's own cards, and as many hidden ones in every other hand."""
    own = tuple(sorted(cards(hand)))
    return tuple(own if seat == ME else (NO_CARD,) * len(own) for seat in range(players))


def choices(view: View) -> set[Choice]:
    """All that the bot may choose, over many seeds."""
    return {GreedyBot().choose(view, Random(seed)) for seed in range(60)}


def plays(view: View) -> str:
    """The card the bot plays whatever chance says."""
    (choice,) = choices(view)
    assert isinstance(choice, PlayCard)
    assert choice.seat == ME
    return code_of(choice.card)


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        ("G2 G6 N1", "G3 G5", "G6"),
        ("G6 G5 G4", "G3 G2", "G4"),
        ("N1 N2 R1", "G3 G2", "R1"),
        ("B6 B1", "B5 G2", "B6"),
    ],
)
def test_as_the_last_player_it_takes_plus_cards_as_cheaply_as_it_can(
    hand: str, trick: str, card: str
) -> None:
    assert plays(seen(hand, trick)) == card


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        ("Y4 Y6", "Y3 Y5", "Y4"),
        ("Y1 Y2 Y6", "Y3 Y5", "Y1"),
        ("N5 R1", "Y3 Y5", "N5"),
        ("B1 B6", "B5 Y2", "B1"),
    ],
)
def test_it_ducks_minus_cards(hand: str, trick: str, card: str) -> None:
    assert plays(seen(hand, trick)) == card


def test_a_minus_card_is_given_to_whoever_takes_the_trick() -> None:
    assert plays(seen("Y6 N1 G1", "B3 B5")) == "Y6"


def test_a_plus_card_is_not_given_away() -> None:
    assert plays(seen("G1 N6", "B3 B5")) == "N6"


def test_with_nothing_at_stake_it_keeps_its_high_cards() -> None:
    assert plays(seen("B5 N2 R6", roles=())) == "N2"
    assert plays(seen("B5 B2 B6", "B4 B1", roles=())) == "B2"


def test_it_leads_plus_rather_than_nothing_and_nothing_rather_than_minus() -> None:
    assert plays(seen("G4 N1")) == "G4"
    assert plays(seen("Y1 N4")) == "N4"


def test_the_more_are_still_to_play_the_less_a_plus_trick_is_worth() -> None:
    worth = [
        play_worth(seen("G4", "G3", players=players).seen, CARDS["G4"]) for players in (3, 4, 5)
    ]
    assert worth == pytest.approx([2 / 2 - 0.04, 2 / 3 - 0.04, 2 / 4 - 0.04])


def test_a_role_counts_only_once_it_is_known() -> None:
    state = seen("G1", roles=(RED,)).seen
    assert card_worth(state, CARDS["G1"]) == 0
    assert card_worth(state._replace(roles=(RED, GREEN)), CARDS["G1"]) == 1
    assert card_worth(state._replace(roles=(RED, GREEN, BLUE)), CARDS["Y1"]) == 0
    assert card_worth(state._replace(roles=ROLES), CARDS["Y1"]) == -1
    for card in cards("R1 B1 N1"):
        assert card_worth(state._replace(roles=ROLES), card) == 0


def test_chance_decides_among_equals() -> None:
    found = choices(seen("B3 N3 R5", roles=()))
    assert found == {PlayCard(ME, CARDS["B3"]), PlayCard(ME, CARDS["N3"])}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_names_itself_the_starter(players: int) -> None:
    state = new_game(Options(players))._replace(
        phase=NAME_STARTER, turn=ME, hands=hidden_but("B1 B2", players)
    )
    assert choices(View(ME, state)) == {NameStarter(ME, ME)}


def picking(hand: str, *picked: str) -> State:
    """The bot's turn to pick a designator, after some were picked."""
    state = new_game(Options(3, pick_designators=True))
    designators = [0] * 5
    for card in cards(" ".join(picked)):
        designators[suit_of(card)] = value_of(card)
    setup = state.setup._replace(
        dealer=0,
        starter=1,
        picks=tuple((0, CARDS[code]) for code in picked),
        designators=tuple(designators),
    )
    return state._replace(phase=PICK, turn=ME, setup=setup, hands=hidden_but(hand))


@pytest.mark.parametrize(
    ("hand", "picked", "expected"),
    [
        ("B1 B2 N3 G2 G4 G5 G6 R1 R2 R6", [], "G2 G4 G5 G6"),
        ("B1 B2 N3 G2 G4 G5 G6 R1 R2 R6", ["Y4"], "G2 G5 G6"),
        ("B1 B2 N3 G2 G4 G5 G6 R1 R2 R6", ["G3"], "R1 R2 R6"),
        ("B1 B2 N3 G2 G4 G5 G6 R1 R2 R6", ["G1", "R2"], "N3"),
        ("N2 Y2 Y1", ["B1", "G2"], "Y3 Y4 Y5 Y6"),
    ],
)
def test_it_picks_a_designator_it_holds_of_its_longest_suit(
    hand: str, picked: list[str], expected: str
) -> None:
    """With none of the free ones in its hand, any number of its longest suit."""
    state = picking(hand, *picked)
    assert choices(View(ME, state)) == {PickDesignator(ME, card) for card in cards(expected)}
