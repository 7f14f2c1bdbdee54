"""What HTTP and gatherings tell and are told, in TypeScript (`web/src/wire/`), by their models."""

import json
import re
from collections.abc import Sequence
from typing import Any, Final, TypeGuard, get_args

from fastapi.routing import APIRoute
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from ebbes.protocol.schema import REF, Schema, schema, tidied
from ebbes.protocol.typescript import declared
from ebbes.server.api.arrival import Owner
from ebbes.server.api.challenge_board import Challenge
from ebbes.server.api.challenge_rounds import ChallengeTable
from ebbes.server.api.challenges import ChallengeCode, MyChallenge
from ebbes.server.api.company import Blocked, Left
from ebbes.server.api.days import DayHand, DayTable, DayYardstick, MyDay
from ebbes.server.api.device_games import GivenGame
from ebbes.server.api.devices import DeviceShown
from ebbes.server.api.files import FiledGame
from ebbes.server.api.games import MyGames, OneGame
from ebbes.server.api.hints import Hint
from ebbes.server.api.links import DeviceLink
from ebbes.server.api.over_days import Holidays, SlowTable, Wished, Wishes
from ebbes.server.api.passkeys import PasskeyShown
from ebbes.server.api.place import MyPlace, MyStrength, Shown
from ebbes.server.api.puzzles import AskedPuzzle, PuzzleAnswer, PuzzleRun, PuzzleShelf
from ebbes.server.api.puzzles_along import PuzzlesAlong
from ebbes.server.api.recovery import NewRecovery, Recovery
from ebbes.server.api.review_pages import ReviewPage
from ebbes.server.api.reviews import Review
from ebbes.server.api.studies import CardReading, GoneOn, Refuted
from ebbes.server.api.tables import GameId, TableCard
from ebbes.server.api.telling import TellingNow
from ebbes.server.api.tokens import NewToken, TokenShown
from ebbes.server.api.visit import Visit
from ebbes.server.app import ROUTERS
from ebbes.server.gathering.messages import TOLD, Asked

HEAD: Final = "// Made from what the server answers over HTTP by `make protocol`."
QUESTIONS_HEAD: Final = "// Made from what the server reads over HTTP by `make protocol`."
BODIES: Final[tuple[type[BaseModel], ...]] = (
    Blocked,
    AskedPuzzle,
    CardReading,
    Challenge,
    ChallengeCode,
    ChallengeTable,
    DayHand,
    DayYardstick,
    DayTable,
    DeviceShown,
    FiledGame,
    GameId,
    GivenGame,
    Hint,
    Holidays,
    DeviceLink,
    MyChallenge,
    MyDay,
    MyGames,
    MyPlace,
    MyStrength,
    NewRecovery,
    NewToken,
    OneGame,
    GoneOn,
    Left,
    Owner,
    PuzzleAnswer,
    PuzzleRun,
    PuzzlesAlong,
    PuzzleShelf,
    PasskeyShown,
    Recovery,
    Refuted,
    Review,
    ReviewPage,
    Shown,
    SlowTable,
    TableCard,
    TellingNow,
    TokenShown,
    Visit,
    Wished,
    Wishes,
)
"""What pages are told; what these are made of comes along."""

ANSWERED: Final = "./bodies.gen"
ON_THE_WIRE: Final = "./protocol.gen"
SENT: Final = "Input"


class BodySchema(GenerateJsonSchema):
    """Knows that a server leaves nothing out, and that whoever asks it may."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Whether a key may not be missing."""
        return self.mode == "serialization" or super().field_is_required(field, total)


def bodies_text() -> str:
    """A module that exports every type of an answer; those of the wire come from there."""
    return _module(HEAD, _answers(), {ON_THE_WIRE: schema()["$defs"]})


def questions_text() -> str:
    """A module that exports every type of a body that is read; known ones come from elsewhere."""
    known = {ON_THE_WIRE: schema()["$defs"], ANSWERED: _answers()}
    return _module(QUESTIONS_HEAD, _as_sent(_types(_questions(), "validation")), known)


def _answers() -> dict[str, Schema]:
    return _types((*BODIES, *TOLD), "serialization")


def _questions() -> Sequence[type[BaseModel]]:
    """What the API reads, whoever sends it."""
    routes = [route for router in ROUTERS for route in router.routes]
    fields = [route.body_field for route in routes if isinstance(route, APIRoute)]
    kinds = {field.field_info.annotation for field in fields if field is not None}
    read = kinds.union(get_args(Asked))
    return sorted(filter(_is_model, read), key=lambda kind: kind.__name__)


def _is_model(kind: object) -> TypeGuard[type[BaseModel]]:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def _as_sent(types: dict[str, Schema]) -> dict[str, Schema]:
    """What the wire tells whole and reads in parts is what it is there, by its name there."""
    wire = schema()["$defs"]
    text = json.dumps(types)
    for name, node in types.items():
        if name in wire and wire[name] != node:
            text = text.replace(f'"{name}":', f'"{name}{SENT}":')
            text = text.replace(f'"{REF}{name}"', f'"{REF}{name}{SENT}"')
    named: dict[str, Schema] = json.loads(text)
    return {name: node for name, node in named.items() if name not in wire}


def _module(head: str, types: dict[str, Schema], known: dict[str, dict[str, Schema]]) -> str:
    """The types that are not known, and where the others come from."""
    own = {
        name: node
        for name, node in types.items()
        if all(others.get(name) != node for others in known.values())
    }
    text = "\n\n".join(map("\n".join, map(declared, own, own.values())))
    lines = [head]
    met = set(own)
    for source, others in known.items():
        used = sorted(
            name for name in others if name not in met and re.search(rf"\b{name}\b", text)
        )
        met.update(used)
        lines += [f'import type {{ {", ".join(used)} }} from "{source}";'] if used else []
    return "\n".join(lines) + f"\n\n{text}\n"


def _types(models: Sequence[type[BaseModel]], mode: JsonSchemaMode) -> dict[str, Schema]:
    asked = [(kind.__name__, mode, TypeAdapter(kind)) for kind in models]
    _, document = TypeAdapter.json_schemas(asked, schema_generator=BodySchema)
    return dict(sorted(tidied(document["$defs"]).items()))
