"""One puzzle of the booklet: what a seat sees, what every card is worth, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.record.snapshot import view_from_json
from ebbes.rules.cards import Card
from ebbes.rules.codes import CARDS

Theme: TypeAlias = Literal["trump", "take", "leave", "shed", "designate"]
Level: TypeAlias = Literal[1, 2, 3, 4]

THEMES: Final[Mapping[Theme, tuple[str, ...]]] = {
    "trump": ("trumps",),
    "take": ("takes-trick", "open", "plays-last"),
    "leave": ("leaves-trick", "gives-away"),
    "shed": ("gets-rid-of", "empties-suit"),
    "designate": ("names-role", "keeps-designator"),
}
"""What people look for, and the codes of the reasons (`docs/bots.md`) that mean it."""
LEVELS: Final[tuple[Level, ...]] = (1, 2, 3, 4)
"""How hard the judge thinks a puzzle is (`docs/judging.md`)."""
MARGIN: Final = 0.15
"""Points within which cards are as good as one another (`docs/judging.md`)."""


class Outcome(StrEnum):
    """What an answer was: the right card, the next best one, or another."""

    RIGHT = "right"
    SECOND = "second"
    OTHER = "other"


class Choice(NamedTuple):
    """A card that could be played, and what it is worth."""

    card: str
    lead: float
    error: float
    reasons: tuple[dict[str, Json], ...]


class Shown(NamedTuple):
    """A likely deal in which a card costs what it costs on the whole, played to its end."""

    hands: tuple[tuple[Card, ...], ...]
    plays: tuple[Card, ...]
    cost: float


class Proof(NamedTuple):
    """In how many of all deals that agree with the view the right card is best."""

    best: int
    deals: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision with one right answer."""

    id: str
    view: View
    right: tuple[str, ...]
    choices: tuple[Choice, ...]
    level: Level
    themes: tuple[Theme, ...]
    shown: Mapping[str, Shown]
    """By the card that they refute."""
    proof: Proof | None

    def outcome(self, card: str) -> Outcome:
        """What it is to play that card.

        The next best one is praised if it keeps at least half of what there was to gain.
        """
        if card in self.right:
            return Outcome.RIGHT
        leads = {choice.card: choice.lead for choice in self.choices}
        second = max(lead for other, lead in leads.items() if other not in self.right)
        worst, best = min(leads.values()), max(leads.values())
        is_near = leads[card] >= second - MARGIN and 2 * leads[card] >= worst + best
        return Outcome.SECOND if is_near else Outcome.OTHER


def puzzle_from(told: Mapping[str, Any]) -> Puzzle:
    """A line of the booklet as a puzzle."""
    proof = told["proof"]
    return Puzzle(
        id=told["id"],
        view=view_from_json(told["view"]),
        right=tuple(told["right"]),
        choices=tuple(
            Choice(card, lead, error, tuple(reasons))
            for card, lead, error, reasons in told["choices"]
        ),
        level=told["level"],
        themes=themes_of(told["themes"]),
        shown={card: _shown(*found) for card, found in told["refutations"].items()},
        proof=None if proof is None else Proof(*proof),
    )


def themes_of(codes: list[str]) -> tuple[Theme, ...]:
    """What people call a puzzle whose right card has these reasons."""
    return tuple(theme for theme, meant in THEMES.items() if not {*meant}.isdisjoint(codes))


def _shown(hands: list[list[str]], plays: list[str], cost: float) -> Shown:
    return Shown(tuple(map(_cards, hands)), _cards(plays), cost)


def _cards(codes: list[str]) -> tuple[Card, ...]:
    return tuple(CARDS[code] for code in codes)
