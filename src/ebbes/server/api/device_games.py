"""`POST /api/me/games`: a game played on a device, for one's own list of games."""

from dataclasses import replace
from hashlib import sha256
from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field, JsonValue, ValidationError

from ebbes.engine.errors import EbbesError
from ebbes.json_types import Json
from ebbes.protocol.seats import NewBot
from ebbes.record.certificate import KEY, Certificate, verify
from ebbes.record.format import record_to_json
from ebbes.record.names import names_of
from ebbes.record.parse import record_from_json
from ebbes.record.record import Pick, Record, Round
from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.router import Router
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.limiting.address import address_of
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
    bots: list[NewBot] = Field(max_length=4, description="Those of the house, from seat 1 on.")
    started_at: Moment
    ended_at: Moment


class GivenGame(BaseModel):
    """Where the game is found from now on."""

    id: str


@known.post("/me/games", responses=declared(s409="You have given as many as you may."))
async def give(
    given: DeviceGame, request: Request, services: TheServices, person: ThePerson
) -> GivenGame:
    """Adds a game of a device to your list; the same game twice is one."""
    services.limits.spend_game(address_of(request), person.id)
    game = await services.limits.desk.write(device_game, given, person, services.clock())
    if not await services.store.games.give(game, person.id, MOST):
        raise ApiError(409, "limit/enough", f"{MOST} games of devices are the most", {"most": MOST})
    return GivenGame(id=game.id)


def device_game(given: DeviceGame, person: Person, now: float) -> NewGame:
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
    told = record_from_json(dict(given.record))
    names = (name, *(bot.name for bot in given.bots))
    if len(names) != told.options.players:
        raise ApiError(422, "record/unreadable", "the record has other seats")
    certificate = verify(told)
    read = _known_part(told, names, certificate)
    filed(read, None)
    facts = facts_of(read)
    if not facts.pop("finished"):
        raise ApiError(422, "record/unreadable", "the game is not over")
    bots = [bot.model_dump() for bot in given.bots]
    facts["seats"] = [{"kind": "person", "name": name}, *bots]
    return record_to_json(read), {**facts, "place": DEVICE}, certificate.commitment.hex()


def _known_part(told: Record, names: tuple[str, ...], certificate: Certificate) -> Record:
    """The game without anything else that a record may carry: that would be kept for nobody."""
    return Record(
        told.options,
        names_of(told.options, names),
        tuple(_known_round(entry) for entry in told.rounds),
        {"place": DEVICE, KEY: certificate.to_json()},
    )


def _known_round(entry: Round) -> Round:
    picks = entry.designators
    if picks is not None:
        picks = tuple(Pick(pick.seat, pick.card) for pick in picks)
    return replace(entry, designators=picks, extra={})
