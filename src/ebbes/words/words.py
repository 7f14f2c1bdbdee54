"""Sentences of one language, said with their variables."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ebbes.words.errors import NoSuchSentence, WordsError
from ebbes.words.folder import Language, files_of

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

NUMBERS_AS_IN: Final[dict[Language, list[str]]] = {
    "en": ["en"],
    "de": ["de"],
    "pfl": ["pfl", "de"],
}
"""How numbers are written and counted: computers do not know yet how Palatines do it."""


class Words:
    """All sentences of a language, by key."""

    def __init__(self, language: Language, resources: "Iterable[Resource]") -> None:
        from fluent.runtime import FluentBundle  # here: it takes its time, and not all need it

        self.language = language
        self._bundle = FluentBundle(NUMBERS_AS_IN[language], use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    def say(self, key: str, /, **variables: str | float) -> str:
        """The sentence of that key."""
        if not self._bundle.has_message(key):
            raise NoSuchSentence(f"no sentence {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise NoSuchSentence(f"{key!r} says nothing in {self.language}")
        said, problems = self._bundle.format_pattern(pattern, variables)
        if problems:
            raise WordsError(f"{key} in {self.language}: {problems[0]}")
        return str(said)


@cache
def words(language: Language) -> Words:
    """The words of a language, read once."""
    return Words(language, map(resource_of, files_of(language)))


def resource_of(path: Path) -> "Resource":
    """What a file says; one that is not Fluent throughout is refused."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Junk

    resource = parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise WordsError(f"{path.name}: {entry.annotations[0].message}: {entry.content!r}")
    return resource
