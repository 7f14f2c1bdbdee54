"""`/api/me/telling`: how and where you want to be told that it is your turn."""

from typing import Annotated
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import Request
from pydantic import BaseModel, Field

from ebbes.server.api.common import ALWAYS, KNOWN, NOT_FOUND, Key
from ebbes.server.api.router import Router
from ebbes.server.calling.guard import may_call
from ebbes.server.calling.post import bytes_of
from ebbes.server.identity.person import SCHEMES, MaybeDevice, TheDevice, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.randomness import text_of
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.tellings import MOST_ADDRESSES, Address, How, Kind
from ebbes.server.store.values import Person

known = Router(prefix="/api", tags=["telling"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)

ID_BYTES = 9
AUTH_BYTES = 16
"""Of the secret a browser shares."""
ENOUGH = declared(s409="That is as many as there may be, or not allowed here.")

Words = Annotated[str, Field(min_length=1, max_length=120, pattern=r"^[^\x00-\x1f\x7f]+$")]
Base64 = Annotated[str, Field(max_length=120, pattern="^[A-Za-z0-9_-]+$")]


class WantedTelling(BaseModel):
    """How often, and whether not at night."""

    how: How
    nights: bool = Field(description="Whether nothing is told from 22 to 8 o'clock.")


class NewAddress(BaseModel):
    """Where you want to be told, and in which words; only you are told in them."""

    kind: Kind
    url: Annotated[str, Field(max_length=1000, pattern="^https?://[!-~]+$")]
    key: Base64 | None = Field(None, description="Of a browser: `p256dh`.")
    auth: Base64 | None = Field(None, description="Of a browser: `auth`.")
    one: Words = Field(description="What is said for one table.")
    many: Words = Field(description="For several; `{tables}` stands for how many.")


class KnownAddress(BaseModel):
    """An address of yours."""

    id: str
    kind: Kind
    host: str
    here: bool = Field(description="Whether it is this very browser.")


class TellingNow(WantedTelling):
    """All about it."""

    key: str = Field(description="The server's key, for `PushManager.subscribe`.")
    hooks: list[str] = Field(description="Web addresses that are allowed besides browsers.")
    addresses: list[KnownAddress]


@known.get("/me/telling")
async def telling(services: TheServices, person: ThePerson, device: MaybeDevice) -> TellingNow:
    """How you want to be told, and where."""
    return await _told(services, person, None if device is None else device.hash)


@known.put("/me/telling")
async def choose(
    wanted: WantedTelling, services: TheServices, person: ThePerson, device: MaybeDevice
) -> TellingNow:
    """Want it so from now on."""
    await services.store.tellings.choose(person.id, wanted.how, nights=wanted.nights)
    return await _told(services, person, None if device is None else device.hash)


@known.post("/me/telling/addresses", status_code=201, responses=ENOUGH)
async def add(
    new: NewAddress,
    request: Request,
    services: TheServices,
    person: ThePerson,
    device: TheDevice,
) -> TellingNow:
    """Be told there as well, as long as the device that asks for it is you. No token may."""
    spend(services.limits.addresses, request)
    settings, here = services.settings, device.hash
    if not may_call(new.kind, new.url, settings.push_services, settings.hooks):
        raise ApiError(409, "telling/not-allowed", "nobody is told at that address from here")
    _verify_keys(new)
    address = Address(
        id=text_of(services.random_bytes(ID_BYTES)),
        person=person.id,
        device=here if new.kind is Kind.PUSH else None,
        made_by=here,
        **new.model_dump(),
    )
    if not await services.store.tellings.add(address):
        message = f"{MOST_ADDRESSES} addresses are the most"
        raise ApiError(409, "limit/enough", message, {"most": MOST_ADDRESSES})
    return await _told(services, person, here)


@known.delete("/me/telling/addresses/{address_id}", status_code=204, responses=NOT_FOUND)
async def remove(address_id: Key, services: TheServices, person: ThePerson) -> None:
    """Be told there no more; nothing happens if you were not."""
    await services.store.tellings.remove(address_id, person.id)


def _verify_keys(new: NewAddress) -> None:
    """A browser's keys are a point of the curve and a secret; others have none."""
    if new.kind is not Kind.PUSH:
        return
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(new.key or ""))
        is_good = len(bytes_of(new.auth or "")) == AUTH_BYTES
    except ValueError:
        is_good = False
    if not is_good:
        raise ApiError(422, "telling/bad-keys", "no browser has such keys")


async def _told(services: Services, person: Person, here: str | None) -> TellingNow:
    wanted = await services.store.tellings.find(person.id)
    addresses = await services.store.tellings.addresses(person.id)
    return TellingNow(
        how=wanted.how,
        nights=wanted.nights,
        key=services.caller.public_key,
        hooks=list(services.settings.hooks),
        addresses=[
            KnownAddress(
                id=each.id,
                kind=each.kind,
                host=urlsplit(each.url).netloc,
                here=here is not None and each.device == here,
            )
            for each in addresses
        ],
    )
