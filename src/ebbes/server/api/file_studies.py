"""`/api/games/file/...`: a moment of a game that somebody brings along, looked into."""

import json
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, BaseModel, JsonValue, ValidationError
from starlette.requests import Request

from ebbes.engine.errors import EbbesError
from ebbes.protocol.wire import CardCode, SeatNumber
from ebbes.server.api.common import ALWAYS
from ebbes.server.api.files import NO_SUCH_TABLE, unreadable
from ebbes.server.api.router import Router
from ebbes.server.api.studies import (
    CardReading,
    GoneOn,
    Made,
    Moment,
    OnwardWish,
    Refuted,
    RoundNumber,
    begun_at,
    gone_on_from,
    reading_at,
    refuted_at,
)
from ebbes.server.refusing.problem import declared
from ebbes.server.services import Services, TheServices
from ebbes.server.studying.filed import seats_of
from ebbes.server.studying.telling import snapshot_of

router = Router(
    prefix="/api/games/file",
    tags=["studies"],
    responses=ALWAYS | declared(s404="There is no such seat or moment."),
)


def whole_characters(record: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """A record as it is; `ValueError` where half a character stands in it."""
    try:
        json.dumps(record, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("half a character") from None
    return record


Filed: TypeAlias = Annotated[dict[str, JsonValue], AfterValidator(whole_characters)]
"""A record as JSON, whatever else it carries; it can be told back."""


class FiledReading(BaseModel):
    """Whose knowledge, at which moment of a record."""

    record: Filed
    round: RoundNumber
    made: Made
    seat: SeatNumber


class FiledRefutation(BaseModel):
    """Which card is to be refuted beside the best, at which moment of a record."""

    record: Filed
    round: RoundNumber
    made: Made
    best: CardCode
    wrong: CardCode


class FiledWish(OnwardWish):
    """From where in a record somebody wants to go on."""

    record: Filed


@router.post("/reading")
async def reading(request: Request, asked: FiledReading, services: TheServices) -> CardReading:
    """Who could hold what, as a seat could know it at a moment."""
    moment = await _at(services, asked.record, asked.round, asked.made)
    return await reading_at(request, services, moment, asked.seat)


@router.post("/refutation")
async def refutation(request: Request, asked: FiledRefutation, services: TheServices) -> Refuted:
    """Why a card is not the best, shown: all hands open, cards to the end of the round."""
    moment = await _at(services, asked.record, asked.round, asked.made)
    return await refuted_at(request, services, moment, asked.best, asked.wrong)


@router.post("/onward", responses=declared(s409="The rules do not allow it."))
async def onward(request: Request, wish: FiledWish, services: TheServices) -> GoneOn:
    """The same cards from a moment on, against bots; it counts for nothing and is kept nowhere."""
    moment = await _at(services, wish.record, wish.round, wish.made)
    return await gone_on_from(request, services, moment, wish)


async def _at(services: Services, record: dict[str, Any], number: int, made: int) -> Moment:
    """A moment of a record nobody vouches for, and who sits there."""
    try:
        variation = await services.limits.desk.write(begun_at, record, number, made)
        moment = Moment(variation, seats_of(variation.record))
        snapshot_of(*moment, seat=None)
    except EbbesError as error:
        raise unreadable(str(error)) from None
    except ValidationError:
        raise unreadable(NO_SUCH_TABLE) from None
    return moment
