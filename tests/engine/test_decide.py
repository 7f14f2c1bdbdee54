"""What a command leads to (R6-R17, R26, R30-R38)."""

from random import Random

import pytest

from ebbes.engine.commands import Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import answer, decide, settle, step
from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.evolve import evolve
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, NOBODY, OVER, PICK, PLAY, State, Trick, new_game
from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import BLUE, BROWN, GREEN, NO_CARD, RED, YELLOW
from ebbes.rules.ending import ROUNDS
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS, TRUMP
from ebbes.rules.seats import VIRTUAL
from tests.support import (
    card,
    cards,
    dealt,
    events_of,
    first_deal,
    full_hands,
    play,
    position,
    random_command,
    random_game,
)


def test_a_first_deal_names_number_and_starter() -> None:
    options = Options(3)
    hands = full_hands(options, "R6 B1", "G2")
    deal = Deal(2, hands, 4, 1)
    assert decide(new_game(options), deal) == (Dealt(2, hands), NumberRevealed(4), StarterNamed(1))
    state = dealt(options, "R6 B1", "G2", value=4, dealer=2, starter=1)
    assert (state.phase, state.turn) == (PLAY, 1)
    assert state.hands == tuple(tuple(sorted(hand)) for hand in hands)


def test_with_picks_a_first_deal_leads_to_the_first_picker() -> None:
    options = Options(3, False, True)
    deal = first_deal(options, dealer=0, starter=2)
    state, events = step(new_game(options), deal)
    assert events == (Dealt(0, deal.hands), StarterNamed(2))
    assert (state.phase, state.turn, state.setup.starter) == (PICK, 0, 2)


def test_for_two_the_third_hand_is_laid_out_for_the_virtual_player() -> None:
    options = Options(2)
    deal = first_deal(options, starter=1)
    laid_out = Virtual.laid_out(deal.hands[2])
    assert decide(new_game(options), deal)[0] == Dealt(0, deal.hands[:2], laid_out)


def test_the_starter_of_a_later_round_is_named_by_the_nix_winner() -> None:
    plies = random_game(Options(4), Random(1))
    played = next(ply.after for ply in plies if ply.after.phase is DEAL)
    assert played.score.chooser is not None
    hands = full_hands(Options(4))
    numbers = [value for value in range(1, 6) if value not in played.setup.numbers]
    dealer = (played.setup.dealer + 1) % 4
    state, events = step(played, Deal(dealer, hands, numbers[0]))
    assert events == (Dealt(dealer, hands), NumberRevealed(numbers[0]))
    assert (state.phase, state.turn) == (NAME_STARTER, played.score.chooser)
    named, events = step(state, NameStarter(state.turn, 2))
    assert events == (StarterNamed(2, state.turn),)
    assert (named.phase, named.turn, named.setup.starter) == (PLAY, 2, 2)
    assert named.setup.chooser == played.score.chooser


def test_a_card_on_the_table_passes_the_turn() -> None:
    state = position(Options(3), "G8 G1", "B2", "G2", turn=0)
    after, events = step(state, PlayCard(0, card("G8")))
    assert events == (CardPlayed(0, card("G8")),)
    assert (after.turn, after.trick, after.hands) == (
        1,
        cards("G8"),
        (cards("G1"), cards("B2"), cards("G2")),
    )


def test_the_last_card_of_a_trick_gives_it_to_its_winner_who_leads() -> None:
    state = play(position(Options(3), "G2 G1", "G8 B1", "G4 B4", turn=2), "G4 G2")
    after, events = step(state, PlayCard(1, card("G8")))
    assert events == (CardPlayed(1, card("G8")), TrickTaken(1))
    assert after.tricks == (Trick(2, cards("G4 G2 G8"), 1),)
    assert (after.turn, after.trick) == (1, ())


def test_a_designator_card_gives_its_suit_the_next_role() -> None:
    state = position(Options(3), "G3 R3 B5", "N3 Y6 N4", "Y3 B3 N5", value=3)
    assert events_of(state, "G3")[1:] == (SuitDesignated(TRUMP, GREEN),)
    state = play(state, "G3")
    assert events_of(state, "N3")[1:] == (SuitDesignated(PLUS, BROWN),)
    state = play(state, "N3")
    assert events_of(state, "Y3")[1:] == (SuitDesignated(EBBES, YELLOW), TrickTaken(0))
    state = play(state, "Y3")
    assert state.roles == (GREEN, BROWN, YELLOW)
    assert events_of(state, "R3")[1:] == (SuitDesignated(MINUS, RED), SuitDesignated(NIX, BLUE))
    state = play(state, "R3 Y6")
    assert state.roles == (GREEN, BROWN, YELLOW, RED, BLUE)
    assert events_of(state, "B3")[1:] == (TrickTaken(0),)


def test_another_card_of_the_number_of_a_designated_suit_does_not_exist_so_roles_stay() -> None:
    state = position(Options(3), "G4 G5", "G2 G1", "G6 B1", roles="G", value=3)
    assert play(state, "G4 G2 G6").roles == (GREEN,)


def test_five_picks_begin_left_of_the_starter_and_then_the_starter_leads() -> None:
    state = dealt(Options(4, False, True), dealer=0, starter=1)
    pickers = []
    for pick in cards("G5 B1 N2 Y8 R4"):
        pickers.append(state.turn)
        state, events = step(state, PickDesignator(state.turn, pick))
        assert events == (DesignatorPicked(pickers[-1], pick),)
    assert pickers == [2, 3, 0, 1, 2]
    assert state.setup.picks == tuple(zip(pickers, cards("G5 B1 N2 Y8 R4"), strict=True))
    assert state.setup.designators == (1, 2, 8, 5, 4)
    assert (state.phase, state.turn) == (PLAY, 1)


@pytest.mark.parametrize(
    ("dealer", "starter", "pickers"),
    [
        (0, 0, [1, 0, 1, 0, 1]),
        (0, 1, [0, 1, 0, 1, 0]),
        (1, 0, [1, 0, 1, 0, 1]),
        (1, 1, [0, 1, 0, 1, 0]),
    ],
)
def test_for_two_the_people_pick_in_turn(dealer: int, starter: int, pickers: list[int]) -> None:
    state = dealt(Options(2, False, True), dealer=dealer, starter=starter)
    found = []
    for pick in cards("G5 B1 N2 Y6 R4"):
        found.append(state.turn)
        state = step(state, PickDesignator(state.turn, pick))[0]
    assert found == pickers


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 0)])
def test_a_virtual_starter_is_followed_by_the_dealers_partner_in_picking(
    dealer: int, first: int
) -> None:
    state = dealt(Options(2, False, True), dealer=dealer)
    waiting = state._replace(phase=NAME_STARTER, turn=0)
    named = step(waiting, NameStarter(0, VIRTUAL))[0]
    assert (named.phase, named.turn) == (PICK, first)
    for pick in cards("G5 B1 N2 Y6 R4"):
        named = step(named, PickDesignator(named.turn, pick))[0]
    assert len(named.trick) == 1
    assert named.turn == first


VIRTUAL_HAND = "B3 B4 B5 N4 N5 Y4 N2 Y6 R1 G5"
"""Face up from the left: Y4 N2 Y6 R1 G5, on B3 B4 B5 N4 N5."""


def two(anna: str, ben: str, dealer: int = 0, starter: int = 0) -> State:
    return dealt(Options(2), anna, ben, VIRTUAL_HAND, value=1, dealer=dealer, starter=starter)


def test_the_virtual_player_plays_at_once_when_its_turn_comes() -> None:
    state = two("Y2", "Y5")
    assert events_of(state, "Y2") == (CardPlayed(0, card("Y2")), CardPlayed(VIRTUAL, card("Y4")))
    assert play(state, "Y2").turn == 1


def test_seating_for_two_depends_on_the_dealer() -> None:
    assert play(two("Y2", "Y5", dealer=0, starter=0), "Y2").turn == 1
    assert play(two("Y2", "Y5", dealer=0, starter=1), "Y5").trick == cards("Y5")
    assert play(two("Y2", "Y5", dealer=0, starter=1), "Y5").turn == 0
    assert play(two("Y2", "Y5", dealer=1, starter=1), "Y5").trick == cards("Y5 Y4")
    assert play(two("Y2", "Y5", dealer=1, starter=1), "Y5").turn == 0
    assert play(two("Y2", "Y5", dealer=1, starter=0), "Y2").turn == 1


def test_its_card_is_turned_up_after_the_trick_and_before_the_next() -> None:
    state = play(two("Y2", "Y5"), "Y2")
    assert state.virtual is not None
    assert state.virtual.face_up == (NO_CARD, *cards("N2 Y6 R1 G5"))
    assert events_of(state, "Y5") == (
        CardPlayed(1, card("Y5")),
        TrickTaken(1),
        CardUncovered(0, card("B3")),
    )


def test_with_more_cards_the_upper_of_two_face_down_cards_is_turned_up_first() -> None:
    virtual = "B1 B2 B3 N4 N5 N1 N2 N3 N6 N7 Y4 Y6 R1 G5 G6"
    state = play(dealt(Options(2, True), "Y2 N8", "Y5 N9", virtual, value=5), "Y2")
    assert events_of(state, "Y5")[-1] == CardUncovered(0, card("N1"))
    state = play(state, "Y5 N9")
    assert events_of(state, "N8")[1:] == (
        CardPlayed(VIRTUAL, card("N1")),
        TrickTaken(1),
        CardUncovered(0, card("B1")),
    )


def test_a_virtual_winner_leads_its_leftmost_card_at_once() -> None:
    state = play(two("Y2", "Y3"), "Y2")
    assert events_of(state, "Y3") == (
        CardPlayed(1, card("Y3")),
        TrickTaken(VIRTUAL),
        CardUncovered(0, card("B3")),
        CardPlayed(VIRTUAL, card("B3")),
    )


def test_a_virtual_card_designates_like_any_other() -> None:
    state = dealt(Options(2), "Y2", "Y5", VIRTUAL_HAND, value=4)
    assert events_of(state, "Y2")[1:] == (
        CardPlayed(VIRTUAL, card("Y4")),
        SuitDesignated(TRUMP, YELLOW),
    )


def test_a_virtual_starter_leads_as_soon_as_it_is_named() -> None:
    state = two("Y2", "Y5")._replace(phase=NAME_STARTER, turn=1)
    assert decide(state, NameStarter(1, VIRTUAL)) == (
        StarterNamed(VIRTUAL, 1),
        CardPlayed(VIRTUAL, card("Y4")),
    )


NINE_TRICKS = tuple(Trick(0, (), 0) for _ in range(9))


def last_trick(rounds: int) -> State:
    """One card each, and all roles are known; brown is plus, yellow ebbes, red trump."""
    tricks = (*NINE_TRICKS[:8], Trick(1, cards("N1 Y2 Y4"), 1))
    return position(
        Options(3), "N2", "Y1", "R2", tricks=tricks, roles="RNYBG", totals=(5, 0, -2), rounds=rounds
    )


def test_the_last_trick_scores_the_round() -> None:
    state = play(last_trick(rounds=0), "N2 Y1")
    after, events = step(state, PlayCard(2, card("R2")))
    scored = RoundScored((0, 1, 4), 0, 0)
    assert events == (CardPlayed(2, card("R2")), TrickTaken(2), scored)
    assert (after.phase, after.turn) == (DEAL, NOBODY)
    assert after.score.totals == (5, 1, 2)
    assert (after.score.rounds, after.score.chooser) == (1, 0)
    assert len(after.tricks) == 10


def test_the_fifth_round_ends_the_game() -> None:
    state = play(last_trick(rounds=4), "N2 Y1")
    after, events = step(state, PlayCard(2, card("R2")))
    assert events[-1] == GameEnded(ROUNDS, (0,))
    assert (after.phase, after.turn) == (OVER, NOBODY)
    assert (after.score.end, after.score.winners) == (ROUNDS, (0,))


def test_tricks_and_roles_stay_until_the_next_deal() -> None:
    after = play(last_trick(rounds=1), "N2 Y1 R2")
    assert len(after.roles) == 5
    assert len(after.tricks) == 10
    state = step(after, Deal(1, full_hands(Options(3)), 1))[0]
    assert (state.roles, state.tricks, state.setup.starter) == ((), (), NOBODY)
    assert state.setup.numbers == (3, 1)


def test_an_answer_is_the_command_alone_without_what_follows() -> None:
    state = position(Options(3), "G3", "B2", "G2", value=3)
    assert answer(state, PlayCard(0, card("G3"))) == (CardPlayed(0, card("G3")),)
    assert len(decide(state, PlayCard(0, card("G3")))) == 2


def test_settling_goes_on_until_somebody_has_to_decide() -> None:
    state = two("Y2", "Y3")
    halfway = evolve(play(state, "Y2"), CardPlayed(1, card("Y3")))
    settled, events = settle(halfway)
    assert events == events_of(play(state, "Y2"), "Y3")[1:]
    assert settled == play(state, "Y2 Y3")
    assert settle(settled) == (settled, ())


def test_deciding_changes_nothing() -> None:
    state = dealt(Options(2))
    before = repr(state)
    decide(state, random_command(state, Random(0)))
    assert repr(state) == before
