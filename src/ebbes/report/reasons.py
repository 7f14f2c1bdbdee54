"""Reasons in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ebbes.report.speech import Speech
from ebbes.rules.codes import CARDS
from ebbes.words.pieces import of_card

if TYPE_CHECKING:
    from ebbes.bots.reasons import Reason


def reason_sentence(reason: "Reason", speech: Speech, names: Sequence[str] = ()) -> str:
    """A reason in words; its context under the names that sentences know, seats by theirs."""
    variables: dict[str, str | float] = {}
    for name, value in reason.context.items():
        match name:
            case "card":
                variables |= of_card(CARDS[str(value)])
            case "seat":
                variables["who"] = (
                    names[int(value)] if names else speech.say("cli-seat", seat=value)
                )
            case "chance":
                variables["percent"] = round(100 * float(value))
            case _:
                variables[name] = value
    return speech.say(f"reasons-{reason.code}", **variables)
