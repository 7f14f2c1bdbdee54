"""What the command line says to people, in the language of its call."""

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import NoReturn

from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.language import DEFAULT
from ebbes.engine.options import Options
from ebbes.extras import needs
from ebbes.record.names import VIRTUAL_NAME
from ebbes.record.text import printable
from ebbes.words import Language, Words, words
from ebbes.words.pieces import listed


@dataclass(frozen=True, slots=True)
class Speech:
    """Says sentences in one language; its words are read when the first is said."""

    language: Language = DEFAULT

    def say(self, key: str, /, **variables: str | float) -> str:
        """The sentence of that key."""
        return _words(self.language).say(key, **variables)

    def names(self, options: Options, names: tuple[str, ...]) -> tuple[str, ...]:
        """Names as a terminal can show them; the virtual player has one in every language."""
        shown = [printable(name) for name in names]
        if options.has_virtual and names[-1] == VIRTUAL_NAME:
            shown[-1] = self.say("cli-virtual-player")
        return tuple(shown)

    def about(self, name: str) -> dict[str, str]:
        """For sentences about somebody: the name, and whether it means who reads it."""
        return {"who": name, "you": "yes" if name == self.say("you") else "no"}

    def listed(self, things: Sequence[str], last: str = "list-and") -> str:
        """Several things in a row: one, two and three."""
        return listed(things, self.say, last)


_SPOKEN: ContextVar[Speech] = ContextVar("spoken")


def speak(language: Language) -> Speech:
    """The call that has begun is answered in this language."""
    speech = Speech(language)
    _SPOKEN.set(speech)
    return speech


def spoken() -> Speech:
    """What the call is answered in."""
    return _SPOKEN.get(Speech())


def refuse(key: str, status: int = NOT_USABLE, **variables: str | float) -> NoReturn:
    """The sentence of that key on standard error, and out."""
    fail(spoken().say(key, **variables), status)


def refuse_without(what: str, library: str | None, extra: str) -> NoReturn:
    """What is not installed, and the command that installs it."""
    refuse("cli-needs", what=what, library=str(library), extra=extra)


def of_options(options: Options) -> dict[str, str | float]:
    """For sentences about a game: what the table agreed on."""
    return {
        "players": options.players,
        "more": "yes" if options.more_cards else "no",
        "pick": "yes" if options.pick_designators else "no",
        "goal": str(options.goal),
        "dabbscheedel": str(options.dabbscheedel),
        "rounds": str(options.rounds),
    }


def _words(language: Language) -> Words:
    try:
        return words(language)
    except ModuleNotFoundError as error:
        fail(needs("the command line", error.name, "cli"), NOT_USABLE)
