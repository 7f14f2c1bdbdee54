"""Whether a deal is one; if not, which rule it breaks (R4-R9)."""

from ebbes.engine.commands import Deal
from ebbes.engine.errors import BadDeal
from ebbes.engine.state import DEAL, NOBODY, State
from ebbes.engine.verify import named, wrong_moment
from ebbes.rules.cards import Card, Value
from ebbes.rules.roles import NUMBER_DESIGNATORS
from ebbes.rules.seats import Seat, next_dealer


def verify_deal(state: State, command: Deal) -> None:
    """The right dealer, the whole deck, a fresh number designator, a first starter (R4-R9)."""
    if state.phase is not DEAL:
        raise wrong_moment(state, f"seat {command.dealer} cannot deal", seat=command.dealer)
    _verify_dealer(state, command.dealer)
    _verify_hands(state, command.hands)
    _verify_number(state, command.value)
    _verify_starter(state, command.starter)


def _verify_dealer(state: State, dealer: Seat) -> None:
    players = state.options.players
    if not 0 <= dealer < players:
        raise BadDeal(
            f"no person at seat {dealer} to deal, people are at 0 to {players - 1}",
            rule="R7",
            dealer=dealer,
        )
    if state.score.rounds > 0:
        expected = next_dealer(state.setup.dealer, players)
        if dealer != expected:
            raise BadDeal(
                f"seat {dealer} dealt, but it is seat {expected}'s turn to deal",
                rule="R7",
                dealer=dealer,
                expected=expected,
            )


def _verify_hands(state: State, hands: tuple[tuple[Card, ...], ...]) -> None:
    options = state.options
    rule = "R5" if options.more_cards else "R4"
    if len(hands) != options.seats:
        raise BadDeal(
            f"{options.seats} hands are dealt, not {len(hands)}", rule=rule, hands=len(hands)
        )
    for seat, hand in enumerate(hands):
        if len(hand) != options.hand_size:
            raise BadDeal(
                f"seat {seat} got {len(hand)} cards, not {options.hand_size}",
                rule=rule,
                seat=seat,
                cards=len(hand),
            )
    dealt = sorted([card for hand in hands for card in hand])
    if dealt != list(options.deck):
        raise _not_the_deck(dealt, set(options.deck))


def _not_the_deck(dealt: list[Card], whole: set[Card]) -> BadDeal:
    wrong = {
        "twice": {card for card in dealt if dealt.count(card) > 1},
        "not in play": set(dealt) - whole,
        "missing": whole - set(dealt),
    }
    names = {what: [named(card) for card in sorted(cards)] for what, cards in wrong.items()}
    faults = [f"{' '.join(cards)} {what}" for what, cards in names.items() if cards]
    return BadDeal(
        f"the whole deck is dealt, but {', '.join(faults)}",
        rule="R6",
        twice=names["twice"],
        strange=names["not in play"],
        missing=names["missing"],
    )


def _verify_number(state: State, value: Value | None) -> None:
    if state.options.pick_designators:
        if value is not None:
            raise BadDeal(
                f"no number is revealed when designators are picked, not even {value}",
                rule="R26",
                value=value,
            )
        return
    if value not in NUMBER_DESIGNATORS:
        raise BadDeal(
            f"the number designator is 1 to 5, not {'missing' if value is None else value}",
            rule="R9",
            value=value or 0,
        )
    if value in state.setup.numbers:
        raise BadDeal(f"the number designator {value} was used before", rule="R9", value=value)


def _verify_starter(state: State, starter: Seat | None) -> None:
    if state.score.rounds > 0:
        if starter is not None:
            raise BadDeal(
                f"the starter of a later round is named after the deal, seat {starter} with it",
                rule="R10",
                starter=starter,
            )
    elif starter is None or not 0 <= starter < state.options.players:
        raise BadDeal(
            f"a person starts the first round, not {'nobody' if starter is None else starter}",
            rule="R8",
            starter=NOBODY if starter is None else starter,
        )
