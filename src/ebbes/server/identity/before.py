"""Who a device was before: whoever becomes somebody else by a link can go back."""

from collections.abc import Iterable

from starlette.background import BackgroundTasks
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ebbes.server.security.credentials import cookie_of, give_before, give_cookie, secrets_before
from ebbes.server.services import services_of
from ebbes.server.store.secret import hash_of
from ebbes.server.store.values import Device, Person


async def devices_before(connection: HTTPConnection) -> dict[str, Device]:
    """What the device was before, by the secrets of it, the last one first."""
    return await _known(connection, secrets_before(connection))


async def become(
    connection: HTTPConnection,
    response: Response,
    later: BackgroundTasks,
    secret: str,
    person: Person,
) -> None:
    """The device is this person from now on, and keeps the secrets of all others it was.

    Its open sockets end when it has the answer, and with it the cookie to come back by.
    """
    now = cookie_of(connection)
    left = await _known(connection, [*([now] if now else []), *secrets_before(connection)])
    others = [kept for kept, device in left.items() if device.person.id != person.id]
    give_cookie(response, connection, secret)
    if others or secrets_before(connection):
        give_before(response, connection, others)
    if now and now in left:
        later.add_task(_end_sockets, connection, left[now].person.id, now)


async def _end_sockets(connection: HTTPConnection, person_id: str, secret: str) -> None:
    services = services_of(connection)
    services.attendance.dismiss(person_id, hash_of(secret))


async def _known(connection: HTTPConnection, secrets: Iterable[str]) -> dict[str, Device]:
    """The devices these secrets still stand for."""
    devices = services_of(connection).store.devices
    found = {secret: await devices.find(hash_of(secret)) for secret in secrets}
    return {secret: device for secret, device in found.items() if device is not None}
