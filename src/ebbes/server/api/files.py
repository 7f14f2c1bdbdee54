"""`/api/games/file`: a game from a record somebody brings along; nothing of it is kept."""

from typing import Annotated

from fastapi import Query, Response
from pydantic import BaseModel, JsonValue, ValidationError

from ebbes.engine.errors import EbbesError
from ebbes.protocol.replay import Replay
from ebbes.protocol.wire import SeatNumber
from ebbes.record.parse import record_from_json
from ebbes.server.api.common import ALWAYS, no_such_seat
from ebbes.server.api.games import OneGame
from ebbes.server.api.router import Router
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import TheServices
from ebbes.server.studying.filed import filed

router = Router(
    prefix="/api", tags=["games"], responses=ALWAYS | declared(s404="There is no such seat.")
)


class FiledGame(BaseModel):
    """What a game was, and all that happened in it."""

    game: OneGame
    replay: Replay


@router.post("/games/file", response_model=FiledGame)
async def file(
    record: dict[str, JsonValue],
    services: TheServices,
    seat: Annotated[
        SeatNumber | None, Query(description="Who saw it so; without a seat all hands are open.")
    ] = None,
) -> Response:
    """A game from its record (`ebbes-record/1`), event by event; it is kept nowhere."""
    text = await services.limits.desk.write(_told, record, seat)
    return Response(text, media_type="application/json")


def _told(record: dict[str, JsonValue], seat: int | None) -> str:
    try:
        read = record_from_json(record)
        if seat is not None and seat >= read.options.players:
            raise no_such_seat(seat)
        found = filed(read, seat)
    except EbbesError as error:
        raise unreadable(str(error)) from None
    except ValidationError:
        raise unreadable(NO_SUCH_TABLE) from None
    told = OneGame.model_validate(NOWHERE | found.facts)
    return FiledGame(game=told, replay=found.replay).model_dump_json(by_alias=True)


def unreadable(why: str) -> ApiError:
    """The refusal of what is no record, or of one that no table could have."""
    return ApiError(422, "record/unreadable", why)


NO_SUCH_TABLE = "no table here has such names or options"
NOWHERE: dict[str, JsonValue] = {
    "id": "",
    "table": None,
    "number": 1,
    "started_at": 0.0,
    "ended_at": 0.0,
    "seat": None,
    "shows_name": True,
    "names_shown": True,
}
"""What nobody knows of a game in a file."""
