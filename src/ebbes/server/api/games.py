"""`/api/games`: games that are over, and everybody's own list of them."""

from contextlib import suppress
from math import isfinite
from typing import Annotated, Any, Literal

from fastapi import Query, Response
from pydantic import BaseModel, Field, JsonValue

from ebbes.protocol.replay import Replay
from ebbes.protocol.wire import SeatNumber
from ebbes.record.parse import record_from_json
from ebbes.rules.seats import Seat
from ebbes.server.api.common import ALWAYS, KNOWN, Key, no_such_game, no_such_seat
from ebbes.server.api.naming import as_seen, standing_of, whole_game
from ebbes.server.api.router import Router
from ebbes.server.identity.person import SCHEMES, MaybePerson, ThePerson
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import TheServices
from ebbes.server.standing.outcome import is_comparable
from ebbes.server.store.values import GameRow, OwnGame
from ebbes.server.tables.telling.retelling import retold, sitting

router = Router(
    prefix="/api", tags=["games"], responses=ALWAYS | declared(s404="There is no such game.")
)
known = Router(prefix="/api", tags=["games"], dependencies=SCHEMES, responses=ALWAYS | KNOWN)

NOT_YOURS = declared(s404="There is no such game of yours.")
PAGE = 50
"""Games a page of the list has at the most."""


class GameSeat(BaseModel):
    """Who sat there."""

    kind: str
    name: str
    strength: str | None = None


class Game(BaseModel):
    """What a game was."""

    id: str
    number: int = Field(description="Which of that table's games it was.")
    started_at: float = Field(description="Seconds since 1970.")
    ended_at: float
    finished: bool = Field(description="Whether it was played to its end.")
    options: dict[str, JsonValue] = Field(description="As records write them.")
    seats: list[GameSeat]
    points: list[list[int]] = Field(description="By round and seat.")
    totals: list[int]
    winners: list[int]
    end: str | None = Field(description="What ended it; null if it was broken off.")
    place: Literal["device"] | None = Field(
        None, description="`device` if it was played without a server: it counts for nothing."
    )


class MyGame(Game):
    """A game you have played."""

    table: str | None = Field(
        description="The id of the table it was played at; null if it was on a device."
    )
    seat: SeatNumber = Field(description="Where you sat.")
    left: bool = Field(False, description="Whether you left before its end: it counts for nothing.")
    counts: bool = Field(description="Whether a review of it can count for how strong you are.")
    given_away: float | None = Field(
        None, description="Points a round, if it was reviewed and counted by `/api/me/place`."
    )


class OneGame(Game):
    """A game, and what you are to it."""

    table: str | None = Field(description="The id of the table, if you sat there.")
    seat: SeatNumber | None = Field(description="Where you sat, if you did.")
    shows_name: bool = Field(description="Whether you let everybody see the names.")
    names_shown: bool = Field(description="Whether all who played do.")


class NamesShown(BaseModel):
    """Whether somebody lets everybody see the names."""

    shown: bool


class MyGames(BaseModel):
    """A page of your games, the newest first."""

    games: list[MyGame]
    next: str | None = Field(
        description="Asks for the next page as `before`; null if there is none."
    )


@router.get("/games/{game_id}")
async def game(game_id: Key, services: TheServices, person: MaybePerson) -> OneGame:
    """What a game was: options, seats, points; strangers see no names, and not where it was."""
    row = await services.store.games.find(game_id)
    if row is None:
        raise no_such_game()
    standing = await standing_of(services, game_id, person)
    seat = None if person is None else await services.store.games.seat_of(person.id, game_id)
    own = {"seat": seat, "shows_name": standing.shows_name, "names_shown": standing.all_show}
    return OneGame.model_validate(_told(as_seen(row, standing)) | own)


@router.get("/games/{game_id}/record")
async def record(game_id: Key, services: TheServices, person: MaybePerson) -> dict[str, JsonValue]:
    """The record of a game, with the proof of its deals (`ebbes-record/1`)."""
    return (await whole_game(services, game_id, person))[1]


@known.put("/games/{game_id}/names", status_code=204, responses=NOT_YOURS)
async def show_name(
    game_id: Key, wanted: NamesShown, services: TheServices, person: ThePerson
) -> None:
    """Whether everybody may see the names; they do when all who played agree."""
    if not (await standing_of(services, game_id, person)).sat_there:
        raise ApiError(404, "table/no-such-game", "there is no such game of yours")
    await services.store.games.show_name(person.id, game_id, shown=wanted.shown)


@router.get(
    "/games/{game_id}/events",
    response_model=Replay,
    responses=declared(s404="There is no such game, or no such seat."),
)
async def events(
    game_id: Key,
    services: TheServices,
    person: MaybePerson,
    seat: Annotated[
        SeatNumber | None, Query(description="Who saw it so; without a seat all hands are open.")
    ] = None,
) -> Response:
    """A game once more, event by event, as a seat saw it or with all hands open."""
    found = await whole_game(services, game_id, person)
    text = await services.limits.desk.write(_replay, *found, seat)
    return Response(text, media_type="application/json")


@known.get("/me/games")
async def my_games(
    services: TheServices,
    person: ThePerson,
    most: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
    before: Annotated[str | None, Query(max_length=100)] = None,
) -> MyGames:
    """The games you have played, the newest first."""
    at = None if before is None else _place(before)
    found = await services.store.games.of_person(person.id, most + 1, at)
    shown = found[:most]
    given = await services.store.outcomes.given_away(person.id, [own.game.id for own in shown])
    games = [MyGame.model_validate(_told(own.game) | _own(own, given)) for own in shown]
    last = shown[-1].game if len(found) > most else None
    return MyGames(games=games, next=None if last is None else f"{last.ended_at!r}~{last.id}")


def _replay(row: GameRow, kept: dict[str, Any], seat: Seat | None) -> str:
    record = record_from_json(kept)
    if seat is not None and seat >= record.options.players:
        raise no_such_seat(seat)
    facts: Any = row.facts
    game = retold(record, sitting(facts["seats"]), row.table_id, row.number, seat)
    return game.model_dump_json()


def _place(before: str) -> tuple[float, str]:
    at, _, game_id = before.partition("~")
    with suppress(ValueError):
        if isfinite(float(at)) and game_id.isprintable():
            return float(at), game_id
    raise ApiError(422, "request/malformed", "before: not a place in the list")


def _own(own: OwnGame, given: dict[str, float]) -> dict[str, JsonValue]:
    return {
        "seat": own.seat,
        "left": own.has_left,
        "counts": not own.has_left and is_comparable(own.game.facts, own.seat),
        "given_away": given.get(own.game.id),
    }


def _told(row: GameRow) -> dict[str, JsonValue]:
    assert isinstance(row.facts, dict)
    return {
        **row.facts,
        "id": row.id,
        "table": row.table_id or None,
        "number": row.number,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "finished": row.finished,
    }
