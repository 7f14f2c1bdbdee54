"""Why a designator is worth picking or a starter worth naming, as codes with context."""

from collections.abc import Iterator

from ebbes.bots.reasons import Reason
from ebbes.engine.commands import NameStarter, PickDesignator
from ebbes.engine.state import State
from ebbes.engine.view import View
from ebbes.rules.cards import LETTERS, NO_SUIT, SUITS, Card, suit_of
from ebbes.rules.codes import code_of
from ebbes.rules.roles import ROLE_NAMES, TRUMP, is_designator
from ebbes.rules.seats import VIRTUAL, Seat, next_picker
from ebbes.rules.virtual import virtual_column


def opening_reasons(view: View, choice: NameStarter | PickDesignator) -> tuple[Reason, ...]:
    """One or two reasons for a choice before the first card of a round."""
    if isinstance(choice, PickDesignator):
        return (_whose(view, choice.card), _suit_held(view, choice.card))
    leads = _leading(view, choice.starter)
    if view.seen.options.pick_designators:
        return (leads, _picks(view, choice.starter))
    return (leads, *_trumping(view, choice.starter))


def _whose(view: View, card: Card) -> Reason:
    """Who can play a designator."""
    virtual, code = view.seen.virtual, code_of(card)
    if card in view.hand:
        return Reason("holds-designator", {"card": code})
    open_cards = () if virtual is None else virtual.face_up
    return Reason("open-designator" if card in open_cards else "not-held", {"card": code})


def _suit_held(view: View, card: Card) -> Reason:
    """How long the suit of a designator is in the own hand."""
    suit = suit_of(card)
    cards = sum(suit_of(held) == suit for held in view.hand)
    return Reason("suit-held", {"suit": LETTERS[suit], "cards": cards})


def _leading(view: View, starter: Seat) -> Reason:
    """Who leads the first trick."""
    if starter == view.seat:
        return Reason("leads-itself")
    lead = _virtual_lead(view.seen, starter)
    if lead is not None:
        return Reason("virtual-leads", {"card": code_of(lead)})
    return Reason("lets-lead", {"seat": starter, "place": _place(view, starter)})


def _virtual_lead(seen: State, starter: Seat) -> Card | None:
    """The card with which the virtual player would begin, if it is the starter (R32)."""
    if seen.virtual is None or starter != VIRTUAL:
        return None
    face_up = seen.virtual.face_up
    return face_up[virtual_column(face_up, NO_SUIT)]


def _place(view: View, starter: Seat) -> int:
    """The own place in the first trick, counted from 1."""
    place = 1
    while starter != view.seat:
        starter = view.seen.seat_after(starter, 1)
        place += 1
    return place


def _picks(view: View, starter: Seat) -> Reason:
    """How many of the five designators are the own pick, and when the first (R26, R38)."""
    seen, order, seat = view.seen, [], starter
    for _ in SUITS:
        seat = next_picker(seat, seen.setup.dealer, seen.options.players)
        order.append(seat)
    own = [turn for turn, seat in enumerate(order, start=1) if seat == view.seat]
    return Reason("picks-designators", {"picks": len(own), "first": own[0]})


def _trumping(view: View, starter: Seat) -> Iterator[Reason]:
    """Whether the first card can make, or surely makes, its suit trump (R16)."""
    seen = view.seen
    held = [card for card in view.hand if is_designator(card, seen.setup.designators)]
    if starter == view.seat and held:
        yield Reason("can-name-trump", {"card": code_of(held[0])})
    lead = _virtual_lead(seen, starter)
    if lead is not None and is_designator(lead, seen.setup.designators):
        yield Reason("names-role", {"role": ROLE_NAMES[TRUMP], "suit": LETTERS[suit_of(lead)]})
