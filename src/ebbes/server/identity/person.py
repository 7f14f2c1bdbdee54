"""The person behind a request or a socket."""

from typing import Annotated

from fastapi import Depends, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from ebbes.server.identity.credentials import bearer_of, cookie_of
from ebbes.server.refusing.refusals import nobody_known
from ebbes.server.services import services_of
from ebbes.server.store.secret import hash_of
from ebbes.server.store.values import Person

SCHEMES = [
    Security(APIKeyCookie(name="ebbes", scheme_name="cookie", auto_error=False)),
    Security(HTTPBearer(scheme_name="token", auto_error=False)),
]
"""How somebody may say who they are, for the OpenAPI description."""


async def person_of(connection: HTTPConnection) -> Person | None:
    """Whose token or, without one, whose cookie came along; None if it is nobody's."""
    store = services_of(connection).store
    token, secret = bearer_of(connection), cookie_of(connection)
    if token is not None:
        return await store.keys.person_by_token(hash_of(token))
    return await store.people.by_secret(hash_of(secret)) if secret else None


async def the_person(connection: HTTPConnection) -> Person:
    """The person; nobody gets a 401."""
    person = await person_of(connection)
    if person is None:
        raise nobody_known()
    return person


MaybePerson = Annotated[Person | None, Depends(person_of)]
ThePerson = Annotated[Person, Depends(the_person)]
