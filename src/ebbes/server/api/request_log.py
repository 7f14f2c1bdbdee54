"""Every request gets an id, a line in the log, a place in the metrics, and an answer."""

from time import perf_counter

import structlog
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ebbes.server.refusing.problem import ApiError, response_to
from ebbes.server.services import services_of

LOG = structlog.get_logger()
ID_BYTES = 8
ELSEWHERE = "elsewhere"
"""The route of a request that leads nowhere."""
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


class RequestLog:
    """Middleware around everything that may fail; sockets get the id alone."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The next application, watched."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request_id = services_of(HTTPConnection(scope)).random_bytes(ID_BYTES).hex()
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            if scope["type"] == "http":
                await LoggedRequest(self._app, scope, request_id).run(receive, send)
            else:
                await self._app(scope, receive, send)


class LoggedRequest:
    """One request on its way."""

    def __init__(self, app: ASGIApp, scope: Scope, request_id: str) -> None:
        self._app = app
        self._scope = scope
        self._id = request_id
        self._status = 0

    async def run(self, receive: Receive, send: Send) -> None:
        """Answers the request, come what may, and takes note of it; who hung up needs no answer."""
        start = perf_counter()

        async def note(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", self._id.encode())]
            await send(message)

        try:
            await self._app(self._scope, receive, note)
        except ClientDisconnect:
            LOG.info("hung up")
        except Exception as error:
            await self._refuse(error, receive, note)
        finally:
            self._record(perf_counter() - start)

    async def _refuse(self, error: Exception, receive: Receive, note: Send) -> None:
        """The refusal, or a fault nobody expected; a response under way is broken off."""
        if not isinstance(error, ApiError):
            services_of(HTTPConnection(self._scope)).metrics.faults.inc()
            LOG.error("fault", exc_info=error)
            error = ApiError(500, "server/fault", "something broke here", {"request": self._id})
        services_of(HTTPConnection(self._scope)).metrics.count_refusal(error.problem.code)
        if not self._status:
            await response_to(error)(self._scope, receive, note)

    def _record(self, seconds: float) -> None:
        method = self._scope["method"] if self._scope["method"] in METHODS else ELSEWHERE
        route = getattr(self._scope.get("route"), "path", ELSEWHERE)
        metrics = services_of(HTTPConnection(self._scope)).metrics
        metrics.requests.labels(method, route, self._status).inc()
        metrics.seconds.labels(route).observe(seconds)
        LOG.info(
            "request", method=method, route=route, status=self._status, ms=round(seconds * 1000, 1)
        )
