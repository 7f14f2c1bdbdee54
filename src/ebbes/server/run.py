"""Running a server until it is told to stop."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeAlias

import uvicorn
from fastapi import FastAPI

from ebbes.engine.errors import EbbesError
from ebbes.loading import collecting_seldom
from ebbes.server.app import create_app
from ebbes.server.measuring.logs import configure_logs, log_loop_fault
from ebbes.server.services import make_folder
from ebbes.server.settings import Settings
from ebbes.server.store import Store
from ebbes.server.talking.protocols import http_protocol, socket_protocol

BACKLOG = 2048
PING_SECONDS = 8
PONG_SECONDS = 10
SILENT_SECONDS = 20
"""How long the other end of a connection may take nothing of what was sent."""
TURN_SECONDS = 0.0005
"""How long a thread goes on while another waits: long answers are written in one of their own."""
STOP_SECONDS = 5
"""How long requests under way may take when the server stops."""


Say: TypeAlias = Callable[[str], None]


class CannotListen(EbbesError):
    """An address that is taken, or not ours."""


def serve(settings: Settings, say: Say, given: socket.socket | None = None) -> None:
    """Runs a server, at a socket that is given or its own; `say` is told its address."""
    configure_logs(settings.log_level, sys.stderr)
    asyncio.run(try_store(settings))
    with given or listen(settings.host, settings.port) as listener:

        def started(address: str) -> None:
            spare_the_collector()
            say(address)

        server = Server(create_app(settings), settings, started)
        try:
            with process_of_a_server():
                server.run(sockets=[listener])
        except KeyboardInterrupt:  # uvicorn has stopped in good order, and raises it once more
            return


async def try_store(settings: Settings) -> None:
    """Raises a `StoreError` now rather than while the server starts."""
    make_folder(settings.database)
    async with Store(settings.database) as store:
        await store.ping()


@contextmanager
def process_of_a_server() -> Iterator[None]:
    """The process is a server's, so it suits one: its collector and the turns of its threads."""
    turn = sys.getswitchinterval()
    sys.setswitchinterval(TURN_SECONDS)
    try:
        with collecting_seldom():
            yield
    finally:
        gc.unfreeze()
        sys.setswitchinterval(turn)


def spare_the_collector() -> None:
    """What has been loaded stays, so it need not be looked through again and again.

    A full look takes a fifth of a second otherwise, in which no play is told to anybody.
    """
    gc.collect()
    gc.freeze()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or an error that says which address it was."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        why = str(error.strerror).partition(" (while")[0]
        raise CannotListen(f"cannot listen on {host} port {port}: {why}") from None
    _cut_silent_connections(listener)
    return listener


def _cut_silent_connections(listener: socket.socket) -> None:
    """Lets the kernel cut connections whose other end takes nothing, where it can."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = SILENT_SECONDS * 1000
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


def address_of(listener: socket.socket) -> str:
    """Where to point a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """uvicorn, which says where it is and tells the services when it stops."""

    def __init__(self, app: FastAPI, settings: Settings, say: Say) -> None:
        super().__init__(_config(app, settings))
        self._app = app
        self._public = settings.public_url
        self._say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and says so."""
        asyncio.get_running_loop().set_exception_handler(log_loop_fault)
        await super().startup(sockets)
        for listener in sockets or ():
            self._say(self._public or address_of(listener))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: from this moment on, the server is not ready for anybody new."""
        if self.started:
            self._app.state.services.stopping = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """From now on nobody is let in."""
        self._app.state.services.stopping = True
        await super().shutdown(sockets)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop, where there is one
        http=http_protocol(),
        ws=socket_protocol(),
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        server_header=False,
        limit_concurrency=settings.connections,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
