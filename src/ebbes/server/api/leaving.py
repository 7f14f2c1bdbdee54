"""Work for somebody who may leave before it is done."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from ebbes.server.cancelling import first_of

Found = TypeVar("Found")


async def unless_gone(request: Request, work: Coroutine[Any, Any, Found]) -> Found | None:
    """What the work gives; None, and no more work, as soon as who asked has gone."""
    found: list[Found] = []

    async def do_it() -> None:
        found.append(await work)

    await first_of(do_it(), _departure(request))
    return found[0] if found else None


async def _departure(request: Request) -> None:
    """Returns when nobody waits for the answer any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
