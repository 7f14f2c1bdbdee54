"""Another game that a seat cannot tell from its own: hidden cards dealt anew by the kernel."""

from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State
from ebbes.engine.view import View
from ebbes.engine.virtual import Virtual
from ebbes.kernel.position import DOWN, FACE_DOWN, Position, empty_position, fill
from ebbes.kernel.rng import generator
from ebbes.kernel.sample import Hidden, deal_hidden, hidden_cards
from ebbes.rules.cards import Card
from ebbes.rules.virtual import COLUMNS

MIXINGS = 4
"""How often the exchanges of the sampler are run, which begin with the same deal each time."""


def resampled(view: View, seed: int) -> State:
    """A whole state that looks to the seat exactly as its view does."""
    assert view.seat is not None
    seen = view.seen
    if seen.phase in (DEAL, OVER):
        return seen
    position, rng = empty_position(), generator(seed)
    fill(position, seen)
    hidden = hidden_cards(position, view.seat)
    for _ in range(MIXINGS):
        deal_hidden(position, hidden, rng)
    virtual = _virtual_in(position, seen.virtual)
    hands = _hands_in(hidden, seen.options)
    hands[view.seat] += view.hand
    return seen._replace(hands=tuple(map(tuple, hands)), virtual=virtual)


def _hands_in(hidden: Hidden, options: Options) -> list[list[Card]]:
    """The hidden cards of the people, by owner; they come sorted."""
    hands: list[list[Card]] = [[] for _ in range(options.seats)]
    for card, owner in zip(hidden.cards.tolist(), hidden.owners.tolist(), strict=True):
        hands[owner].append(card)
    return hands[: options.players]


def _virtual_in(position: Position, seen: Virtual | None) -> Virtual | None:
    if seen is None:
        return None
    down = []
    for column in range(COLUMNS):
        first = FACE_DOWN + 2 * column
        down.append(tuple(position[first : first + int(position[DOWN + column])].tolist()))
    return seen._replace(face_down=tuple(down))


def exchanges(before: State, after: State) -> dict[Card, Card]:
    """Which card lies in `after` where another lay in `before`."""
    return dict(zip(_places(before), _places(after), strict=True))


def exchanged(state: State, cards: dict[Card, Card]) -> State:
    """An earlier state of the same round, with cards in the places of others."""
    hands = [tuple(sorted([cards.get(card, card) for card in hand])) for hand in state.hands]
    if state.virtual is None:
        return state._replace(hands=tuple(hands))
    piles = state.virtual.face_down
    down = tuple([tuple([cards.get(card, card) for card in pile]) for pile in piles])
    return state._replace(hands=tuple(hands), virtual=state.virtual._replace(face_down=down))


def _places(state: State) -> list[Card]:
    """Every card that is not open to all, place by place."""
    places = [card for hand in state.hands for card in hand]
    if state.virtual is not None:
        places += [card for pile in state.virtual.face_down for card in pile]
    return places
