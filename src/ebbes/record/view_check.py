"""Whether a view can have come from a game: checked before anyone thinks about it."""

from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, NOBODY, PICK, PLAY, Setup, State
from ebbes.engine.view import View
from ebbes.record.errors import BrokenRecord
from ebbes.rules.cards import NO_CARD, NO_SUIT, SUITS, Card, Suit, suit_of
from ebbes.rules.codes import codes_of
from ebbes.rules.roles import MINUS, NIX, TRUMP, is_designator, last_suit
from ebbes.rules.seats import Seat
from ebbes.rules.trick import trick_winner
from ebbes.rules.virtual import COLUMNS

DEEPEST = 2
"""Face-down cards in a column at the most (R37)."""


def verify_view(view: View) -> None:
    """Refuse what no game can show; hidden cards are believed."""
    seen = view.seen
    _verify_seats(view)
    _verify_sizes(seen)
    _verify_setup(seen.options, seen.setup, seen.phase is PLAY)
    _verify_cards(view)
    if seen.phase in (NAME_STARTER, PICK):
        _claim(not seen.plays, f"no card is played yet in the phase {seen.phase.value!r}")
    picks = seen.options.pick_designators
    _claim(picks or seen.phase is not PICK, "designators are not picked in this game (R9)")
    if seen.setup.starter != NOBODY:
        _verify_course(seen)
    if seen.phase in (NAME_STARTER, PICK, PLAY):
        _verify_hands(view)


def _claim(holds: bool, why: str) -> None:
    if not holds:
        raise BrokenRecord("the view", why)


def _verify_seats(view: View) -> None:
    seen = view.seen
    players, seats = seen.options.players, seen.options.seats
    _claim(view.seat is None or 0 <= view.seat < players, f"no person at seat {view.seat} (R39)")
    named = [seen.turn, seen.setup.dealer, *(seat for seat, _ in seen.setup.picks)]
    for seat in named:
        _claim(NOBODY <= seat < players, f"no person at seat {seat}")
    taken = [seat for trick in seen.tricks for seat in (trick.leader, trick.winner)]
    for seat in (seen.setup.starter, *taken):
        _claim(NOBODY <= seat < seats, f"no seat {seat}")


def _verify_sizes(seen: State) -> None:
    options = seen.options
    _claim(len(seen.hands) == options.players, f"{len(seen.hands)} hands, not {options.players}")
    _claim(
        len(seen.score.totals) == options.seats,
        f"{len(seen.score.totals)} totals, not {options.seats}",
    )
    _claim(len(seen.tricks) <= options.hand_size, f"{len(seen.tricks)} tricks")
    _claim(len(seen.trick) < options.seats, f"{len(seen.trick)} cards on the table")
    for trick in seen.tricks:
        _claim(len(trick.cards) == options.seats, f"a trick of {len(trick.cards)} cards")
    if seen.virtual is not None:
        piles = (seen.virtual.face_up, seen.virtual.face_down)
        _claim([len(pile) for pile in piles] == [COLUMNS] * 2, "not five columns (R31)")
        deepest = max(len(pile) for pile in seen.virtual.face_down)
        _claim(deepest <= DEEPEST, f"{deepest} cards face down in a column (R37)")


def _verify_setup(options: Options, setup: Setup, complete: bool) -> None:
    _claim(len(setup.designators) == len(SUITS), f"{len(setup.designators)} designators")
    fewest = 1 if complete else 0
    for value in setup.designators:
        _claim(fewest <= value <= options.top_value, f"{value} cannot designate (R15)")


def _verify_cards(view: View) -> None:
    """Every card that lies open is in the deck, and only once (R4)."""
    seen = view.seen
    open_cards = [*seen.plays, *view.hand]
    if seen.virtual is not None:
        open_cards += [card for card in seen.virtual.face_up if card != NO_CARD]
    strange = [card for card in open_cards if card not in seen.options.deck]
    _claim(not strange, f"not in this deck: {codes_of(strange)} (R4)")
    twice = sorted({card for card in open_cards if open_cards.count(card) > 1})
    _claim(not twice, f"there twice: {codes_of(twice)} (R4)")
    _claim(list(view.hand) == sorted(view.hand), "the hand is not sorted")


def _verify_course(seen: State) -> None:
    """Tricks go to who wins them, and roles to the suits designated (R13, R16)."""
    roles: tuple[Suit, ...] = ()
    leader = seen.setup.starter
    for number, trick in enumerate(seen.tricks, start=1):
        _claim(trick.leader == leader, f"trick {number} was led by seat {leader} (R14)")
        roles = _roles_after(roles, trick.cards, seen.setup)
        leader = _winner(seen, leader, trick.cards, roles)
        _claim(trick.winner == leader, f"trick {number} was won by seat {leader} (R13)")
    roles = _roles_after(roles, seen.trick, seen.setup)
    _claim(seen.roles == roles, "the roles are not those the cards designate (R16)")
    if seen.phase is PLAY:
        turn = seen.seat_after(leader, len(seen.trick))
        _claim(seen.turn == turn, f"it is the turn of seat {turn} (R11)")


def _winner(seen: State, leader: Seat, cards: tuple[Card, ...], roles: tuple[Suit, ...]) -> Seat:
    trump = roles[TRUMP] if roles else NO_SUIT
    return seen.seat_after(leader, trick_winner(cards, trump))


def _roles_after(
    roles: tuple[Suit, ...], cards: tuple[Card, ...], setup: Setup
) -> tuple[Suit, ...]:
    for card in cards:
        if len(roles) < NIX and is_designator(card, setup.designators):
            roles = (*roles, suit_of(card))
            if len(roles) == MINUS + 1:
                roles = (*roles, last_suit(*roles))
    return roles


def _verify_hands(view: View) -> None:
    """Everyone has as many cards as were not played (R4, R5, R14)."""
    seen = view.seen
    left = seen.options.hand_size - len(seen.tricks)
    lying = {seen.seat_after(seen.leader, place) for place in range(len(seen.trick))}
    for seat, hand in enumerate(seen.hands):
        expected = left - (seat in lying)
        _claim(len(hand) == expected, f"seat {seat} holds {len(hand)} cards, not {expected}")
    _claim((seen.virtual is not None) == seen.options.has_virtual, "the virtual player (R30)")
