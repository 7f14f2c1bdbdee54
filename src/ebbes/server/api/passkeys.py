"""`/api/passkey`: a key that lies in a device, by which somebody is themselves again."""

from typing import Annotated

from fastapi import Path, Request
from pydantic import BaseModel, Field, JsonValue

from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.links import DeviceLink, link_to
from ebbes.server.api.router import Router
from ebbes.server.identity.passkey import (
    MOST_ID,
    BadPasskey,
    House,
    challenge_in,
    house_of,
    made,
    options_to_make,
    options_to_use,
    used,
)
from ebbes.server.identity.person import BY_VISITOR, SCHEMES, TheDevice
from ebbes.server.limiting.limits import spend
from ebbes.server.randomness import text_of
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.errors import PersonExists
from ebbes.server.store.passkeys import MOST_PASSKEYS

CHALLENGE_BYTES = 32
SECONDS = 300
TO_USE = ""
"""What is signed to come back; to make a key, somebody signs what was asked of them."""

KeyId = Annotated[str, Path(max_length=MOST_ID, pattern="^[A-Za-z0-9_-]+$")]
NO_PASSKEYS = declared(s409="Passkeys need TLS and a name of the server.")
NOT_VALID = declared(s404="This passkey is nobody's, or has signed something else.")
router = Router(prefix="/api", tags=["me"], responses=ALWAYS)
known = Router(prefix="/api", tags=["me"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)


class PasskeyAnswer(BaseModel):
    """What a browser says for a passkey, as `PublicKeyCredential.toJSON()` has it."""

    credential: dict[str, JsonValue]


class PasskeyShown(BaseModel):
    """A passkey of yours."""

    id: str
    made_at: float = Field(description="Seconds since 1970.")
    used_at: float | None


@known.get("/me/passkeys")
async def list_passkeys(services: TheServices, device: TheDevice) -> list[PasskeyShown]:
    """Your passkeys, the oldest first."""
    keys = await services.store.passkeys.of(device.person.id)
    return [PasskeyShown(id=key.id, made_at=key.made_at, used_at=key.used_at) for key in keys]


@known.post("/me/passkeys/options", dependencies=[BY_VISITOR], responses=NO_PASSKEYS)
async def ask_to_make(
    request: Request, services: TheServices, device: TheDevice
) -> dict[str, JsonValue]:
    """What your browser needs to make a passkey, for five minutes."""
    house = _house(request)
    spend(services.limits.passkeys, request)
    if not await services.store.passkeys.may_have_more(device.person.id):
        raise _too_many()
    challenge = await _challenge(services, device.person.id)
    return options_to_make(house, device.person, challenge)


@known.post(
    "/me/passkeys",
    status_code=201,
    dependencies=[BY_VISITOR],
    responses=NO_PASSKEYS | NOT_VALID,
)
async def make(
    answer: PasskeyAnswer, request: Request, services: TheServices, device: TheDevice
) -> None:
    """From now on this passkey leads to you."""
    house = _house(request)
    try:
        challenge = await _met(services, answer, device.person.id)
        key = made(house, answer.credential, challenge)
        is_kept = await services.store.passkeys.add(device, *key)
    except (BadPasskey, PersonExists):
        raise _not_valid() from None
    if not is_kept:
        raise _too_many()


@known.delete("/me/passkeys/{key_id}", status_code=204, responses=NOT_VALID)
async def remove(key_id: KeyId, services: TheServices, device: TheDevice) -> None:
    """From now on this passkey opens nothing."""
    if not await services.store.passkeys.remove(device.person.id, key_id):
        raise _not_valid()


@router.post("/passkey/options", responses=NO_PASSKEYS)
async def ask_to_use(request: Request, services: TheServices) -> dict[str, JsonValue]:
    """What a browser needs to ask for a passkey, for five minutes."""
    house = _house(request)
    spend(services.limits.links, request)
    return options_to_use(house, await _challenge(services, TO_USE))


@router.post("/passkey", responses=NO_PASSKEYS | NOT_VALID)
async def use(answer: PasskeyAnswer, request: Request, services: TheServices) -> DeviceLink:
    """A link to be the person of a passkey on this device: as with every link, it asks first."""
    house = _house(request)
    spend(services.limits.links, request)
    try:
        challenge = await _met(services, answer, TO_USE)
        key = await services.store.passkeys.find(str(answer.credential.get("id")))
        if key is None:
            raise BadPasskey
        uses = used(house, answer.credential, challenge, key)
    except BadPasskey:
        raise _not_valid() from None
    await services.store.passkeys.note_use(key.id, uses)
    return await link_to(services, request, key.person_id)


def _too_many() -> ApiError:
    message = f"at most {MOST_PASSKEYS} passkeys"
    return ApiError(409, "limit/too-many-passkeys", message, {"most": MOST_PASSKEYS})


def _house(request: Request) -> House:
    house = house_of(request)
    if house is None:
        raise ApiError(409, "passkey/no-house", "passkeys need TLS and a name of the server")
    return house


async def _challenge(services: Services, purpose: str) -> bytes:
    challenge, until = services.random_bytes(CHALLENGE_BYTES), services.clock() + SECONDS
    await services.store.passkeys.challenge(purpose, text_of(challenge), until)
    return challenge


async def _met(services: Services, answer: PasskeyAnswer, purpose: str) -> str:
    """What was signed, if it was asked for here, for this, and nobody has signed it before."""
    challenge = challenge_in(answer.credential)
    if not await services.store.passkeys.met(purpose, challenge):
        raise BadPasskey
    return challenge


def _not_valid() -> ApiError:
    return ApiError(404, "passkey/not-valid", "this passkey is nobody's, or signed something else")
