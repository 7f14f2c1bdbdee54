"""Why a card is worth playing, or not, as codes with context: every language can say it later."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ebbes.engine.commands import PlayCard
from ebbes.engine.rerun import laid
from ebbes.engine.state import State
from ebbes.engine.view import View
from ebbes.rules.cards import LETTERS, Card, Suit, suit_of
from ebbes.rules.codes import code_of
from ebbes.rules.roles import EBBES, MINUS, PLUS, ROLE_NAMES, TRUMP, Role

MOST = 2
LIKELY, UNLIKELY = 0.6, 0.4
"""Chances from which a trick counts as taken, or as left."""

Context = dict[str, int | float | str]


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, and what a sentence about it needs to know."""

    code: str
    context: Context = field(default_factory=dict)


def card_reasons(view: View, card: Card, chance: float) -> tuple[Reason, ...]:
    """The one or two reasons that matter; `chance` says how likely the card takes the trick."""
    if len(view.legal) == 1:
        return (Reason("only-choice"),)
    seen = view.seen
    roles = roles_with(seen, card)
    found = (
        *_naming(seen, card, roles),
        *_trick(seen, card, roles, chance),
        *_hand(view, card),
    )
    return found[:MOST] or (_outcome(_in_trick(seen, card, roles), chance),)


def roles_with(seen: State, card: Card) -> tuple[Suit, ...]:
    """The roles once the card lies there (R16)."""
    return laid(seen, card).roles


def _designates(seen: State, card: Card) -> bool:
    return roles_with(seen, card) != seen.roles


def _naming(seen: State, card: Card, roles: tuple[Suit, ...]) -> Iterator[Reason]:
    if roles != seen.roles:
        yield Reason("names-role", _role_and_suit(card, roles))


def _trick(seen: State, card: Card, roles: tuple[Suit, ...], chance: float) -> Iterator[Reason]:
    held = _in_trick(seen, card, roles)
    outcome = [_outcome(held, chance)] if any(held.values()) else []
    if chance >= LIKELY:
        yield from (*outcome, *_winning(seen, card, roles))
    elif chance <= UNLIKELY:
        yield from (*_parting(card, roles), *outcome)


def _in_trick(seen: State, card: Card, roles: tuple[Suit, ...]) -> Context:
    """How many cards of each role lie in the trick, this one included."""
    return {
        ROLE_NAMES[role]: sum(_has_role(lying, role, roles) for lying in (*seen.trick, card))
        for role in (PLUS, EBBES, MINUS)
    }


def _outcome(held: Context, chance: float) -> Reason:
    """Who takes the trick, as far as that can be told."""
    likely: Context = {"chance": round(chance, 2)}
    if chance >= LIKELY:
        return Reason("takes-trick", held | likely)
    return Reason("leaves-trick", held | likely) if chance <= UNLIKELY else Reason("open", likely)


def _winning(seen: State, card: Card, roles: tuple[Suit, ...]) -> Iterator[Reason]:
    if seen.trick and _has_role(card, TRUMP, roles) and seen.led != suit_of(card):
        yield Reason("trumps", {"led": LETTERS[seen.led]})
    if len(seen.trick) == seen.options.seats - 1:
        yield Reason("plays-last")


def _parting(card: Card, roles: tuple[Suit, ...]) -> Iterator[Reason]:
    if _has_role(card, MINUS, roles) or _has_role(card, EBBES, roles):
        yield Reason("gets-rid-of", _role_and_suit(card, roles))
    if _has_role(card, PLUS, roles):
        yield Reason("gives-away", _role_and_suit(card, roles))


def _hand(view: View, card: Card) -> Iterator[Reason]:
    suits = [suit_of(held) for held in view.hand]
    if suits.count(suit_of(card)) == 1:
        yield Reason("empties-suit", {"suit": LETTERS[suit_of(card)]})
    if _designates(view.seen, card):
        return
    cards = [choice.card for choice in view.legal if isinstance(choice, PlayCard)]
    kept = [card for card in cards if _designates(view.seen, card)]
    if kept:
        yield Reason("keeps-designator", {"card": code_of(kept[0])})


def _has_role(card: Card, role: Role, roles: tuple[Suit, ...]) -> bool:
    return len(roles) > role and roles[role] == suit_of(card)


def _role_and_suit(card: Card, roles: tuple[Suit, ...]) -> Context:
    role = roles.index(suit_of(card))
    return {"role": ROLE_NAMES[role], "suit": LETTERS[suit_of(card)]}
