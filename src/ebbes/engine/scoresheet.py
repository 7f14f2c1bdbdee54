"""The score sheet of a round: what everyone took, and what it is worth (R20-R25, R36)."""

from dataclasses import dataclass

from ebbes.engine.state import State
from ebbes.rules.cards import SUITS, Card, suit_of, value_of
from ebbes.rules.chooser import chooser_for_virtual
from ebbes.rules.roles import NIX
from ebbes.rules.scoring import card_points, ebbes_points, nix_rank
from ebbes.rules.seats import VIRTUAL, Seat, next_dealer


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """By seat: cards taken of each suit, points for single cards and for ebbes, and their sum."""

    counts: tuple[tuple[int, ...], ...]
    card_points: tuple[int, ...]
    ebbes_points: tuple[int, ...]
    points: tuple[int, ...]
    nix_winner: Seat
    chooser: Seat


def score_sheet(state: State) -> ScoreSheet:
    """The sheet of a round whose cards are all played."""
    _, plus, ebbes, minus, _ = state.roles
    counts = suit_counts(state)
    singles = [card_points(own[plus], own[minus]) for own in counts]
    fewest, *_, most = sorted([own[ebbes] for own in counts])
    threes = [ebbes_points(own[ebbes], most, fewest) for own in counts]
    ranks = _nix_ranks(state)
    nix_winner = ranks.index(max(ranks))
    return ScoreSheet(
        counts=counts,
        card_points=tuple(singles),
        ebbes_points=tuple(threes),
        points=tuple([single + three for single, three in zip(singles, threes, strict=True)]),
        nix_winner=nix_winner,
        chooser=_chooser(state, nix_winner, ranks),
    )


def suit_counts(state: State) -> tuple[tuple[int, ...], ...]:
    """How many cards of each suit lie in everyone's tricks so far (R14)."""
    counts = []
    for pile in piles_of(state):
        suits = [suit_of(card) for card in pile]
        counts.append(tuple([suits.count(suit) for suit in SUITS]))
    return tuple(counts)


def piles_of(state: State) -> list[list[Card]]:
    """The cards in everyone's tricks so far (R14)."""
    piles: list[list[Card]] = [[] for _ in range(state.options.seats)]
    for _, cards, winner in state.tricks:
        piles[winner] += cards
    return piles


def _nix_ranks(state: State) -> list[int]:
    """How everyone stands in the suit that is nix (R25)."""
    nix = state.roles[NIX]
    taken = [[value_of(card) for card in pile if suit_of(card) == nix] for pile in piles_of(state)]
    return [nix_rank(len(values), max(values, default=0)) for values in taken]


def _chooser(state: State, nix_winner: Seat, ranks: list[int]) -> Seat:
    """The nix winner, or a person in place of the virtual player (R25, R36)."""
    if not (state.options.has_virtual and nix_winner == VIRTUAL):
        return nix_winner
    dealer = next_dealer(state.setup.dealer, state.options.players)
    return chooser_for_virtual(ranks[0], ranks[1], dealer)
