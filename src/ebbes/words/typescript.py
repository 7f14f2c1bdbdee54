"""The keys of all sentences in TypeScript (`web/src/words/keys.gen.ts`), with what each is told."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ebbes.words.folder import files_of
from ebbes.words.words import resource_of

if TYPE_CHECKING:
    from fluent.syntax.ast import BaseNode, Message

NOT_READ: Final = "cli.ftl"
"""What the browser does not read."""
HEAD: Final = """\
// Made from locales/ by `make protocol`.

/** What every sentence is told, by its key. */
export interface Told {"""


def keys_text() -> str:
    """A module that exports the type of all sentences."""
    messages = _messages()
    return "\n".join([HEAD, *(_line(key, messages) for key in messages), "}\n"])


def _messages() -> "dict[str, Message]":
    """Every sentence the browser can say; all languages have the same."""
    from fluent.syntax.ast import Message

    files = (path for path in files_of("en") if path.name != NOT_READ)
    entries = (entry for path in files for entry in resource_of(path).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def _line(key: str, messages: "dict[str, Message]") -> str:
    names = sorted(set(_variables(messages[key], messages)))
    told = " | ".join(f'"{name}"' for name in names) or "never"
    return f'  readonly "{key}": {told};'


def _variables(node: "BaseNode", messages: "dict[str, Message]") -> Iterator[str]:
    """The variables of a sentence, and of those it is made of."""
    from fluent.syntax.ast import MessageReference, VariableReference

    for part in _parts(node):
        if isinstance(part, VariableReference):
            yield part.id.name
        elif isinstance(part, MessageReference):
            yield from _variables(messages[part.id.name], messages)


def _parts(node: "BaseNode") -> "Iterator[BaseNode]":
    """A piece of syntax, and all that is in it."""
    from fluent.syntax.ast import BaseNode

    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from _parts(part)
