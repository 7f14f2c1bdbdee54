"""The person behind a request or a socket."""

from contextlib import suppress
from typing import Annotated

from fastapi import Depends, Response, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from ebbes.server.identity.kind import kind_of
from ebbes.server.refusing.refusals import nobody_known
from ebbes.server.seconds import DAY
from ebbes.server.security.credentials import bearer_of, cookie_of, give_cookie
from ebbes.server.services import services_of
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.secret import hash_of
from ebbes.server.store.values import Device, Person

SCHEMES = [
    Security(APIKeyCookie(name="ebbes", scheme_name="cookie", auto_error=False)),
    Security(HTTPBearer(scheme_name="token", auto_error=False)),
]
"""How somebody may say who they are, for the OpenAPI description."""


async def device_of(connection: HTTPConnection) -> Device | None:
    """The device whose cookie came along; with a token the cookie does not count."""
    secret = cookie_of(connection)
    if secret is None or bearer_of(connection) is not None:
        return None
    return await services_of(connection).store.devices.find(hash_of(secret))


MaybeDevice = Annotated[Device | None, Depends(device_of)]


async def the_device(device: MaybeDevice) -> Device:
    """The device; nobody, and a program with a token, gets a 401."""
    if device is None:
        raise nobody_known()
    return device


BY_DEVICE = Depends(the_device)
"""For what a token may not do: nothing that it does is to outlive it."""


async def person_of(connection: HTTPConnection) -> Person | None:
    """Whose token or, without one, whose cookie came along; None if it is nobody's."""
    return await _noted(connection, await device_of(connection))


async def visitor_of(
    connection: HTTPConnection, response: Response, device: MaybeDevice
) -> Person | None:
    """The person behind a request, whose cookie lasts from today on; a 403 if turned away."""
    secret = cookie_of(connection)
    if device is not None and secret and _is_long_ago(connection, device.used_at):
        give_cookie(response, connection, secret)
    person = await _noted(connection, device)
    if person is not None:
        services_of(connection).house_rules.verify_person(person.id)
    return person


async def the_person(connection: HTTPConnection) -> Person:
    """The person, who may be about to go, or turned away; nobody gets a 401."""
    return _known(await person_of(connection))


async def the_visitor(person: Annotated[Person | None, Depends(visitor_of)]) -> Person:
    """The person; nobody gets a 401."""
    return _known(person)


BY_VISITOR = Depends(the_visitor)
"""For what nobody may do whom the operators have turned away."""


async def _noted(connection: HTTPConnection, device: Device | None) -> Person | None:
    """The person, of whom it is noted once a day that they are there; if it cannot be, so be it."""
    store, token = services_of(connection).store, bearer_of(connection)
    person = device.person if device else None
    if token is not None:
        person = await store.keys.person_by_token(hash_of(token))
    with suppress(StoreUnavailable):
        if device is not None and _is_long_ago(connection, device.used_at):
            await store.devices.note_use(device, kind_of(connection))
        elif person is not None and _is_long_ago(connection, person.seen_at):
            await store.people.note_seen(person.id)
    return person


def _is_long_ago(connection: HTTPConnection, then: float | None) -> bool:
    return then is None or services_of(connection).clock() - then >= DAY


def _known(person: Person | None) -> Person:
    if person is None:
        raise nobody_known()
    return person


TheDevice = Annotated[Device, Depends(the_device)]
MaybePerson = Annotated[Person | None, Depends(visitor_of)]
ThePerson = Annotated[Person, Depends(the_visitor)]
LeavingPerson = Annotated[Person, Depends(the_person)]
