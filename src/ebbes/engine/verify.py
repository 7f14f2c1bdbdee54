"""Whether a choice is legal now; if not, which rule it breaks."""

from typing import Final

from ebbes.engine.commands import NameStarter, PickDesignator, PlayCard
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
from ebbes.engine.legal import cards_of_suit, free_designators
from ebbes.engine.state import DEAL, NAME_STARTER, NOBODY, OVER, PICK, PLAY, Phase, State
from ebbes.rules.cards import SUIT_NAMES, Card, suit_of
from ebbes.rules.codes import CODES, code_of, codes_of
from ebbes.rules.legal import must_follow
from ebbes.rules.seats import Seat

WAITING: Final = {
    DEAL: ("the next round is not dealt yet", "R14"),
    NAME_STARTER: ("the starter is not named yet", "R10"),
    PICK: ("the designators are not picked yet", "R26"),
    PLAY: ("the round is being played", "R14"),
    OVER: ("the game is over", "R27"),
}
"""What a game is waiting for, and the rule that says so."""


def verify_play(state: State, command: PlayCard) -> None:
    """Whose turn it is, what is held, and the suit to follow (R11, R12)."""
    seat, card = command.seat, command.card
    if state.phase is not PLAY or seat != state.turn:
        raise _not_now(state, PLAY, seat, f"play {named(card)}", "R11", card=named(card))
    hand, trick = state.hands[seat], state.trick
    if card not in hand:
        raise CardNotHeld(
            f"card not held: played {named(card)}, holding {codes_of(hand)}",
            rule="R11",
            card=named(card),
            holding=codes_of(hand).split(),
        )
    if trick and suit_of(card) != suit_of(trick[0]):
        _verify_discard(state, hand, card)


def _verify_discard(state: State, hand: tuple[Card, ...], card: Card) -> None:
    """A card of another suit than the led one (R12)."""
    following = cards_of_suit(hand, state.led)
    if must_follow(state.led, len(following)):
        led, held = SUIT_NAMES[state.led], codes_of(following)
        raise MustFollowSuit(
            f"must follow {led}: played {named(card)}, holding {held}",
            rule="R12",
            led=led,
            card=named(card),
            holding=held.split(),
        )


def verify_pick(state: State, command: PickDesignator) -> None:
    """A number and a colour that are in play and not yet taken (R26, R38)."""
    seat, card = command.seat, command.card
    if state.phase is not PICK or seat != state.turn:
        raise _not_now(state, PICK, seat, f"pick {named(card)}", "R26", card=named(card))
    if card not in free_designators(state):
        raise _not_free(state, card)


def _not_free(state: State, card: Card) -> PickNotFree:
    taken = codes_of(picked for _, picked in state.setup.picks)
    why = f"number and colour must both be free: picked {named(card)}, taken so far {taken}"
    if card not in state.options.deck:
        why = f"not in play: picked {named(card)}, values are 1 to {state.options.top_value}"
    return PickNotFree(why, rule="R26", card=named(card), taken=taken.split())


def verify_starter(state: State, command: NameStarter) -> None:
    """The chooser names any seat at the table (R10, R35, R36)."""
    seat, starter = command.seat, command.starter
    if state.phase is not NAME_STARTER or seat != state.turn:
        deed = f"name seat {starter} as the starter"
        raise _not_now(state, NAME_STARTER, seat, deed, "R10", starter=starter)
    if not 0 <= starter < state.options.seats:
        raise NoSuchSeat(
            f"no seat {starter} at this table, seats are 0 to {state.options.seats - 1}",
            rule="R10",
            seat=starter,
            seats=state.options.seats,
        )


def _not_now(
    state: State, phase: Phase, seat: Seat, deed: str, rule: str, **context: ContextValue
) -> RuleError:
    if state.phase is not phase:
        who = "nobody can" if seat == NOBODY else f"seat {seat} cannot"
        return wrong_moment(state, f"{who} {deed}", seat=seat, **context)
    return NotYourTurn(
        f"seat {seat} cannot {deed}: it is seat {state.turn}'s turn",
        rule=rule,
        seat=seat,
        turn=state.turn,
        **context,
    )


def wrong_moment(state: State, cannot: str, **context: ContextValue) -> WrongMoment:
    """Why something cannot be done now."""
    why, rule = WAITING[state.phase]
    if state.phase is OVER and state.options.pick_designators:
        rule = "R28"
    return WrongMoment(f"{cannot} now: {why}", rule=rule, phase=state.phase.value, **context)


def named(card: Card) -> str:
    """A card in an error, even one that does not exist."""
    return code_of(card) if card in CODES else f"no card ({card})"
