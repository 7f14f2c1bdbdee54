"""Puzzles: decisions with one right answer that simple players miss."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import Final

from ebbes.bots.bot import Bot
from ebbes.bots.roster import bot_named
from ebbes.bots.sight import sight
from ebbes.engine.commands import PlayCard
from ebbes.engine.state import PLAY
from ebbes.engine.view import View, view
from ebbes.json_types import Json
from ebbes.judge.depth import Depth
from ebbes.judge.equal import equal_cards
from ebbes.judge.fingerprint import Fingerprint
from ebbes.judge.reference import Reference
from ebbes.judge.refutation import Refutation, refutation
from ebbes.judge.unit import POINTS, unit_at
from ebbes.judge.value import Value, values_of
from ebbes.kernel.verdict import SURELY
from ebbes.record.decision import decisions_of
from ebbes.record.record import Record
from ebbes.record.snapshot import view_to_json
from ebbes.rules.cards import Card
from ebbes.rules.codes import code_of

FORMAT: Final = "ebbes-puzzle/1"
GAP: Final = 0.9
"""Points that the right answer is worth more than any other."""
ERROR: Final = 0.1
"""The standard error that this may have."""
GLANCES: Final = tuple(
    Depth(worlds=worlds, error=0.0, most=worlds, playouts=0) for worlds in (192, 768)
)
"""What costs little comes first: most decisions are no puzzles."""
LOOK: Final = Depth(worlds=4000, error=0.0, most=4000, playouts=0)
SECOND_LOOK: Final = Depth(worlds=500, error=0.0, most=4000, playouts=0)
"""The same for who only wants to know the best: what is clearly behind drops out."""
LOOSER: Final = 2.0
"""The warmth of the second policy that must agree."""
SIMPLE: Final = ("greedy", "solid")
"""Who must miss it."""
OTHERS: Final = ("pimc", "strong", "expert")
"""Those of them who miss it as well make it a harder one."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What a seat sees, the cards that are right, and why."""

    view: View
    solutions: tuple[Card, ...]
    values: tuple[Value, ...]
    gap: float
    error: float
    themes: tuple[str, ...]
    """The codes of the reasons for the right card."""
    missed_by: tuple[str, ...]
    refutations: tuple[Refutation, ...]
    fingerprint: Fingerprint

    @property
    def difficulty(self) -> int:
        """From 1 to 4: how many of the better bots miss it, and one more."""
        return 1 + sum(name in OTHERS for name in self.missed_by)

    def to_json(self) -> dict[str, Json]:
        """The puzzle as `docs/judging.md` describes it."""
        seen = view_to_json(self.view)
        digest = sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()
        return {
            "format": FORMAT,
            "id": digest[:12],
            "view": seen,
            "solutions": [code_of(card) for card in self.solutions],
            "gap": self.gap,
            "error": self.error,
            "themes": list(self.themes),
            "difficulty": self.difficulty,
            "missed_by": list(self.missed_by),
            "choices": [
                {"play": code_of(card_in(value)), "lead": value.lead, "behind": value.behind}
                for value in self.values
            ],
            "refutations": [_refutation(each) for each in self.refutations],
            "fingerprint": self.fingerprint.to_json(),
        }


def puzzles_in(record: Record) -> Iterator[Puzzle]:
    """The puzzles among the decisions of a record, where points are played for."""
    for decision in decisions_of(record):
        if decision.state.phase is PLAY and unit_at(decision.state) is POINTS:
            found = puzzle_at(view(decision.state, decision.seat))
            if found is not None:
                yield found


def puzzle_at(seen: View) -> Puzzle | None:
    """The puzzle in what a seat sees, if there is one."""
    if len(seen.legal) < 2:
        return None
    reference = Reference(seen.seen.options)
    if not _is_promising(seen, reference):
        return None
    values = values_of(seen, reference, LOOK)
    answer = answer_of(seen, values)
    if answer.gap < GAP or answer.error > ERROR or not _is_sure(seen, answer, reference):
        return None
    missed_by = _missed_by(seen, answer.right)
    if not set(SIMPLE) <= set(missed_by):
        return None
    return Puzzle(
        seen,
        answer.right,
        values,
        answer.gap,
        answer.error,
        tuple(dict.fromkeys(reason.code for reason in answer.best.reasons)),
        missed_by,
        _refutations(seen, values, answer, reference),
        Fingerprint.of(seen.seen.options, LOOK),
    )


def _is_promising(seen: View, reference: Reference) -> bool:
    """Whether there may be a right answer that simple players miss."""
    for depth in GLANCES:
        answer = answer_of(seen, values_of(seen, reference, depth))
        if answer.gap < GAP - SURELY * answer.error:
            return False
        if any(_chooses(name, seen) in answer.right for name in SIMPLE):
            return False
    return True


def _is_sure(seen: View, answer: "Answer", reference: Reference) -> bool:
    """Whether other luck and a looser policy find the same."""
    looser = Reference(seen.seen.options, LOOSER)
    for player, luck in ((reference, ", again"), (looser, ""), (looser, ", again")):
        if answer_of(seen, values_of(seen, player, SECOND_LOOK, luck=luck)).right != answer.right:
            return False
    return True


@dataclass(frozen=True, slots=True)
class Answer:
    """The right cards, those as good as equal among them, and how far the next one is behind."""

    best: Value
    right: tuple[Card, ...]
    gap: float
    error: float


def answer_of(seen: View, values: tuple[Value, ...]) -> Answer:
    """What the values of all cards say."""
    best = max(values, key=lambda value: value.worth)
    same = equal_cards(seen, [card_in(value) for value in values])
    right = tuple(card_in(value) for value in values if same[card_in(value)] == same[card_in(best)])
    others = [value for value in values if card_in(value) not in right]
    if not others:
        return Answer(best, right, 0.0, 0.0)
    second = min(others, key=lambda value: value.behind)
    return Answer(best, right, second.behind, second.behind_error)


def card_in(value: Value) -> Card:
    """The card that a value is about."""
    assert isinstance(value.choice, PlayCard)
    return value.choice.card


@cache
def _bot(name: str) -> Bot:
    return bot_named(name)


def _chooses(name: str, seen: View) -> Card:
    choice = _bot(name).choose(seen, Random(f"puzzle {name}"))
    assert isinstance(choice, PlayCard)
    return choice.card


def _missed_by(seen: View, right: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(name for name in (*SIMPLE, *OTHERS) if _chooses(name, seen) not in right)


def _refutations(
    seen: View, values: tuple[Value, ...], answer: Answer, reference: Reference
) -> tuple[Refutation, ...]:
    told, best = sight(seen), card_in(answer.best)
    found = [
        refutation(told, best, card_in(value), value.behind, reference)
        for value in values
        if card_in(value) not in answer.right
    ]
    return tuple(each for each in found if each is not None)


def _refutation(found: Refutation) -> dict[str, Json]:
    return {
        "play": code_of(found.card),
        "hands": [[code_of(card) for card in hand] for hand in found.hands],
        "plays": [code_of(card) for card in found.plays],
        "cost": round(found.cost, 4),
    }
