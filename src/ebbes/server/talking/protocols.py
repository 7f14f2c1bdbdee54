"""How a server speaks: by our own protocols, or by uvicorn's where these fit it no longer."""

import asyncio

import structlog
from uvicorn.config import HTTPProtocolType, WSProtocolType

LOG = structlog.get_logger()
UNBOUNDED = "uvicorn has changed: strangers can send this server more than it bears"


def http_protocol() -> type[asyncio.Protocol] | HTTPProtocolType:
    """For requests."""
    try:
        from ebbes.server.talking.bounded_http import BoundedHttp

        verify_ground(BoundedHttp, BoundedHttp.stands_on)
    except ImportError as error:
        LOG.warning(UNBOUNDED, protocol="http", why=str(error))
        return "httptools"
    return BoundedHttp


def socket_protocol() -> type[asyncio.Protocol] | WSProtocolType:
    """For sockets."""
    try:
        from ebbes.server.talking.fast_websocket import FastWebSocket

        verify_ground(FastWebSocket, FastWebSocket.stands_on)
    except ImportError as error:
        LOG.warning(UNBOUNDED, protocol="sockets", why=str(error))
        return "websockets-sansio"
    return FastWebSocket


def verify_ground(protocol: type, names: tuple[str, ...]) -> None:
    """Raises an `ImportError` if what is built upon has gone from uvicorn."""
    base = protocol.__bases__[0]
    gone = [name for name in names if not hasattr(base, name)]
    if gone:
        raise ImportError(f"{base.__name__} has no {', '.join(gone)}")
