"""`/api/visit`: what a page asks when it opens, also for nobody."""

from fastapi import Request, Response
from pydantic import BaseModel, Field

from ebbes.protocol.settings import Clock
from ebbes.protocol.version import OLDEST, PROTOCOL
from ebbes.server.api.common import ALWAYS
from ebbes.server.api.me import Me, me_of
from ebbes.server.api.router import Router
from ebbes.server.api.tables import MyTable, tables_of
from ebbes.server.identity.person import MaybePerson
from ebbes.server.security.credentials import bearer_of, cookie_of, give_cookie
from ebbes.server.services import TheServices, timing_of

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
    clocks: dict[Clock, int] = Field(
        description="Seconds for a decision by each clock; 0 for as long as you like."
    )
    public_url: str | None = Field(
        None, description="Where people reach the server, if not where it listens."
    )


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
    return Visit(
        me=None if person is None else me_of(person),
        tables=await tables_of(services, person) if person else [],
        maintenance=services.house_rules.in_maintenance,
        clocks=timing_of(services.settings).seconds,
        public_url=services.settings.public_url,
    )
