"""`/api/games/{id}/...`: a moment of a game that is over, looked into; nothing of it is kept."""

from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Any, NamedTuple, TypeVar

import structlog
from fastapi import Query
from pydantic import BaseModel, Field, JsonValue
from starlette.requests import Request

from ebbes.engine.errors import RuleError
from ebbes.engine.state import PLAY
from ebbes.json_types import Json
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.wire import CardCode, SeatNumber
from ebbes.record.errors import NoSuchMoment
from ebbes.record.format import format_record, record_to_json
from ebbes.record.parse import record_from_json
from ebbes.rules.seats import Seat
from ebbes.server.api.common import ALWAYS, Key, no_such_seat, problem_of
from ebbes.server.api.leaving import unless_gone
from ebbes.server.api.naming import whole_game
from ebbes.server.api.router import Router
from ebbes.server.identity.person import MaybePerson
from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import RETRY, ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.values import Person
from ebbes.server.studying.onward import gone_on
from ebbes.server.studying.refuted import refuted
from ebbes.server.studying.telling import events_of, snapshot_of, told_choice
from ebbes.server.studying.variation import Variation
from ebbes.server.tables.model.occupant import Occupant
from ebbes.server.tables.telling.retelling import sitting
from ebbes.server.thinking.errors import ThinkingError

router = Router(
    prefix="/api",
    tags=["studies"],
    responses=ALWAYS | declared(s404="There is no such game, seat or moment."),
)
LOG = structlog.get_logger()
Found = TypeVar("Found")

MOST_CHOICES = 80
"""More than the choices of a round."""
RoundNumber = Annotated[int, Field(ge=1, le=999, description="Counted from 1.")]
Made = Annotated[
    int, Field(ge=0, le=MOST_CHOICES, description="Starters, picks and cards of the round so far.")
]
Chosen = CardCode | SeatNumber


class HiddenCard(BaseModel):
    """How likely each seat holds a card, the virtual player face down."""

    card: CardCode
    uniform: list[float] = Field(description="By seat, if all deals are equally likely: exact.")
    weighted: list[float] = Field(description="By seat, if all played sensibly: by samples.")


class CardTold(BaseModel):
    """How much a card told."""

    seat: int
    card: CardCode
    bits: float = Field(description="The deals became fewer by this power of two.")


class CardReading(BaseModel):
    """Who may hold what, from all a seat could know."""

    bits: float = Field(description="The deals that agree are this power of two.")
    effective: float = Field(description="How many equal samples the weighted ones are worth.")
    cards: list[HiddenCard]
    told: CardTold | None = Field(description="The last card of the round.")


class Refutation(BaseModel):
    """A likely deal in which a card costs what it costs on the whole, played to its end."""

    snapshot: Snapshot
    events: Events
    cost: float


class Refuted(BaseModel):
    """A refutation, if a likely deal shows one."""

    refutation: Refutation | None


class OnwardWish(BaseModel):
    """From where somebody wants to go on, in which seat, and what was chosen since."""

    round: RoundNumber
    made: Made
    seat: SeatNumber
    choices: list[Chosen] = Field(
        [],
        max_length=MOST_CHOICES,
        description="Of everybody, in their order; your own comes last.",
    )


class Moment(NamedTuple):
    """Where a game stands, and who sits there."""

    variation: Variation
    seats: tuple[Occupant, ...]


class GoneOn(BaseModel):
    """How it goes on until it is your turn, or the round is over."""

    snapshot: Snapshot | None = Field(description="Where it began; only without any choice.")
    events: Events
    choices: list[Chosen] = Field(description="All that was chosen so far, by everybody.")
    over: bool
    mean: list[int] | None = Field(
        description="At the end: the lead of each seat to be expected where it began, in grains."
    )
    record: dict[str, JsonValue] | None = Field(description="At the end: the game as a record.")


@router.get("/games/{game_id}/reading")
async def reading(
    game_id: Key,
    request: Request,
    services: TheServices,
    person: MaybePerson,
    number: Annotated[RoundNumber, Query(alias="round")],
    made: Annotated[Made, Query()],
    seat: Annotated[SeatNumber, Query(description="Whose knowledge.")],
) -> CardReading:
    """Who could hold what, as a seat could know it at a moment."""
    moment = await _at(services, game_id, person, number, made)
    return await reading_at(request, services, moment, seat)


@router.get("/games/{game_id}/refutation")
async def refutation(
    game_id: Key,
    request: Request,
    services: TheServices,
    person: MaybePerson,
    number: Annotated[RoundNumber, Query(alias="round")],
    made: Annotated[Made, Query()],
    best: Annotated[CardCode, Query(description="The best card.")],
    wrong: Annotated[CardCode, Query(description="The one to be refuted.")],
) -> Refuted:
    """Why a card is not the best, shown: all hands open, cards to the end of the round."""
    moment = await _at(services, game_id, person, number, made)
    return await refuted_at(request, services, moment, best, wrong)


@router.post("/games/{game_id}/onward", responses=declared(s409="The rules do not allow it."))
async def onward(
    game_id: Key, request: Request, wish: OnwardWish, services: TheServices, person: MaybePerson
) -> GoneOn:
    """The same cards from a moment on, against bots; it counts for nothing and is kept nowhere."""
    moment = await _at(services, game_id, person, wish.round, wish.made)
    return await gone_on_from(request, services, moment, wish)


async def reading_at(
    request: Request, services: Services, moment: Moment, seat: Seat
) -> CardReading:
    """Who could hold what, as a seat could know it."""
    _verify_seat(moment.seats, seat)
    found = await _studied(request, services, "reading", moment.variation, seat=seat)
    return CardReading.model_validate(found)


async def refuted_at(
    request: Request, services: Services, moment: Moment, best: CardCode, wrong: CardCode
) -> Refuted:
    """A likely deal that shows why a card is not the best, if there is one."""
    variation, seats = moment
    for card in (best, wrong):
        _chosen(variation, [card])
    if variation.state.phase is not PLAY:
        return Refuted(refutation=None)
    told: Any = await _studied(request, services, "refutation", variation, best=best, wrong=wrong)
    if not told:
        return Refuted(refutation=None)
    shown = await services.limits.desk.write(refuted, variation, told)
    snapshot, events = snapshot_of(shown, seats, None), events_of(shown, seats, None)
    return Refuted(refutation=Refutation(snapshot=snapshot, events=events, cost=told["cost"]))


async def gone_on_from(
    request: Request, services: Services, moment: Moment, wish: OnwardWish
) -> GoneOn:
    """How it goes on after all that was chosen since."""
    variation, seats = moment
    _verify_seat(seats, wish.seat)
    if variation.is_over:
        raise ApiError(409, "study/round-over", "the round is over there")
    begun = _chosen(variation, wish.choices[:-1])
    since = len(begun.events)
    spend(services.limits.studies, request)
    tried = _chosen(begun, wish.choices[-1:])
    later = await thought(request, gone_on(tried, seats, wish.seat, services.thinkers))
    snapshot = None if wish.choices else snapshot_of(variation, seats, wish.seat)
    return GoneOn(
        snapshot=snapshot,
        events=events_of(later, seats, wish.seat, since),
        choices=[told_choice(choice) for choice in later.choices],
        over=later.is_over,
        mean=await _mean(request, services, variation) if later.is_over else None,
        record=record_to_json(later.recorded()) if later.is_over else None,
    )


async def _mean(request: Request, services: Services, variation: Variation) -> Any:
    """What everyone can expect from a moment on; nothing if nobody can tell now."""
    told: dict[str, Json] = {"study": "expected", "record": format_record(variation.record)}
    try:
        return await study(request, services, told)
    except ThinkingError:
        return None


async def _at(
    services: Services, game_id: str, person: Person | None, number: int, made: int
) -> Moment:
    """A moment of a game that is over, and who sat there."""
    row, kept = await whole_game(services, game_id, person)
    facts: Any = row.facts
    variation = await services.limits.desk.write(begun_at, kept, number, made)
    return Moment(variation, sitting(facts["seats"]))


def begun_at(kept: dict[str, Any], number: int, made: int) -> Variation:
    """A moment of a record from which somebody goes on; or a 404."""
    try:
        return Variation.begun(record_from_json(kept), number, made)
    except NoSuchMoment as error:
        raise ApiError(404, "study/no-such-moment", str(error)) from None


def _verify_seat(seats: tuple[Occupant, ...], seat: int) -> None:
    if seat >= len(seats):
        raise no_such_seat(seat)


def _chosen(variation: Variation, choices: list[Chosen]) -> Variation:
    try:
        for choice in choices:
            variation = variation.chosen(choice)
    except RuleError as error:
        raise problem_of(error, 409) from None
    return variation


async def _studied(
    request: Request, services: Services, what: str, variation: Variation, **more: Json
) -> Json:
    """What a worker says about a moment; one more that counts for the address."""
    spend(services.limits.studies, request)
    told: dict[str, Json] = {"study": what, "record": format_record(variation.record), **more}
    return await thought(request, study(request, services, told))


async def study(request: Request, services: Services, told: dict[str, Json]) -> Json:
    """What a worker says; an address whose question costs a worker asks no more for a while."""
    rest = partial(services.limits.rest_from_studies, address_of(request))
    return await services.thinkers.study(told, rest)


async def thought(request: Request, work: Coroutine[Any, Any, Found]) -> Found:
    """What somebody thought, unless nobody can now, or nobody waits any more."""
    try:
        found = await unless_gone(request, work)
    except ThinkingError as error:
        LOG.warning("a moment could not be studied", why=str(error))
        raise nobody_can() from None
    if found is None:
        raise nobody_can()
    return found


def nobody_can() -> ApiError:
    """The refusal while nobody has the time to look into anything."""
    message = "nobody can look into this now: try again in a moment"
    return ApiError(503, "study/nobody", message, headers=RETRY)
