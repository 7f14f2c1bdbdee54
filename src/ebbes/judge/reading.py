"""Card reading: who may hold what, from all a seat could know, and how much each card told."""

from dataclasses import dataclass
from math import log2
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ebbes.bots.sight import Sight, sight
from ebbes.engine.commands import PlayCard
from ebbes.engine.state import PLAY, State
from ebbes.engine.view import View, view
from ebbes.judge.deal_count import DealCount
from ebbes.judge.reference import Reference
from ebbes.judge.seed import chance_at
from ebbes.kernel.census import every_world
from ebbes.kernel.habits import explain_plays
from ebbes.kernel.others import SENSIBLE
from ebbes.kernel.position import FACE_DOWN, HANDS, PLAYERS
from ebbes.kernel.sample import hidden_cards
from ebbes.kernel.worlds import Worlds, sample_worlds
from ebbes.rules.cards import Card, suit_of, value_of
from ebbes.rules.seats import VIRTUAL, Seat
from ebbes.rules.virtual import COLUMNS

WARMTH: Final = SENSIBLE[0]
"""How freely people are taken to follow the reference, as `expert` takes sensible ones to."""
WORLDS: Final = 2000
"""More than four players can have with three tricks left: these are all weighed."""

Floats = NDArray[np.float64]
Chances = dict[Card, tuple[float, ...]]
"""For every hidden card how likely each seat holds it, the virtual player face down."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Who may hold what."""

    deals: int
    """How many deals agree with what was seen, cards face down in any order."""
    uniform: Chances
    """All of them equally likely: exact."""
    weighted: Chances
    """Those more likely in which everyone played as the reference would: all, or samples."""
    effective: float
    """How many equal ones the weighted ones are worth."""


def reading(seen: View, reference: Reference, worlds: int = WORLDS) -> Reading:
    """What a seat could know of the hidden cards."""
    told = sight(seen)
    hidden = DealCount.of(seen.seen, told.seat)
    cards = [int(card) for card in hidden_cards(told.position, told.seat).cards]
    seats = range(seen.seen.options.seats)
    chances = hidden.chances
    uniform = {card: chances[suit_of(card)][: len(seats)] for card in cards}
    dealt = _dealt(told, worlds)
    weights = weights_of(told, dealt, reference)
    weighted = {
        card: tuple(float(weights @ _holds(dealt, seat, card)) for seat in seats) for card in cards
    }
    return Reading(hidden.deals, uniform, weighted, float(1 / (weights**2).sum()))


def _dealt(seen: Sight, most: int) -> Worlds:
    """Every world, if there are no more than this; else so many samples."""
    every = every_world(seen.position, seen.seat, most)
    if len(every):
        return every
    return sample_worlds(seen.position, seen.seat, most, chance_at(seen.position, "reading"))


def bits_told(state: State, choice: PlayCard, seat: Seat) -> float:
    """How much a card tells a seat: the deals it could be become fewer by this power of two."""
    is_virtual = state.options.has_virtual and choice.seat == VIRTUAL
    if choice.seat == seat or is_virtual or state.phase is not PLAY:
        return 0.0
    before = DealCount.of(view(state, seat).seen, seat)
    after = before.with_card(choice.card, choice.seat)
    if state.trick and suit_of(choice.card) != state.led:
        after = after.without_suit(state.led, choice.seat)
    return log2(before.deals / after.deals)


def weights_of(seen: Sight, worlds: Worlds, reference: Reference) -> Floats:
    """How likely each world is, given how everyone has played; all together one."""
    if not len(seen.plays):
        return np.full(len(worlds), 1 / len(worlds))
    likely = explain_plays(
        worlds,
        seen.seat,
        seen.start,
        seen.plays,
        seen.owners,
        reference.policy,
        np.array([WARMTH]),
    ).sum(axis=(1, 2))
    weights: Floats = np.exp(likely - np.logaddexp.reduce(likely))
    return weights


def _holds(worlds: Worlds, seat: Seat, card: Card) -> NDArray[np.bool_]:
    """In which worlds a seat holds a card, or it lies face down before the virtual player."""
    if worlds[0, PLAYERS] == 2 and seat == VIRTUAL:
        below = worlds[:, FACE_DOWN : FACE_DOWN + 2 * COLUMNS]
        face_down: NDArray[np.bool_] = (below == card).any(axis=1)
        return face_down
    held: NDArray[np.bool_] = worlds[:, HANDS + seat * 5 + suit_of(card)] >> value_of(card) & 1 == 1
    return held
