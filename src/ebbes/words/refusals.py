"""Why something is refused, in words: a code with its context as a sentence."""

from collections.abc import Callable, Mapping

from ebbes.engine.errors import ContextValue
from ebbes.rules.cards import LETTERS, SUIT_NAMES
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat
from ebbes.words.errors import WordsError
from ebbes.words.pieces import Say, listed, of_card

NameOf = Callable[[Seat], str]
"""Who sits there."""
Context = Mapping[str, ContextValue]


def refusal_sentence(
    say: Say, code: str, message: str, context: Context, name_of: NameOf | None = None
) -> str:
    """The sentence of a code; one that is not known, or told too little, is told by its message."""
    try:
        return say(f"errors-{code.replace('/', '-')}", **_told(say, code, context, name_of))
    except WordsError:
        return say("errors-unknown", message=message)


def _told(say: Say, code: str, context: Context, name_of: NameOf | None) -> dict[str, str | float]:
    """The context under the names that sentences know."""
    match code, context:
        case "rule/must-follow-suit", {"led": str(led), "holding": list(codes)}:
            held = [say("card-value", **of_card(CARDS[str(each)])) for each in codes]
            return {"led": LETTERS[SUIT_NAMES.index(led)], "cards": listed(held, say)}
        case "rule/not-your-turn", {"turn": int(seat)} if name_of is not None:
            return {"who": name_of(seat)}
        case "rule/wrong-moment", {"phase": str(phase)}:
            return {"phase": phase.replace(" ", "-")}
        case "limit/too-many", _:
            return {"seconds": 0, **_plain(context)}
        case _:
            return _plain(context)


def _plain(context: Context) -> dict[str, str | float]:
    """What a sentence can use as it is."""
    return {name: value for name, value in context.items() if isinstance(value, str | int)}
