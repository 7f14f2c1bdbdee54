"""`/api/visit`: what a page asks when it opens, also for nobody."""

from fastapi import Request, Response
from pydantic import BaseModel, Field

from ebbes.protocol.version import OLDEST, PROTOCOL
from ebbes.server.api.common import ALWAYS
from ebbes.server.api.me import Me, me_of
from ebbes.server.api.router import Router
from ebbes.server.api.tables import MyTable, tables_of
from ebbes.server.identity.person import MaybePerson
from ebbes.server.security.credentials import bearer_of, cookie_of, give_cookie
from ebbes.server.services import TheServices

router = Router(prefix="/api", tags=["me"], responses=ALWAYS)


class Protocols(BaseModel):
    """Which versions of the protocol are spoken at tables."""

    oldest: int = OLDEST
    newest: int = PROTOCOL


class Visit(BaseModel):
    """Who came, where they can play on, and in which words."""

    me: Me | None = Field(description="Nobody, before they have given a name.")
    tables: list[MyTable] = Field(description="Open tables they have been at, the newest first.")
    protocols: Protocols = Protocols()
    maintenance: bool = Field(False, description="Whether games go on, but nothing new begins.")


@router.get("/visit")
async def visit(
    request: Request, response: Response, services: TheServices, person: MaybePerson
) -> Visit:
    """Who you are, if anybody, and the open tables you have been at.

    A cookie lasts from now on: sockets, which are used all the time, cannot bring one.
    """
    secret = cookie_of(request)
    if person is not None and secret is not None and bearer_of(request) is None:
        give_cookie(response, request, secret)
    maintenance = services.house_rules.in_maintenance
    if person is None:
        return Visit(me=None, tables=[], maintenance=maintenance)
    tables = await tables_of(services, person)
    return Visit(me=me_of(person), tables=tables, maintenance=maintenance)
