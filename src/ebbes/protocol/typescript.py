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
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
WIDTH: Final = 100


def typescript() -> str:
    """A module that exports every type of the wire."""
    types = schema()["$defs"].items()
    return "\n".join([HEAD, *("\n".join(declared(*each)) + "\n" for each in types)])


def declared(name: str, node: Schema) -> Iterator[str]:
    """The lines that export a type."""
    yield from _comment(node)
    if "properties" in node:
        yield f"export interface {name} {{"
        for key, value in node["properties"].items():
            yield from _property(key, value, is_required=key in node.get("required", ()))
        yield "}"
    else:
        yield _alias(name, node)


def _property(key: str, node: Schema, *, is_required: bool) -> Iterator[str]:
    mark = "" if is_required else "?"
    yield from _comment(node, "  ")
    yield f"  readonly {key}{mark}: {' | '.join(_members(node))};"


def _alias(name: str, node: Schema) -> str:
    members = list(_members(node))
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"


def _comment(node: Schema, indent: str = "") -> Iterator[str]:
    """What is said of a type or a key."""
    first, *more = node.get("description", "").splitlines() or [""]
    if more:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in (first, *more))
        yield f"{indent} */"
    elif first:
        yield f"{indent}/** {first} */"


def _members(node: Schema) -> Iterable[str]:
    """The types a value may have."""
    if "anyOf" in node or "oneOf" in node:
        parts = node.get("anyOf", node.get("oneOf"))
        return [member for part in parts or () for member in _members(part)]
    if "enum" in node:
        return [json.dumps(value) for value in node["enum"]]
    return [_single(node)]


def _single(node: Schema) -> str:
    if "$ref" in node:
        return str(node["$ref"]).removeprefix(REF)
    if "const" in node:
        return json.dumps(node["const"])
    if "type" not in node:
        return "unknown"
    if node["type"] == "array":
        return f"readonly {_item(node['items'])}[]"
    if node["type"] == "object":
        values = " | ".join(_members(node["additionalProperties"]))
        return f"Readonly<Record<string, {values}>>"
    return PRIMITIVES[node["type"]]


def _item(node: Schema) -> str:
    inner = " | ".join(_members(node))
    return f"({inner})" if " " in inner else inner
