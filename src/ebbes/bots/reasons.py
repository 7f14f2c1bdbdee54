"""Why a choice is worth making, or not, as codes with context: every language can say it later."""

from dataclasses import dataclass, field

import numpy as np

from ebbes.bots.sight import position_of, sight
from ebbes.engine.commands import NameStarter, PickDesignator
from ebbes.engine.view import View
from ebbes.kernel import reasons as kernel
from ebbes.kernel.game import game_of
from ebbes.rules.cards import LETTERS, Card
from ebbes.rules.codes import code_of
from ebbes.rules.roles import ROLE_NAMES

Context = dict[str, int | float | str]


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, and what a sentence about it needs to know."""

    code: str
    context: Context = field(default_factory=dict)


def card_reasons(view: View, card: Card, chance: float) -> tuple[Reason, ...]:
    """The one or two reasons that matter; `chance` says how likely the card takes the trick."""
    seen, rows = sight(view), _room()
    found = kernel.card_reasons(seen.position, seen.choices, card, chance, rows)
    return _named(rows, found)


def opening_reasons(view: View, choice: NameStarter | PickDesignator) -> tuple[Reason, ...]:
    """One or two reasons for a choice before the first card of a round."""
    position, rows = position_of(view.seen), _room()
    if isinstance(choice, PickDesignator):
        found = kernel.pick_reasons(position, choice.seat, choice.card, rows)
    else:
        game, starter = game_of(view.seen), choice.starter
        found = kernel.starter_reasons(game, position, choice.seat, starter, rows)
    return _named(rows, found)


def _room() -> kernel.Reasons:
    return np.zeros((kernel.ROOM, kernel.REASON_LENGTH), dtype=np.int64)


def _named(rows: kernel.Reasons, found: int) -> tuple[Reason, ...]:
    """Codes by their names, and numbers as what they are."""
    return tuple(_reason(row) for row in rows[:found].tolist())


def _reason(row: list[int]) -> Reason:
    code, fields = kernel.NAMES[row[0]]
    return Reason(code, {name: _value(name, row[at]) for at, name in enumerate(fields, start=1)})


def _value(name: str, number: int) -> int | float | str:
    match name:
        case "role":
            return ROLE_NAMES[number]
        case "suit" | "led":
            return LETTERS[number]
        case "card":
            return code_of(number)
        case "chance":
            return number / kernel.HUNDREDTHS
        case _:
            return number
