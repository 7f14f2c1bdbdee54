"""A deal that shows what a card costs, played to the end of the round."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ebbes.engine.decide import settle
from ebbes.engine.state import State
from ebbes.engine.virtual import Virtual
from ebbes.record.replay import replay
from ebbes.rules.cards import Card
from ebbes.rules.codes import CARDS
from ebbes.server.studying.variation import Variation


def refuted(variation: Variation, found: Any) -> Variation:
    """The round as it was up to a moment, with the cards somewhere else, and played on."""
    record = variation.record
    entry = record.rounds[-1]
    hands = _hands(variation.start, found["hands"])
    if found["face_down"]:
        hands = (*hands, _laid_out_otherwise(entry.hands[-1], found["face_down"]))
    other = replace(record, rounds=(*record.rounds[:-1], replace(entry, hands=hands)))
    dealt, _ = settle(replay(other)[-1].state)
    shown = Variation(other, dealt, dealt)
    for code in found["plays"]:
        if CARDS[code] not in shown.state.plays:
            shown = shown.chosen(code)
    return shown


def _hands(state: State, held: Sequence[Sequence[str]]) -> tuple[tuple[Card, ...], ...]:
    """What people were dealt, by seat: what they have played, and what they hold now."""
    return tuple(
        (
            *(card for card, owner in zip(state.plays, state.owners, strict=True) if owner == seat),
            *(CARDS[code] for code in codes),
        )
        for seat, codes in enumerate(held)
    )


def _laid_out_otherwise(
    dealt: tuple[Card, ...], face_down: Sequence[Sequence[str]]
) -> tuple[Card, ...]:
    """The virtual player's cards in the order dealt, with others where they still lie face down."""
    before = Virtual.laid_out(dealt)
    piles = tuple(
        (*(CARDS[code] for code in now), *pile[len(now) :])
        for pile, now in zip(before.face_down, face_down, strict=True)
    )
    return before._replace(face_down=piles).in_order_dealt()
