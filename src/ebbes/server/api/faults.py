"""`/api/faults`: what breaks in a page, told to who runs the server."""

from typing import Annotated, Final

from fastapi import Request
from pydantic import BaseModel, Field

from ebbes.server.api.common import ALWAYS
from ebbes.server.api.router import Router
from ebbes.server.limiting.limits import spend
from ebbes.server.measuring.logs import LOG
from ebbes.server.services import TheServices

router = Router(prefix="/api", tags=["faults"], responses=ALWAYS)

MOST_PLACES: Final = 8
"""Enough to find where it broke."""
Place = Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+\.js:[0-9]+:[0-9]+$")]
"""A file of the bundle, a line and a column."""


class Fault(BaseModel):
    """An error of a page: as in our own log only its kind and the places it passed."""

    page: str = Field(pattern="^[a-z]{0,12}$", description="The first part of its address.")
    kind: str = Field(pattern="^[A-Za-z]{1,40}$", description="What sort of error it was.")
    places: list[Place] = Field(max_length=MOST_PLACES, description="The innermost first.")


@router.post("/faults", status_code=204)
async def tell(fault: Fault, request: Request, services: TheServices) -> None:
    """A page of ours broke; nobody's name, code or hand is wanted."""
    spend(services.limits.faults, request)
    LOG.error("a page broke", page=fault.page, kind=fault.kind, places=fault.places)
