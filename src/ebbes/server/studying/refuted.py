"""A deal that shows what a card costs, played to the end of the round."""

from dataclasses import replace
from typing import Any

from ebbes.record.replay import replay
from ebbes.rules.codes import CARDS
from ebbes.server.studying.variation import Variation


def refuted(variation: Variation, found: Any) -> Variation:
    """The round as it was up to a moment, with the cards somewhere else, and played on."""
    state = variation.start
    hands = tuple(
        (
            *(card for card, owner in zip(state.plays, state.owners, strict=True) if owner == seat),
            *(CARDS[code] for code in held),
        )
        for seat, held in enumerate(found["hands"])
    )
    record = variation.record
    rounds = (*record.rounds[:-1], replace(record.rounds[-1], hands=hands))
    other = replace(record, rounds=rounds)
    dealt = replay(other)[-1].state
    shown = Variation(other, dealt, dealt)
    for code in found["plays"]:
        shown = shown.chosen(code)
    return shown
