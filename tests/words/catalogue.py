"""The words as the tests look at them: keys, variables and choices of every sentence."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from ebbes.words.folder import Language, files_of
from ebbes.words.words import resource_of

ROOT = Path(__file__).parents[2]


class Sentence:
    """What one message or term is made of."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.choices: defaultdict[str, set[str | float]] = defaultdict(set)
        for node in nodes(entry):
            self._note(node)

    def _note(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference():
                self.messages.add(node.id.name)
            case ast.TermReference():
                self.terms.add(node.id.name)
            case ast.SelectExpression(selector=ast.VariableReference() as chosen_by):
                self.choices[chosen_by.id.name] |= {value_of(each) for each in node.variants}
            case _:
                pass


def value_of(variant: ast.Variant) -> str | float:
    """What a variable has to be for this variant."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A piece of syntax, and all that is in it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def entries(path: Path) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    for entry in resource_of(path).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


@cache
def sentences(language: Language) -> dict[str, Sentence]:
    """Every message of a language."""
    return {
        entry.id.name: Sentence(entry)
        for path in files_of(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


@cache
def terms(language: Language) -> dict[str, Sentence]:
    """Every term of a language."""
    return {
        entry.id.name: Sentence(entry)
        for path in files_of(language)
        for entry in entries(path)
        if isinstance(entry, ast.Term)
    }


def whole(language: Language, key: str) -> Iterator[Sentence]:
    """A sentence and all the sentences it is made of."""
    sentence = sentences(language)[key]
    yield sentence
    for part in sentence.messages:
        yield from whole(language, part)


def variables(language: Language, key: str) -> set[str]:
    """What a sentence needs to know."""
    return {name for part in whole(language, key) for name in part.variables}


def choices(language: Language, key: str) -> dict[str, set[str | float]]:
    """The values by which a sentence decides what to say, by variable."""
    found: defaultdict[str, set[str | float]] = defaultdict(set)
    for part in whole(language, key):
        for name, values in part.choices.items():
            found[name] |= values
    return found
