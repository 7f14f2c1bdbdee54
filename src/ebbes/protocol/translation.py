"""The events of the engine, to the wire and back."""

from functools import cache
from typing import assert_never, cast

from ebbes.engine import events as engine
from ebbes.engine.virtual import Virtual
from ebbes.protocol import game_events as wire
from ebbes.rules.cards import LETTERS, NO_CARD, Card
from ebbes.rules.codes import CARDS, HIDDEN_CODE, code_of
from ebbes.rules.ending import END_NAMES
from ebbes.rules.roles import ROLE_NAMES

SMALL = (engine.CardPlayed, engine.SuitDesignated, engine.TrickTaken)
"""Frequent events with few values, worth translating only once."""


def to_wire(event: engine.Event) -> wire.GameEvent:
    """An event as it goes over the wire; what a seat may not know is cut out before."""
    return _kept(event) if isinstance(event, SMALL) else _to_wire(event)


def _to_wire(event: engine.Event) -> wire.GameEvent:
    match event:
        case engine.CardPlayed(seat, card):
            return wire.CardPlayed(seat=seat, card=code_of(card))
        case engine.SuitDesignated(role, suit):
            return wire.SuitDesignated(role=ROLE_NAMES[role], suit=LETTERS[suit])
        case engine.TrickTaken(seat):
            return wire.TrickTaken(seat=seat)
        case engine.Dealt(dealer, hands, virtual):
            return wire.Dealt(dealer=dealer, hands=_codes(hands), virtual=_virtual(virtual))
        case engine.NumberRevealed(value):
            return wire.NumberRevealed(value=value)
        case engine.StarterNamed(starter, chooser):
            return wire.StarterNamed(starter=starter, chooser=chooser)
        case engine.DesignatorPicked(seat, card):
            return wire.DesignatorPicked(seat=seat, card=code_of(card))
        case engine.CardUncovered(column, card):
            return wire.CardUncovered(column=column, card=code_of(card))
        case engine.RoundScored(points, nix_winner, chooser):
            return wire.RoundScored(points=points, nix_winner=nix_winner, chooser=chooser)
        case engine.GameEnded(end, winners):
            return wire.GameEnded(end=cast("wire.EndName", END_NAMES[end]), winners=winners)
        case _:
            assert_never(event)


_kept = cache(_to_wire)


def from_wire(event: wire.GameEvent) -> engine.Event:
    """The engine's event."""
    match event:
        case wire.CardPlayed():
            return engine.CARD_PLAYED[event.seat][CARDS[event.card]]
        case wire.SuitDesignated():
            return engine.SUIT_DESIGNATED[ROLE_NAMES.index(event.role)][LETTERS.index(event.suit)]
        case wire.TrickTaken():
            return engine.TRICK_TAKEN[event.seat]
        case wire.Dealt():
            return engine.Dealt(event.dealer, _cards(event.hands), _laid_out(event.virtual))
        case wire.NumberRevealed():
            return engine.NumberRevealed(event.value)
        case wire.StarterNamed():
            return engine.StarterNamed(event.starter, event.chooser)
        case wire.DesignatorPicked():
            return engine.DesignatorPicked(event.seat, CARDS[event.card])
        case wire.CardUncovered():
            return engine.CardUncovered(event.column, CARDS[event.card])
        case wire.RoundScored():
            return engine.RoundScored(event.points, event.nix_winner, event.chooser)
        case wire.GameEnded():
            return engine.GameEnded(END_NAMES.index(event.end), event.winners)
        case _:
            assert_never(event)


Piles = tuple[tuple[Card, ...], ...]
Codes = tuple[tuple[str, ...], ...]


def _codes(piles: Piles) -> Codes:
    return tuple(tuple(code_of(card) for card in pile) for pile in piles)


def _cards(piles: Codes) -> Piles:
    return tuple(
        tuple(NO_CARD if code == HIDDEN_CODE else CARDS[code] for code in pile) for pile in piles
    )


def _virtual(virtual: Virtual | None) -> wire.VirtualCards | None:
    if virtual is None:
        return None
    (face_up,) = _codes((virtual.face_up,))
    return wire.VirtualCards(face_up=face_up, face_down=_codes(virtual.face_down))


def _laid_out(virtual: wire.VirtualCards | None) -> Virtual | None:
    if virtual is None:
        return None
    (face_up,) = _cards((virtual.face_up,))
    return Virtual(face_up, _cards(virtual.face_down))
