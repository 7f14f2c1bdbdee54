"""`/api/recovery`: a code one can write down, to be oneself again on any device."""

from fastapi import Request
from pydantic import BaseModel, Field

from ebbes.server.api.arrival import KNOWN_ALREADY, Arrival, Owner, TheArrival
from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.me import Me
from ebbes.server.api.router import Router
from ebbes.server.identity.code import new_code, plain_code
from ebbes.server.identity.kind import kind_of
from ebbes.server.identity.person import BY_VISITOR, SCHEMES, TheDevice
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import TheServices
from ebbes.server.store.secret import hash_of
from ebbes.server.store.values import Person

router = Router(prefix="/api", tags=["me"], responses=ALWAYS)
NOT_VALID = declared(s404="This code is nobody's, or no longer.")


class Recovery(BaseModel):
    """Whether you have a code."""

    made_at: float | None = Field(description="Seconds since 1970; null without a code.")


class NewRecovery(BaseModel):
    """A code, shown this once."""

    code: str = Field(examples=["7KQ2M-XR4TD-9HBVE-0ZPN6"])
    made_at: float


class WrittenCode(BaseModel):
    """A code as somebody reads it off."""

    code: str = Field(max_length=100, description="Case, spaces and dashes do not matter.")


@router.get("/me/recovery", dependencies=SCHEMES, responses=KNOWN)
async def has_code(services: TheServices, device: TheDevice) -> Recovery:
    """Whether you have a code; it cannot be shown again."""
    return Recovery(made_at=await services.store.recoveries.made_at(device.person.id))


@router.post("/me/recovery", status_code=201, dependencies=[*SCHEMES, BY_VISITOR], responses=KNOWN)
async def make_code(request: Request, services: TheServices, device: TheDevice) -> NewRecovery:
    """A new code to write down; the one before opens nothing from now on."""
    spend(services.limits.new_links, request)
    code = new_code(services.random_bytes)
    made_at = await services.store.recoveries.make(device, _hash_of(code))
    return NewRecovery(code=code, made_at=made_at)


@router.delete("/me/recovery", status_code=204, dependencies=SCHEMES, responses=KNOWN)
async def end_code(services: TheServices, device: TheDevice) -> None:
    """From now on no code leads to you."""
    await services.store.recoveries.end(device.person.id)


@router.post("/recovery/look", responses=NOT_VALID)
async def look_at_code(given: WrittenCode, arrival: TheArrival) -> Owner:
    """Whom you would become by a code; nothing changes."""
    return arrival.look_at(await _owner(arrival, given))


@router.post("/recovery", responses=NOT_VALID | KNOWN_ALREADY)
async def use_code(given: WrittenCode, arrival: TheArrival) -> Me:
    """Become the person whose code it is; who this device was before it can be again."""
    arrival.verify_other(await _owner(arrival, given))
    spend(arrival.services.limits.new_links, arrival.request)
    secret = arrival.new_secret()
    hashes = _hash_of(given.code), hash_of(secret)
    person = await arrival.services.store.recoveries.use(*hashes, kind_of(arrival.request))
    if person is None:
        raise _not_valid()
    return await arrival.become(secret, person)


async def _owner(arrival: Arrival, given: WrittenCode) -> Person:
    """Whose code it is; wrong ones are counted, of a network and of all together."""
    guesses = arrival.services.recovery_guesses
    guesses.verify(arrival.request)
    owner = await arrival.services.store.recoveries.owner(_hash_of(given.code))
    if owner is None:
        guesses.wrong(arrival.request)
        raise _not_valid()
    return owner


def _hash_of(code: str) -> str:
    """What is kept of a code; a text that cannot be one has a hash nobody has."""
    return hash_of(f"recovery {plain_code(code)}")


def _not_valid() -> ApiError:
    return ApiError(404, "recovery/not-valid", "this code is nobody's, or no longer")
