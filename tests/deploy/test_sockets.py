"""Tests of which addresses `deploy/nginx.conf` counts as sockets."""

import re
from pathlib import Path

from fastapi.routing import APIRoute
from starlette.routing import WebSocketRoute

from ebbes.server.app import ROUTERS

CONF = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
(SOCKETS,) = re.findall(r"location ~ (\S+) \{[^}]*limit_conn ebbes_sockets", CONF)


def address(path: str) -> str:
    """A path as somebody asks for it."""
    return re.sub(r"\{[^}]+\}", "x", path)


def test_every_socket_counts_as_one_and_nothing_else_does() -> None:
    routes = [route for router in ROUTERS for route in router.routes]
    sockets = [route.path for route in routes if isinstance(route, WebSocketRoute)]
    others = [route.path for route in routes if isinstance(route, APIRoute)]
    assert len(sockets) > 2
    assert [path for path in sockets if not re.search(SOCKETS, address(path))] == []
    assert [path for path in others if re.search(SOCKETS, address(path))] == []
