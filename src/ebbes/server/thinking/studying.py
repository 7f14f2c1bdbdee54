"""What a worker finds out for somebody who looks at a moment of a game that is over."""

from itertools import pairwise
from math import log2
from typing import Any

from ebbes.bots.sight import sight
from ebbes.engine.commands import PLAY_CARD
from ebbes.engine.decide import settle
from ebbes.engine.events import CardPlayed, Dealt
from ebbes.engine.state import DEAL, OVER, State
from ebbes.engine.view import view
from ebbes.json_types import Json
from ebbes.judge.depth import QUICK, STANDARD
from ebbes.judge.par import PLAYOUTS
from ebbes.judge.reading import bits_told, reading
from ebbes.judge.reference import Reference
from ebbes.judge.refutation import refutation
from ebbes.judge.value import values_of
from ebbes.record.parse import parse
from ebbes.record.replay import Step, replay
from ebbes.rules.codes import CARDS, code_of
from ebbes.rules.seats import Seat

DIGITS = 3
LEAST_COST = 0.5
"""Points that a refutation shows to be lost at the least: less proves nothing."""


def study_on(request: dict[str, Any]) -> Json:
    """What is asked about the last moment of a record."""
    log = replay(parse(request["record"]))
    state = settle(log[-1].state)[0]
    match request["study"]:
        case "reading":
            return _reading(log, state, request["seat"])
        case "refutation":
            return _refutation(state, request["best"], request["wrong"])
        case "points":
            return list(Reference(state.options).expected_points(state, PLAYOUTS))
        case _:
            return list(Reference(state.options).expected(state, STANDARD.playouts))


def _reading(log: tuple[Step, ...], state: State, seat: Seat) -> Json:
    """Who may hold which hidden card, for a seat, and what the last card told it."""
    told = _told(log, seat)
    if state.phase in (DEAL, OVER):
        return {"bits": 0.0, "effective": 0.0, "cards": [], "told": told}
    found = reading(view(state, seat), Reference(state.options))
    return {
        "bits": round(log2(found.deals), DIGITS),
        "effective": round(found.effective, 1),
        "cards": [
            {
                "card": code_of(card),
                "uniform": [round(chance, DIGITS) for chance in chances],
                "weighted": [round(chance, DIGITS) for chance in found.weighted[card]],
            }
            for card, chances in found.uniform.items()
        ],
        "told": told,
    }


def _told(log: tuple[Step, ...], seat: Seat) -> Json:
    """The last card of the round, and how many bits it told; nothing before the first one."""
    for before, step in reversed(list(pairwise(log))):
        match step.event:
            case Dealt():
                return None
            case CardPlayed(whose, card):
                bits = bits_told(before.state, PLAY_CARD[whose][card], seat)
                return {"seat": whose, "card": code_of(card), "bits": round(bits, DIGITS)}
    return None


def _refutation(state: State, best: str, wrong: str) -> Json:
    """A likely deal in which a card costs what it costs, played to its end; empty if none does."""
    seen = view(state, state.turn)
    reference = Reference(state.options)
    leads = {_card(value.choice): value.lead for value in values_of(seen, reference, QUICK)}
    cost = max(LEAST_COST, leads[CARDS[best]] - leads[CARDS[wrong]])
    found = refutation(sight(seen), CARDS[best], CARDS[wrong], cost, reference)
    if found is None:
        return {}
    return {
        "hands": [[code_of(card) for card in hand] for hand in found.hands],
        "face_down": [[code_of(card) for card in pile] for pile in found.face_down],
        "plays": [code_of(card) for card in found.plays],
        "cost": round(found.cost, DIGITS),
    }


def _card(choice: Any) -> int:
    card: int = choice.card
    return card
