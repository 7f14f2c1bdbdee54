"""`/api/me/tokens`: keys with which outside bots act for a person."""

from dataclasses import asdict
from typing import Annotated

from fastapi import Path, Request
from pydantic import BaseModel, Field

from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.router import Router
from ebbes.server.identity.name import clean_name
from ebbes.server.identity.person import BY_DEVICE, SCHEMES, TheDevice, ThePerson
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import TheServices
from ebbes.server.store.keys import MOST_TOKENS
from ebbes.server.store.secret import hash_of, new_secret

ID_BYTES = 8
TokenId = Annotated[str, Path(pattern="^[0-9a-f]{1,40}$")]

router = Router(
    prefix="/api/me/tokens", tags=["me"], dependencies=SCHEMES, responses=ALWAYS | KNOWN
)


class TokenLabel(BaseModel):
    """What a token is for."""

    label: str = Field(description="1 to 24 visible characters.", examples=["my bot"])


class TokenShown(BaseModel):
    """A token, without its secret."""

    id: str
    label: str
    created_at: float = Field(description="Seconds since 1970.")


class NewToken(TokenShown):
    """A token when it is made; its secret is never shown again."""

    token: str = Field(description="To be sent as `Authorization: Bearer ...`.")


@router.post(
    "",
    status_code=201,
    responses=declared(s409="You have too many tokens."),
)
async def make_token(
    wanted: TokenLabel,
    request: Request,
    services: TheServices,
    person: ThePerson,
    device: TheDevice,
) -> NewToken:
    """A new token, as long as this device is you; a token makes none, and no link."""
    label = clean_name(wanted.label, "token")
    spend(services.limits.tokens, request)
    secret = new_secret(services.random_bytes)
    token_id = services.random_bytes(ID_BYTES).hex()
    hashes = hash_of(secret), device.hash
    made = await services.store.keys.create_token(token_id, person.id, label, *hashes)
    if made is None:
        message = f"at most {MOST_TOKENS} tokens"
        raise ApiError(409, "limit/too-many-tokens", message, {"most": MOST_TOKENS})
    return NewToken(token=secret, **asdict(made))


@router.get("")
async def list_tokens(services: TheServices, person: ThePerson) -> list[TokenShown]:
    """Your tokens, the oldest first."""
    return [TokenShown(**asdict(token)) for token in await services.store.keys.tokens(person.id)]


@router.delete(
    "/{token_id}",
    status_code=204,
    dependencies=[BY_DEVICE],
    responses=declared(s404="No such token."),
)
async def revoke_token(token_id: TokenId, services: TheServices, person: ThePerson) -> None:
    """From now on the token opens nothing. A token revokes none."""
    gone = await services.store.keys.revoke_token(person.id, token_id)
    if gone is None:
        raise ApiError(404, "token/not-there", "you have no such token")
    services.attendance.dismiss(person.id, gone)
