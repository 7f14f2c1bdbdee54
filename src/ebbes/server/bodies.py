"""What HTTP answers, in TypeScript (`web/src/wire/bodies.gen.ts`), made from the API's models."""

import re
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from ebbes.protocol.schema import Schema, schema, tidied
from ebbes.protocol.typescript import declared
from ebbes.server.api.arrival import Owner
from ebbes.server.api.challenge_board import Challenge
from ebbes.server.api.challenge_rounds import ChallengeTable
from ebbes.server.api.challenges import ChallengeCode, MyChallenge
from ebbes.server.api.company import Blocked
from ebbes.server.api.days import DayHand, DayTable, DayYardstick, MyDay
from ebbes.server.api.devices import DeviceShown
from ebbes.server.api.games import MyGames, OneGame
from ebbes.server.api.hints import Hint
from ebbes.server.api.links import Link
from ebbes.server.api.over_days import Holidays, SlowTable, Wished, Wishes
from ebbes.server.api.passkeys import PasskeyShown
from ebbes.server.api.place import MyPlace, MyStrength, Shown
from ebbes.server.api.puzzles import AskedPuzzle, PuzzleAnswer, PuzzleRun, PuzzleShelf
from ebbes.server.api.puzzles_along import PuzzlesAlong
from ebbes.server.api.recovery import NewRecovery, Recovery
from ebbes.server.api.reviews import Review
from ebbes.server.api.tables import GameId, TableCard
from ebbes.server.api.telling import TellingNow
from ebbes.server.api.tokens import NewToken, TokenShown
from ebbes.server.api.visit import Visit

HEAD: Final = "// Made from what the server answers over HTTP by `make protocol`."
BODIES: Final[tuple[type[BaseModel], ...]] = (
    Blocked,
    AskedPuzzle,
    Challenge,
    ChallengeCode,
    ChallengeTable,
    DayHand,
    DayYardstick,
    DayTable,
    DeviceShown,
    GameId,
    Hint,
    Holidays,
    Link,
    MyChallenge,
    MyDay,
    MyGames,
    MyPlace,
    MyStrength,
    NewRecovery,
    NewToken,
    OneGame,
    Owner,
    PuzzleAnswer,
    PuzzleRun,
    PuzzlesAlong,
    PuzzleShelf,
    PasskeyShown,
    Recovery,
    Review,
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


class BodySchema(GenerateJsonSchema):
    """Knows that a server leaves nothing out."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Whether a key may not be missing."""
        return True


def bodies_text() -> str:
    """A module that exports every type of a body; those of the wire come from there."""
    wire = schema()["$defs"]
    own = {name: node for name, node in _bodies().items() if wire.get(name) != node}
    text = "\n\n".join(map("\n".join, map(declared, own, own.values())))
    used = sorted(name for name in wire if name not in own and re.search(rf"\b{name}\b", text))
    return f'{HEAD}\nimport type {{ {", ".join(used)} }} from "./protocol.gen";\n\n{text}\n'


def _bodies() -> dict[str, Schema]:
    mode: JsonSchemaMode = "serialization"
    asked = [(kind.__name__, mode, TypeAdapter(kind)) for kind in BODIES]
    _, document = TypeAdapter.json_schemas(asked, schema_generator=BodySchema)
    return dict(sorted(tidied(document["$defs"]).items()))
