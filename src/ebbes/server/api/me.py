"""`/api/me`: somebody without an account."""

from fastapi import Request, Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue

from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.router import Router
from ebbes.server.identity.kind import kind_of
from ebbes.server.identity.name import clean_name
from ebbes.server.identity.person import BY_DEVICE, SCHEMES, LeavingPerson, MaybePerson, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.security.credentials import give_cookie, take_cookie
from ebbes.server.services import TheServices
from ebbes.server.store.secret import hash_of, new_secret
from ebbes.server.store.values import Person

ID_BYTES = 10

router = Router(prefix="/api", tags=["me"], responses=ALWAYS)
known = Router(prefix="/api", tags=["me"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)


class OwnName(BaseModel):
    """How somebody wants to be called."""

    name: str = Field(description="1 to 24 visible characters.", examples=["Anna"])


class Me(BaseModel):
    """Somebody, as they see themselves."""

    id: str
    name: str
    created_at: float = Field(description="Seconds since 1970.")


class Export(BaseModel):
    """All that is kept about a person."""

    model_config = ConfigDict(extra="forbid")

    person: dict[str, JsonValue]
    devices: list[dict[str, JsonValue]]
    tokens: list[dict[str, JsonValue]]
    links: list[dict[str, JsonValue]]
    tables: list[dict[str, JsonValue]]
    games: list[dict[str, JsonValue]]
    hands: list[dict[str, JsonValue]]
    reviews: list[dict[str, JsonValue]]
    blocks: list[dict[str, JsonValue]]
    reports: list[dict[str, JsonValue]]
    puzzler: list[dict[str, JsonValue]]
    puzzles: list[dict[str, JsonValue]]
    outcomes: list[dict[str, JsonValue]]
    openness: list[dict[str, JsonValue]]
    rater: list[dict[str, JsonValue]]
    addresses: list[dict[str, JsonValue]]
    awaited: list[dict[str, JsonValue]]
    holidays: list[dict[str, JsonValue]]
    telling: list[dict[str, JsonValue]]
    wishes: list[dict[str, JsonValue]]
    recoveries: list[dict[str, JsonValue]]
    passkeys: list[dict[str, JsonValue]]
    challenges: list[dict[str, JsonValue]]
    joined: list[dict[str, JsonValue]]
    tries: list[dict[str, JsonValue]]


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(id=person.id, name=person.name, created_at=person.created_at)


@router.post("/me", status_code=201, responses=declared(s409="You are somebody already."))
async def arrive(
    wanted: OwnName,
    request: Request,
    response: Response,
    services: TheServices,
    person: MaybePerson,
) -> Me:
    """Become somebody: the answer brings a cookie by which you are known."""
    if person is not None:
        raise ApiError(409, "person/known-already", "you are somebody already")
    name = clean_name(wanted.name)
    spend(services.limits.people, request)
    secret = new_secret(services.random_bytes)
    person_id = services.random_bytes(ID_BYTES).hex()
    kind = kind_of(request)
    made = await services.store.people.create(person_id, name, hash_of(secret), kind)
    give_cookie(response, request, secret)
    services.metrics.people.inc()
    return me_of(made)


@known.get("/me")
async def who_am_i(person: ThePerson) -> Me:
    """Who you are."""
    return me_of(person)


@known.patch("/me")
async def rename(wanted: OwnName, request: Request, services: TheServices, person: ThePerson) -> Me:
    """Take another name from now on."""
    name = clean_name(wanted.name)
    spend(services.limits.renames, request)
    await services.store.people.rename(person.id, name)
    return Me(id=person.id, name=name, created_at=person.created_at)


@known.delete("/me", status_code=204, dependencies=[BY_DEVICE])
async def leave(
    request: Request, response: Response, services: TheServices, person: LeavingPerson
) -> None:
    """Be forgotten: games stay, without your name. No token may."""
    await services.forget(person)
    take_cookie(response, request)


@known.get("/me/export")
async def export(response: Response, services: TheServices, person: LeavingPerson) -> Export:
    """All that is kept about you; of secrets there is nothing to show but when they were made."""
    response.headers["Content-Disposition"] = 'attachment; filename="ebbes.json"'
    return Export.model_validate(await services.store.privacy.export(person.id))
