"""Why a rule refuses a choice, as whoever made it hears it."""

from ebbes.cli.language import DEFAULT
from ebbes.cli.speech import Speech, of_card
from ebbes.engine.errors import RuleError
from ebbes.rules.cards import LETTERS, SUIT_NAMES


def refusal(error: RuleError, speech: Speech) -> str:
    """The engine's own line, which is English; else the sentence of its code, with the rule."""
    if speech.language == DEFAULT:
        return str(error)
    key = f"errors-{error.code.replace('/', '-')}"
    return f"{speech.say(key, **_told(error, speech))} ({error.rule})"


def _told(error: RuleError, speech: Speech) -> dict[str, str]:
    """What a sentence wants to know: only a suit that must be followed takes more than the code."""
    match error.context:
        case {"led": str(led), "holding": list(codes)}:
            held = [speech.say("card-value", **of_card(str(code))) for code in codes]
            return {"led": LETTERS[SUIT_NAMES.index(led)], "cards": speech.listed(held)}
        case _:
            return {}
