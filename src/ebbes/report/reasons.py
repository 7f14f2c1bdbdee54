"""Reasons in words."""

from ebbes.bots.reasons import Reason
from ebbes.report.speech import Speech
from ebbes.rules.codes import CARDS
from ebbes.words.pieces import of_card


def reason_sentence(reason: Reason, speech: Speech) -> str:
    """A reason in words; its context under the names that sentences know."""
    variables: dict[str, str | float] = {}
    for name, value in reason.context.items():
        match name:
            case "card":
                variables |= of_card(CARDS[str(value)])
            case "seat":
                variables["who"] = speech.say("cli-seat", seat=value)
            case "chance":
                variables["percent"] = round(100 * float(value))
            case _:
                variables[name] = value
    return speech.say(f"reasons-{reason.code}", **variables)
