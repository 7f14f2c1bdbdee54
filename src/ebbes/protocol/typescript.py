"""The wire types in TypeScript (`web/src/wire/protocol.gen.ts`), made from their JSON Schema."""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from ebbes.protocol.schema import REF, Schema, schema
from ebbes.protocol.version import PROTOCOL

HEAD: Final = f"""\
// Made from docs/protocol.schema.json by `make protocol`; docs/protocol.md tells what it means.

/** The version of the protocol these types are of. */
export const PROTOCOL = {PROTOCOL};
"""
PRIMITIVES: Final = {
    "string": "string",
    "integer": "number",
    "boolean": "boolean",
    "null": "null",
}
WIDTH: Final = 100


def typescript() -> str:
    """A module that exports every type of the wire."""
    types = schema()["$defs"].items()
    return "\n".join([HEAD, *("\n".join(_declaration(*each)) + "\n" for each in types)])


def _declaration(name: str, told: Schema) -> Iterator[str]:
    yield from _comment(told)
    if "properties" in told:
        yield f"export interface {name} {{"
        for key, value in told["properties"].items():
            yield from _property(key, value, is_required=key in told.get("required", ()))
        yield "}"
    else:
        yield _alias(name, told)


def _property(key: str, told: Schema, *, is_required: bool) -> Iterator[str]:
    mark = "" if is_required else "?"
    yield from _comment(told, "  ")
    yield f"  readonly {key}{mark}: {' | '.join(_members(told))};"


def _alias(name: str, told: Schema) -> str:
    members = list(_members(told))
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"


def _comment(told: Schema, indent: str = "") -> Iterator[str]:
    """What is said of a type or a key."""
    first, *more = told.get("description", "").splitlines() or [""]
    if more:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in (first, *more))
        yield f"{indent} */"
    elif first:
        yield f"{indent}/** {first} */"


def _members(told: Schema) -> Iterable[str]:
    """The types a value may have."""
    if "anyOf" in told or "oneOf" in told:
        parts = told.get("anyOf", told.get("oneOf"))
        return [member for part in parts or () for member in _members(part)]
    if "enum" in told:
        return [json.dumps(value) for value in told["enum"]]
    return [_single(told)]


def _single(told: Schema) -> str:
    if "$ref" in told:
        return str(told["$ref"]).removeprefix(REF)
    if "const" in told:
        return json.dumps(told["const"])
    if told["type"] == "array":
        return f"readonly {_item(told['items'])}[]"
    if told["type"] == "object":
        values = " | ".join(_members(told["additionalProperties"]))
        return f"Readonly<Record<string, {values}>>"
    return PRIMITIVES[told["type"]]


def _item(told: Schema) -> str:
    inner = " | ".join(_members(told))
    return f"({inner})" if " " in inner else inner
