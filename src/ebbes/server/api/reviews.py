"""`/api/games/{id}/review`: what every decision of a game was worth."""

from typing import Annotated, Any, Literal, cast
from zlib import crc32

from fastapi import Header, Request, Response
from pydantic import BaseModel, Field, JsonValue

from ebbes.bots.rungs import ENOUGH, RUNGS
from ebbes.json_types import Json
from ebbes.protocol.wire import CardCode, SeatNumber
from ebbes.server.api.common import ALWAYS, KNOWN, Able, Key, no_such_game, reckon_yourself
from ebbes.server.api.place import LadderRung
from ebbes.server.api.router import Router
from ebbes.server.identity.person import SCHEMES, MaybePerson, ThePerson
from ebbes.server.json_text import packed
from ebbes.server.limiting.limits import spend, spend_one
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.reviewing.keeping import kept
from ebbes.server.reviewing.telling import nothing_told, told
from ebbes.server.services import Services, TheServices
from ebbes.server.store.reviews import ReviewRow
from ebbes.server.store.values import Person

MANY = 4
"""Reviews that wait before others, from which on somebody able is asked to judge on their own."""
LADDER = [{"strength": rung.name, "given_away": rung.given_away.to_json()} for rung in RUNGS]
NOT_FOUND = declared(s404="There is no such finished game.")
router = Router(prefix="/api", tags=["reviews"], responses=ALWAYS | NOT_FOUND)
known = Router(
    prefix="/api", tags=["reviews"], dependencies=SCHEMES, responses=ALWAYS | KNOWN | NOT_FOUND
)


class ReviewChoice(BaseModel):
    """A choice somebody had; `card` or `starter` says which."""

    card: CardCode | None = None
    starter: SeatNumber | None = None
    worth: float = Field(
        description="The expected lead, or the chance to win and place, as `unit` says."
    )
    error: float = Field(description="Its standard error; of a chance, that of the difference.")
    as_good: bool = Field(description="Whether it is as good as the best.")
    reasons: list[dict[str, JsonValue]] = Field(description="Of the best and the one made.")


class ReviewVerdict(BaseModel):
    """What is thought of a decision."""

    unit: Literal["points", "chance"]
    chosen: int = Field(description="The place of the choice made.")
    given_away: float
    mark: Literal["small", "clear", "grave"] | None
    real: bool
    of: int = Field(description="How many choices there were; of long games some are left out.")
    choices: list[ReviewChoice]


class ReviewMoment(BaseModel):
    """A decision; `number` counts starters, picks and cards of the round before it."""

    round: int
    number: int
    seat: SeatNumber
    expected: list[int] | None = Field(
        description="The lead of every seat, in grains; of long games told once a trick."
    )
    verdict: ReviewVerdict | None


class ReviewLedger(BaseModel):
    """Where the lead of a seat came from, in grains; the parts sum to the result."""

    seat: int
    deal: int
    decisions: int
    lie: int
    others: int
    result: int


class TurningPoint(BaseModel):
    """A decision that moved somebody's expected lead."""

    number: int
    moved: list[int]


class ReviewRound(BaseModel):
    """A round whose course is known."""

    round: int
    points: list[int] | None
    par: list[float]
    end: list[int]
    ledger: list[ReviewLedger]
    turning_points: list[TurningPoint]


class ReviewRates(BaseModel):
    """How well a seat played."""

    seat: int
    rounds: int
    real: int = Field(description="Real decisions.")
    given_away: dict[str, float] = Field(description="Points a round, with the error.")
    yield_: dict[str, float] | None = Field(alias="yield", description="Null while too little.")
    chance_given_away: float
    as_strong_as: list[str] = Field(description="Bots; none while there is too little to tell.")


class Review(BaseModel):
    """A review, as far as it has come; the words are those of `ebbes-review/1`."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    may_ask: bool = Field(description="Whether you may ask for it.")
    fingerprint: dict[str, JsonValue] | None = Field(description="By what is judged.")
    grains: int = Field(description="Grains in a point.")
    done: int
    of: int
    moments: list[ReviewMoment]
    rounds: list[ReviewRound]
    rates: list[ReviewRates]
    enough: int = Field(description="Real decisions from which on it is told how strong they are.")
    ladder: list[LadderRung] = Field(description="In the base game of four; the weakest first.")


@router.get("/games/{game_id}/review", response_model=Review)
async def review(
    game_id: Key,
    services: TheServices,
    person: MaybePerson,
    if_none_match: Annotated[str | None, Header(max_length=200)] = None,
) -> Response:
    """What is known so far; `ETag` changes when there is more."""
    await _finished(services, game_id, person)
    row = await services.store.reviews.find(game_id)
    may_ask = await _may_ask(services, game_id, person)
    tag = _tag(row, may_ask=may_ask)
    if if_none_match == tag:
        return Response(status_code=304, headers={"ETag": tag})
    record = await services.store.games.record(game_id)
    text = await services.limits.desk.write(text_of, row, record, may_ask)
    return Response(text, media_type="application/json", headers={"ETag": tag})


@known.post(
    "/games/{game_id}/review",
    status_code=202,
    responses=declared(s403="Only who sat there may ask, or nobody.", s503="Nobody can judge."),
)
async def ask(
    game_id: Key, request: Request, services: TheServices, person: ThePerson, able: Able = False
) -> None:
    """Ask for a review; how far it is, and when it is done, you are told over your own socket.

    Who is able to judge it as well is asked to while many wait, unless it is on its way already.
    One that is done is made anew if by now the server judges otherwise, else it stays as it is; one
    that was given up is tried again.
    """
    await _finished(services, game_id, person)
    if services.settings.reviewers == "nobody":
        raise ApiError(403, "review/closed", "there are no reviews on this server")
    if not await _may_ask(services, game_id, person):
        raise ApiError(403, "review/not-yours", "only who sat there may ask for a review")
    row = await services.store.reviews.find(game_id)
    if row is None or row.is_finished or row.is_failed:
        if able and await _is_busy(services):
            raise reckon_yourself()
        if not services.settings.workers:
            raise ApiError(503, "review/no-judge", "nobody on this server can judge")
        spend_one(services.limits.reviews, person.id, "reviews")
        spend(services.limits.address_reviews, request)
    if row is not None:
        await services.store.reviews.ask_anew(game_id)
    seat = await services.store.games.seat_of(person.id, game_id)
    await services.store.reviews.ask(game_id, person.id, seat)
    services.reviewer.look_soon()


async def _is_busy(services: Services) -> bool:
    """Whether a review would wait for long."""
    return not services.settings.workers or await services.store.reviews.waiting(MANY) == MANY


async def _finished(services: Services, game_id: str, person: Person | None) -> None:
    """Only games that go no further are in the store's list; of others there is nothing."""
    game = await services.store.games.find(game_id)
    if game is None:
        raise no_such_game()
    await services.seals.verify_open(game, person)


async def _may_ask(services: Services, game_id: str, person: Person | None) -> bool:
    match services.settings.reviewers:
        case "everybody":
            return person is not None
        case "seats" if person is not None:
            return await services.store.games.seat_of(person.id, game_id) is not None
        case _:
            return False


def _tag(row: ReviewRow | None, *, may_ask: bool) -> str:
    """Changes with all that is told: by what is judged, how far, whether you may ask."""
    by = crc32((row.fingerprint if row else "").encode())
    far = f"{row.done}-{row.total}" if row else ""
    return f'"{by:x}-{far}-{_state(row)}-{may_ask:d}"'


def text_of(row: ReviewRow | None, record: Json, may_ask: bool) -> str:
    """A `Review` as it is told; it may be very long, and is not looked through again.

    It is written moment by moment, as nothing else is done while JSON is.
    """
    if row is None or not row.body:
        known_so_far = nothing_told()
    else:
        known_so_far = told(kept(row.body, record), row.done, row.total)
    found: dict[str, Any] = {"state": _state(row), "may_ask": may_ask, **known_so_far}
    found |= {"enough": ENOUGH, "ladder": LADDER}
    moments = ",".join([packed(_completed(each)) for each in found.pop("moments")])
    return f'{{"moments":[{moments}],{packed(found)[1:]}'


def _completed(moment: Any) -> Json:
    """A moment whose choices say of both, a card and a starter, whether they are one."""
    for choice in moment["verdict"]["choices"] if moment["verdict"] else ():
        choice.setdefault("card", None)
        choice.setdefault("starter", None)
    return cast("Json", moment)


def _state(row: ReviewRow | None) -> str:
    if row is None:
        return "none"
    if row.is_failed:
        return "failed"
    if row.is_finished:
        return "done"
    return "running" if row.body else "waiting"
