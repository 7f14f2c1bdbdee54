"""Links: a second device becomes the same person, and can go back to being who it was."""

from fastapi import BackgroundTasks, Request, Response
from pydantic import BaseModel, Field

from ebbes.server.api.arrival import KNOWN_ALREADY, Arrival, Owner, TheArrival
from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.me import Me, me_of
from ebbes.server.api.router import Router
from ebbes.server.identity.before import become, devices_before
from ebbes.server.identity.kind import kind_of
from ebbes.server.identity.person import BY_DEVICE, SCHEMES, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.security.origin import own_origin
from ebbes.server.services import Services, TheServices
from ebbes.server.store.devices import MOST_DEVICES
from ebbes.server.store.errors import NoSuchLink
from ebbes.server.store.secret import hash_of, new_secret
from ebbes.server.store.values import Person

MINUTES = 10

router = Router(prefix="/api", tags=["me"], responses=ALWAYS)
NOT_VALID = declared(s404="This link was used, is too old, or never was.")


class LinkCode(BaseModel):
    """What a link carries."""

    code: str = Field(max_length=100, pattern="^[A-Za-z0-9_-]+$")


class DeviceLink(BaseModel):
    """A link that works once."""

    code: str
    url: str = Field(description="To open on the other device; servers do not see the code in it.")
    expires_at: float = Field(description="Seconds since 1970.")


class FormerPerson(BaseModel):
    """Who a device wants to be again."""

    id: str = Field(max_length=64)


@router.post(
    "/me/link",
    status_code=201,
    dependencies=[*SCHEMES, BY_DEVICE],
    responses=KNOWN | declared(s409="You have too many devices."),
)
async def make_link(request: Request, services: TheServices, person: ThePerson) -> DeviceLink:
    """Let one more device be you: the link works once, for ten minutes. A token makes none."""
    return await link_to(services, request, person.id, if_room=True)


async def link_to(
    services: Services, request: Request, person_id: str, *, if_room: bool = False
) -> DeviceLink:
    """A link to be this person, instead of the one before; it is counted."""
    spend(services.limits.new_links, request)
    code, expires_at = new_secret(services.random_bytes), services.clock() + MINUTES * 60
    keys = services.store.keys
    if not await keys.create_link(person_id, hash_of(code), expires_at, if_room=if_room):
        message = f"at most {MOST_DEVICES} devices"
        raise ApiError(409, "limit/too-many-devices", message, {"most": MOST_DEVICES})
    root = services.settings.public_url or own_origin(request) or ""
    return DeviceLink(code=code, url=f"{root}/#link={code}", expires_at=expires_at)


@router.post("/link/look", responses=NOT_VALID)
async def look_at_link(given: LinkCode, arrival: TheArrival) -> Owner:
    """Whom you would become by a link; it is not used up."""
    return arrival.look_at(await _owner(arrival, given))


@router.post("/link", responses=NOT_VALID | KNOWN_ALREADY)
async def use_link(given: LinkCode, arrival: TheArrival) -> Me:
    """Become the person who made the link; who this device was before it can be again."""
    arrival.verify_other(await _owner(arrival, given))
    secret = arrival.new_secret()
    try:
        hashes = hash_of(given.code), hash_of(secret)
        person = await arrival.services.store.keys.use_link(*hashes, kind_of(arrival.request))
    except NoSuchLink as error:
        raise _not_valid(error) from None
    return await arrival.become(secret, person)


@router.get("/me/before")
async def who_was_i(request: Request) -> list[Me]:
    """Who this device was before, and can be again; the last one first."""
    return [me_of(device.person) for device in (await devices_before(request)).values()]


@router.post("/me/return", responses=declared(s404="This device was not that person before."))
async def go_back(
    wanted: FormerPerson, request: Request, response: Response, later: BackgroundTasks
) -> Me:
    """Be again who this device was before."""
    for secret, device in (await devices_before(request)).items():
        if device.person.id == wanted.id:
            await become(request, response, later, secret, device.person)
            return me_of(device.person)
    raise ApiError(404, "person/not-before", "this device was not that person before")


async def _owner(arrival: Arrival, given: LinkCode) -> Person:
    spend(arrival.services.limits.links, arrival.request)
    try:
        return await arrival.services.store.keys.owner_of_link(hash_of(given.code))
    except NoSuchLink as error:
        raise _not_valid(error) from None


def _not_valid(error: NoSuchLink) -> ApiError:
    return ApiError(404, "link/not-valid", str(error))
