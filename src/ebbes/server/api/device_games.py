"""`POST /api/me/games`: a game played on a device, for one's own list of games."""

from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, Field, JsonValue, ValidationError

from ebbes.engine.errors import EbbesError
from ebbes.json_types import Json
from ebbes.protocol.seats import BotSeat
from ebbes.record.certificate import verify
from ebbes.record.parse import record_from_json
from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.router import Router
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import TheServices
from ebbes.server.store.values import NewGame, Person
from ebbes.server.studying.filed import facts_of, filed

known = Router(prefix="/api", tags=["games"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)

DEVICE = "device"
"""Where it was played, as its facts tell; such games count for nothing that compares people."""
OWN_SEAT = 0
"""Who plays on a device sits there, and bots sit everywhere else."""
MOST = 500
"""Games of devices a person may give."""

Moment = Annotated[float, Field(ge=0, allow_inf_nan=False, description="Seconds since 1970.")]


class DeviceGame(BaseModel):
    """A game that was played to its end on a device."""

    record: dict[str, JsonValue] = Field(description="With its certificate (`ebbes-record/1`).")
    bots: list[BotSeat] = Field(max_length=4, description="Those of the house, from seat 1 on.")
    started_at: Moment
    ended_at: Moment


class GivenGame(BaseModel):
    """Where the game is found from now on."""

    id: str


@known.post("/me/games", responses=declared(s409="You have given as many as you may."))
async def give(given: DeviceGame, services: TheServices, person: ThePerson) -> GivenGame:
    """Adds a game of a device to your list; the same game twice is one."""
    game = await services.limits.desk.write(_game_of, given, person, services.clock())
    if not await services.store.games.give(game, person.id, MOST):
        raise ApiError(409, "limit/enough", f"{MOST} games of devices are the most", {"most": MOST})
    return GivenGame(id=game.id)


def _game_of(given: DeviceGame, person: Person, now: float) -> NewGame:
    """What is kept of it: the deals follow from the certificate, and nobody else was there."""
    try:
        record, facts, commitment = _read(given, person.name)
    except (EbbesError, ValidationError) as error:
        raise ApiError(422, "record/unreadable", str(error).partition("\n")[0]) from None
    ended_at = min(given.ended_at, now)
    return NewGame(
        id=sha256(f"{person.id} {commitment}".encode()).hexdigest()[:32],
        number=1,
        started_at=min(given.started_at, ended_at),
        ended_at=ended_at,
        finished=True,
        facts=facts,
        record=record,
        players={person.id: OWN_SEAT},
    )


def _read(given: DeviceGame, name: str) -> tuple[Json, Json, str]:
    record: dict[str, Any] = dict(given.record)
    read = record_from_json(record)
    names = [name, *(bot.name for bot in given.bots)]
    if len(names) != read.options.players:
        raise ApiError(422, "record/unreadable", "the record has other seats")
    record["names"] = [*names, *read.names[len(names) :]]
    read = record_from_json(record)
    certificate = verify(read)
    filed(read, None)
    facts = facts_of(read)
    if not facts.pop("finished"):
        raise ApiError(422, "record/unreadable", "the game is not over")
    bots = [bot.model_dump() for bot in given.bots]
    facts["seats"] = [{"kind": "person", "name": name}, *bots]
    return record, {**facts, "place": DEVICE}, certificate.commitment.hex()
