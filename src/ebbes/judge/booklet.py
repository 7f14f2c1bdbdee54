"""A puzzle as a booklet of many has it: judged once more, with all that a page tells of it."""

from collections.abc import Mapping
from typing import Any

from ebbes.engine.commands import PlayCard
from ebbes.engine.decide import step
from ebbes.engine.errors import RuleError
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.judge.ending import proved
from ebbes.judge.errors import JudgeError
from ebbes.judge.fingerprint import Fingerprint
from ebbes.judge.puzzle import card_in
from ebbes.judge.reference import Reference
from ebbes.judge.value import Value, values_of
from ebbes.record.snapshot import view_from_json
from ebbes.rules.codes import CARDS, code_of

DIGITS = 2


def booklet_line(puzzle: Mapping[str, Any]) -> dict[str, Json]:
    """An `ebbes-puzzle/1` with errors, reasons and proof; it has to be judged alike here."""
    seen = view_from_json(puzzle["view"])
    fingerprint = Fingerprint.from_json(puzzle["fingerprint"])
    fingerprint.verify_here(seen.seen.options)
    values = values_of(seen, Reference(seen.seen.options), fingerprint.depth)
    told = {choice["play"]: choice["lead"] for choice in puzzle["choices"]}
    if told != {code_of(card_in(value)): value.lead for value in values}:
        raise JudgeError(f"puzzle {puzzle['id']} is judged otherwise here", puzzle=puzzle["id"])
    return {
        "id": puzzle["id"],
        "view": puzzle["view"],
        "right": puzzle["solutions"],
        "level": puzzle["difficulty"],
        "themes": puzzle["themes"],
        "choices": [_choice(value) for value in values],
        "refutations": {
            found["play"]: [found["hands"], found["plays"], round(found["cost"], DIGITS)]
            for found in puzzle["refutations"]
            if _is_playable(seen, found)
        },
        "proof": _proof(seen, puzzle["solutions"][0]),
    }


def _choice(value: Value) -> list[Json]:
    reasons: list[Json] = [{"code": each.code, **each.context} for each in value.reasons]
    lead, error = round(value.lead, DIGITS), round(value.error, DIGITS)
    return [code_of(card_in(value)), lead, error, reasons]


def _is_playable(seen: View, found: Mapping[str, Any]) -> bool:
    """Whether the cards alone tell how it goes on; what a virtual player hides they do not."""
    state = seen.seen._replace(
        hands=tuple(tuple(CARDS[code] for code in hand) for hand in found["hands"])
    )
    if state.virtual is not None:
        return False
    try:
        for code in found["plays"]:
            state, _ = step(state, PlayCard(state.turn, CARDS[code]))
    except RuleError:
        return False
    return True


def _proof(seen: View, right: str) -> Json:
    """In how many of all deals the right card is best, near the end of a round."""
    for proof in proved(seen) or ():
        assert isinstance(proof.choice, PlayCard)
        if proof.choice.card == CARDS[right]:
            return [proof.best, proof.deals]
    return None
