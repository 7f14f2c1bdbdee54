"""Links: a second device becomes the same person."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.me import Me, me_of
from ebbes.server.identity.credentials import give_cookie
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.security.origin import own_origin
from ebbes.server.services import TheServices
from ebbes.server.store.errors import NoSuchLink
from ebbes.server.store.secret import hash_of, new_secret

MINUTES = 10

router = APIRouter(prefix="/api", tags=["me"], responses=ALWAYS)


class Code(BaseModel):
    """What a link carries."""

    code: str = Field(max_length=100, pattern="^[A-Za-z0-9_-]+$")


class Link(BaseModel):
    """A link that works once."""

    code: str
    url: str = Field(description="To open on the other device; servers do not see the code in it.")
    expires_at: float = Field(description="Seconds since 1970.")


@router.post("/me/link", status_code=201, dependencies=SCHEMES, responses=KNOWN)
async def make_link(request: Request, services: TheServices, person: ThePerson) -> Link:
    """Let one more device be you: the link works once, for ten minutes."""
    code, expires_at = new_secret(services.random_bytes), services.clock() + MINUTES * 60
    await services.store.keys.create_link(person.id, hash_of(code), expires_at)
    root = services.settings.public_url or own_origin(request) or ""
    return Link(code=code, url=f"{root}/#link={code}", expires_at=expires_at)


@router.post("/link", responses=declared(s404="This link was used, is too old, or never was."))
async def use_link(given: Code, request: Request, response: Response, services: TheServices) -> Me:
    """Become the person who made the link: the answer brings a cookie for this device."""
    secret = new_secret(services.random_bytes)
    try:
        person = await services.store.keys.use_link(hash_of(given.code), hash_of(secret))
    except NoSuchLink as error:
        raise ApiError(404, "link/not-valid", str(error)) from None
    give_cookie(response, request, secret)
    return me_of(person)
