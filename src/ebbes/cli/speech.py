"""What the command line says to people, in the language of its call."""

from contextvars import ContextVar
from typing import NoReturn

from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.language import DEFAULT
from ebbes.extras import needs
from ebbes.report.speech import Speech as Sentences
from ebbes.words import Language


class Speech(Sentences):
    """Says sentences in one language; whoever lacks the words is told how to get them."""

    __slots__ = ()

    def __init__(self, language: Language = DEFAULT) -> None:
        super().__init__(language)

    def say(self, key: str, /, **variables: str | float) -> str:
        """The sentence of that key."""
        try:
            return super().say(key, **variables)
        except ModuleNotFoundError as error:
            fail(needs("the command line", error.name, "cli"), NOT_USABLE)


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
