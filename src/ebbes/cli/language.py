"""Which language the command line speaks."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from ebbes.words import LANGUAGES, Language

VARIABLE: Final = "EBBES_LANGUAGE"
DEFAULT: Final[Language] = "en"
AS_GETTEXT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment says what it speaks; the first of them that is set counts."""
UNTRANSLATED: Final[dict[str, Language]] = {"c": DEFAULT, "posix": DEFAULT}


class UnknownLanguage(ValueError):
    """A language without words."""


def language_named(name: str) -> Language:
    """The language somebody asks for."""
    for language in LANGUAGES:
        if name == language:
            return language
    raise UnknownLanguage(f"no language {name!a}; there are {', '.join(sorted(LANGUAGES))}")


def language_around(environment: Mapping[str, str]) -> Language:
    """The language of an environment, as gettext finds it."""
    return next(_understood(environment), DEFAULT)


def _understood(environment: Mapping[str, str]) -> Iterator[Language]:
    known = UNTRANSLATED | {language: language for language in LANGUAGES}
    locales = next((environment[name] for name in AS_GETTEXT if environment.get(name)), "")
    for locale in locales.split(":"):
        language = re.split(r"[_.@-]", locale.lower())[0]
        if language in known:
            yield known[language]
