"""What the command line says to people stands in `locales/`, not between quotes of its sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import ebbes.cli

SOURCES = sorted(Path(str(ebbes.cli.__file__)).parent.glob("*.py"))
SAYING = {"complain", "confirm", "echo", "fail"}
TRANSLATED = {"dumps", "needs", "refusal", "say"}
"""What makes a text of it: for machines, for people, or for those who lack the words themselves."""
ONLY_NAMES = {"ebbes: ", "ebbes "}
WORD = re.compile("[A-Za-zÄÖÜäöü]{2}")


def name_of(call: ast.Call) -> str:
    """What is called: `echo` of `typer.echo(...)`."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def texts_in(node: ast.AST) -> Iterator[str]:
    """The words between quotes that somebody would read as they stand."""
    if isinstance(node, ast.Call) and name_of(node) in TRANSLATED:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORD.search(node.value):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from texts_in(child)


def untranslated(source: str) -> list[str]:
    """What a source says in one language only."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    said = [argument for call in calls if name_of(call) in SAYING for argument in call.args]
    return [text for argument in said for text in texts_in(argument) if text not in ONLY_NAMES]


def test_nothing_is_said_in_one_language_only() -> None:
    found = {path.name: untranslated(path.read_text(encoding="utf-8")) for path in SOURCES}
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_words_between_quotes_are_found_wherever_they_are_said() -> None:
    assert untranslated("fail('no such file', 2)") == ["no such file"]
    assert untranslated("typer.echo(f'{found} of {count} found')") == [" of ", " found"]
    assert untranslated("complain('a' if out else 'go on from here')") == ["go on from here"]
    assert untranslated("typer.echo(speech.say('cli-saved', path=str(save)))") == []
    assert untranslated("typer.echo(json.dumps({'name': name}))") == []
