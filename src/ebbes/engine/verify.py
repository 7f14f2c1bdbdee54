"""Whether a command is legal now; if not, which rule it breaks."""

from ebbes.engine.commands import NameStarter, PickDesignator, PlayCard
from ebbes.engine.errors import (
    CardNotHeld,
    MustFollowSuit,
    NoSuchSeat,
    NotYourTurn,
    PickNotFree,
    RuleError,
    WrongMoment,
)
from ebbes.engine.legal import free_designators, legal_cards
from ebbes.engine.state import DEAL, NAME_STARTER, OVER, PICK, PLAY, Phase, State
from ebbes.rules.cards import SUIT_NAMES, Card, suit_of
from ebbes.rules.codes import CODES, code_of, codes_of
from ebbes.rules.seats import Seat


def verify_play(state: State, command: PlayCard) -> None:
    """Whose turn it is, what is held, and the suit to follow (R11, R12)."""
    seat, card = command.seat, command.card
    if state.phase is not PLAY or seat != state.turn:
        raise _not_now(state, seat, PLAY, "play a card", "R11")
    hand = state.hands[seat]
    if card not in hand:
        raise CardNotHeld(
            f"card not held: played {named(card)}, holding {codes_of(hand)}",
            rule="R11",
            card=named(card),
        )
    if state.trick and suit_of(card) != state.led and card not in legal_cards(hand, state.trick):
        held = codes_of(legal_cards(hand, state.trick))
        raise MustFollowSuit(
            f"must follow {SUIT_NAMES[state.led]}: played {named(card)}, holding {held}",
            rule="R12",
            led=SUIT_NAMES[state.led],
            card=named(card),
            holding=held.split(),
        )


def verify_pick(state: State, command: PickDesignator) -> None:
    """A number and a colour that are in play and not yet taken (R26, R38)."""
    if state.phase is not PICK or command.seat != state.turn:
        raise _not_now(state, command.seat, PICK, "pick a designator", "R26")
    if command.card not in free_designators(state):
        picked = codes_of(card for _, card in state.setup.picks)
        raise PickNotFree(
            f"number and colour must both be free: picked {named(command.card)}, "
            f"taken so far {picked or 'nothing'}",
            rule="R26",
            card=named(command.card),
            taken=picked.split(),
        )


def verify_starter(state: State, command: NameStarter) -> None:
    """The chooser names any seat at the table (R10, R35, R36)."""
    if state.phase is not NAME_STARTER or command.seat != state.turn:
        raise _not_now(state, command.seat, NAME_STARTER, "name the starter", "R10")
    if not 0 <= command.starter < state.options.seats:
        raise NoSuchSeat(
            f"no seat {command.starter} at this table, seats are 0 to {state.options.seats - 1}",
            rule="R10",
            seat=command.starter,
        )


def _not_now(state: State, seat: Seat, phase: Phase, deed: str, rule: str) -> RuleError:
    if state.phase is not phase:
        return wrong_moment(state, deed, rule)
    return NotYourTurn(
        f"seat {seat} cannot {deed}: it is seat {state.turn}'s turn",
        rule=rule,
        seat=seat,
        turn=state.turn,
    )


def wrong_moment(state: State, deed: str, rule: str) -> WrongMoment:
    """Why something cannot be done now."""
    waiting = {
        DEAL: "the next round is not dealt yet",
        NAME_STARTER: "the starter is not named yet",
        PICK: "the designators are not picked yet",
        PLAY: "the round is being played",
        OVER: "the game is over",
    }[state.phase]
    if state.phase is OVER:
        rule = "R28" if state.options.pick_designators else "R27"
    return WrongMoment(f"cannot {deed} now: {waiting}", rule=rule, phase=state.phase.value)


def named(card: Card) -> str:
    """A card in an error, even one that does not exist."""
    return code_of(card) if card in CODES else f"no card ({card})"
