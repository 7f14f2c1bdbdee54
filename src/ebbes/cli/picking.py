"""Picking a designator: what was meant, what is missing, what to type."""

from ebbes.cli.speech import Speech
from ebbes.cli.spelling import Spelt, spelt
from ebbes.engine.commands import PickDesignator
from ebbes.engine.legal import free_designators
from ebbes.engine.state import State
from ebbes.engine.view import View
from ebbes.rules.cards import Card, suit_of, value_of
from ebbes.rules.codes import code_of, letter_of


def read_pick(text: str, seen: State, speech: Speech) -> PickDesignator | None:
    """The pick meant: half a card is enough where only one other half is free."""
    meant = spelt(text, speech)
    free = [] if meant is None else _matching(meant, seen)
    if len(free) == 1:
        return PickDesignator(seen.turn, free[0])
    card = None if meant is None else meant.card
    return None if card is None else PickDesignator(seen.turn, card)


def half_pick(text: str, seen: State, speech: Speech) -> str | None:
    """What half a card needs, if it is half of one."""
    meant = spelt(text, speech)
    if meant is None or (meant.suit is None) == (meant.value is None):
        return None
    what, missing = str(meant.value), "colour"
    if meant.suit is not None:
        what, missing = speech.say("suit-mid", suit=letter_of(meant.suit)), "number"
    free = [code_of(card) for card in _matching(meant, seen)]
    if not free:
        return speech.say("cli-pick-not-free", what=what)
    codes = speech.listed(free, last="cli-list-or")
    return speech.say("cli-pick-half", what=what, missing=missing, codes=codes)


def example(view: View) -> str:
    """A card one could pick, one's own if there is one."""
    free = free_designators(view.seen)
    return code_of(next((card for card in free if card in view.hand), free[0]))


def _matching(meant: Spelt, seen: State) -> list[Card]:
    """The free designators of that colour and that number, as far as they were said."""
    return [
        card
        for card in free_designators(seen)
        if meant.suit in (None, suit_of(card)) and meant.value in (None, value_of(card))
    ]
