"""Who asks too much gets no further: refused before anything else is done for them."""

from asyncio import sleep

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ebbes.server.limiting.address import address_of, network_of
from ebbes.server.limiting.desk import ASKING
from ebbes.server.limiting.limits import too_many
from ebbes.server.refusing.problem import ApiError, response_to
from ebbes.server.security.headers import HEADERS
from ebbes.server.security.origin import refuse_foreign
from ebbes.server.services import Services, services_of

REFUSED = "requests of an address refused"
PATIENCE = 2.0
"""Seconds a request waits for its turn at the most."""


class Turnstile:
    """Middleware around everything: limits by address, for requests and handshakes alike."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The next application, or a refusal."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        services = services_of(connection)
        ASKING.set(network_of(connection))
        await services.limits.queues.wait(ASKING.get())
        refusal = await _refusal(services, connection)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        await _slow_down(services, connection)
        if scope["type"] == "http":
            await _refuse(services, refusal)(scope, receive, send)
        else:
            socket = WebSocket(scope, receive, send)
            await socket.send_denial_response(_refuse(services, refusal))


async def _refusal(services: Services, connection: HTTPConnection) -> ApiError | None:
    """Why an address gets no further now, if it does not."""
    try:
        services.house_rules.verify_address(address_of(connection))
    except ApiError as banned:
        return banned
    try:
        refuse_foreign(connection)
    except ApiError as foreign:
        await _tire(services, connection)
        return foreign
    if wait := await _wait(services, connection):
        services.door.refused(connection.client.host if connection.client else "")
        return too_many("from this address", wait)
    return None


async def _tire(services: Services, connection: HTTPConnection) -> None:
    """Who looks at a stranger's page is not to blame for what it asks; too much of it is slow."""
    if services.limits.foreign.take(address_of(connection)):
        await sleep(PATIENCE)


async def _wait(services: Services, connection: HTTPConnection) -> float:
    """Seconds until an address may ask again; 0 if it may now.

    Who asks much at once waits a little here, so that others have their turn; only a little, as who
    has hung up meanwhile still takes up room.
    """
    address, limits = address_of(connection), services.limits
    if banned := services.door.seconds_left(address):
        return banned
    price = limits.of(connection.scope["path"], connection.scope.get("method", ""))
    delay = limits.work.draw(address, price.work, PATIENCE)
    if delay > PATIENCE:
        return delay
    if delay:
        await sleep(delay)
    banned = services.door.seconds_left(address)
    return banned or max(each.take(address) for each in price.buckets)


async def _slow_down(services: Services, connection: HTTPConnection) -> None:
    """Also a refusal is work: who does not stop asking waits for it."""
    delay = services.limits.refusals.draw(address_of(connection), 1, PATIENCE)
    if delay:
        await sleep(min(delay, PATIENCE))


def _refuse(services: Services, refusal: ApiError) -> Response:
    """The refusal, counted: who could fill the log with it is told of once a minute."""
    services.metrics.count_refusal(refusal.problem.code)
    services.tally.count(REFUSED, refusal.problem.code)
    response = response_to(refusal)
    response.headers.update(HEADERS)
    return response
