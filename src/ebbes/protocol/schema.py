"""The wire types as one JSON Schema (`docs/protocol.schema.json`)."""

import json
from typing import Any, Final, Literal, TypeAlias

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from ebbes.protocol.commands import CLIENT_MESSAGE, TableCommand
from ebbes.protocol.game_events import EndName, GameEvent, RoleName
from ebbes.protocol.messages import SERVER_MESSAGE
from ebbes.protocol.person import PERSON_MESSAGE
from ebbes.protocol.prompts import Prompt
from ebbes.protocol.replay import Replay
from ebbes.protocol.seats import SeatPlan, SeatState
from ebbes.protocol.table_events import AnyEvent, AwayReason, RequestAnswer, TableEvent
from ebbes.protocol.unknown import UnknownEvent, UnknownMessage
from ebbes.protocol.view import ViewOptions
from ebbes.protocol.wire import (
    CardCode,
    CommandKey,
    Hex32,
    Name,
    RequestNumber,
    SeatNumber,
    SuitLetter,
)

Schema: TypeAlias = dict[str, Any]
Mode: TypeAlias = Literal["validation", "serialization"]

MESSAGES: Final[dict[str, tuple[Mode, TypeAdapter[Any]]]] = {
    "ClientMessage": ("validation", CLIENT_MESSAGE),
    "ServerMessage": ("serialization", SERVER_MESSAGE),
    "PersonMessage": ("serialization", PERSON_MESSAGE),
    "Replay": ("serialization", TypeAdapter(Replay)),
}
"""What goes each way: a server takes defaults for what is missing, and leaves nothing out."""

NAMED: Final[dict[str, Any]] = {
    "CardCode": CardCode,
    "SuitLetter": SuitLetter,
    "SeatNumber": SeatNumber,
    "RequestNumber": RequestNumber,
    "Hex32": Hex32,
    "Name": Name,
    "CommandKey": CommandKey,
    "RoleName": RoleName,
    "EndName": EndName,
    "AwayReason": AwayReason,
    "RequestAnswer": RequestAnswer,
    "SeatState": SeatState,
    "SeatPlan": SeatPlan,
    "Prompt": Prompt,
    "ViewOptions": ViewOptions,
    "GameEvent": GameEvent,
    "TableEvent": TableEvent,
    "AnyEvent": AnyEvent,
    "TableCommand": TableCommand,
}
"""Types that have a name of their own in the schema, the small ones before those made of them."""

DESCRIPTION: Final = (
    "Everything that goes over the socket of a table, what servers send over the one of a person "
    "(PersonMessage), and a game that is over as HTTP gives it (Replay); docs/protocol.md tells "
    "what it means. What clients send may leave out whatever has a default, but has no other keys; "
    "where that makes a type different from what servers send, its name ends in Input. Servers "
    "leave nothing out, and may send keys, events and messages that are not here: leave them aside."
)
REF: Final = "#/$defs/"
UNKNOWN: Final = {REF + kind.__name__ for kind in (UnknownEvent, UnknownMessage)}
ANNOTATIONS: Final = {"description", "default"}
"""What does not change which values are meant."""


class WireSchema(GenerateJsonSchema):
    """Knows that the keys which tell types apart are always there, and that clients add none."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Whether a key may not be missing."""
        is_literal = field["schema"].get("schema", {}).get("type") == "literal"
        return is_literal or super().field_is_required(field, total)

    def model_schema(self, schema: Any) -> Schema:
        """A type; what servers send may have more keys one day, what clients send may not."""
        node = super().model_schema(schema)
        return node | {"additionalProperties": False} if self.mode == "validation" else node


def schema() -> Schema:
    """One document: every type is a definition, all that goes over the wire one of four of them."""
    generated, document = TypeAdapter.json_schemas(
        [(name, mode, adapter) for name, (mode, adapter) in MESSAGES.items()],
        schema_generator=WireSchema,
    )
    found = {name: node for (name, _), node in generated.items()} | document["$defs"]
    types = _named() | tidied(found)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ebbes",
        "description": DESCRIPTION,
        "anyOf": [{"$ref": REF + name} for name in MESSAGES],
        "$defs": dict(sorted(types.items())),
    }


def tidied(found: dict[str, Schema]) -> dict[str, Schema]:
    """Definitions by the names used here, without what is unknown."""
    named = _named()
    known = [name for name in found if REF + name not in UNKNOWN]
    return {_name(name): _tidy(found[name], named) for name in known}


def schema_text() -> str:
    """The document as it is written to a file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _named() -> dict[str, Schema]:
    """The definitions of types that pydantic has no name for."""
    named: dict[str, Schema] = {}
    for name, kind in NAMED.items():
        node = TypeAdapter(kind).json_schema(mode="serialization")
        node.pop("$defs", None)
        named[name] = _tidy(node, named)
    return named


def _tidy(node: Any, named: dict[str, Schema]) -> Any:
    """Without titles that repeat names, and with the names of types that have one."""
    if isinstance(node, list):
        return [_tidy(item, named) for item in node]
    if not isinstance(node, dict):
        return node
    known = _without_unknown(node)
    tidy = {key: _tidy(value, named) for key, value in known.items() if not _is_noise(key, value)}
    return _reference(_plain(tidy), named)


def _without_unknown(node: Schema) -> Schema:
    """Nobody sends what is unknown, so it is in no schema."""
    kinds: list[Schema] = node.get("anyOf", [])
    known = [each for each in kinds if each.get("$ref") not in UNKNOWN]
    if len(known) == 1:
        return {key: value for key, value in node.items() if key != "anyOf"} | known[0]
    return node | {"anyOf": known} if kinds else node


def _is_noise(key: str, value: object) -> bool:
    """Titles, and what only OpenAPI knows."""
    return key == "discriminator" or (key == "title" and isinstance(value, str))


def _plain(node: Schema) -> Schema:
    """References by the names used here, and nothing beside a constant but its value."""
    if "$ref" in node:
        return node | {"$ref": REF + _name(node["$ref"].removeprefix(REF))}
    return {"const": node["const"]} if "const" in node else node


def _reference(node: Schema, named: dict[str, Schema]) -> Schema:
    """The name instead of the type, if it has one; what is said of this very use stays."""
    for name, known in named.items():
        if _type_of(node) == _type_of(known):
            own = {key: node[key] for key in ANNOTATIONS & node.keys()}
            said = {key: value for key, value in own.items() if value != known.get(key)}
            return {"$ref": REF + name, **said}
    return node


def _type_of(node: Schema) -> Schema:
    return {key: value for key, value in node.items() if key not in ANNOTATIONS}


def _name(generated: str) -> str:
    return generated.replace("-Input", "Input").removesuffix("-Output")
