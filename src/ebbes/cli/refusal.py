"""Why a rule refuses a choice, as whoever made it hears it."""

from ebbes.cli.language import DEFAULT
from ebbes.cli.speech import Speech
from ebbes.engine.errors import RuleError
from ebbes.words.refusals import refusal_sentence


def refusal(error: RuleError, speech: Speech) -> str:
    """The engine's own line, which is English; else the sentence of its code, with the rule."""
    if speech.language == DEFAULT:
        return str(error)
    told = refusal_sentence(speech.say, error.code, str(error), error.context)
    return f"{told} ({error.rule})"
