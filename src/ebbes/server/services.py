"""What a running server has at hand, and how a request gets at it."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import randbelow, token_bytes
from typing import Annotated, Any, NamedTuple, TypeAlias

import httpx
from fastapi import Depends
from sqlalchemy import make_url
from starlette.requests import HTTPConnection

from ebbes.server.attending.attendance import Attendance
from ebbes.server.attending.sessions import Sessions
from ebbes.server.calling.caller import Caller
from ebbes.server.calling.house_key import HouseKey, house_key
from ebbes.server.calling.post import SECONDS, Post
from ebbes.server.challenging.par import Pars
from ebbes.server.challenging.sealing import Sealing
from ebbes.server.days.calendar import Calendar
from ebbes.server.days.yardstick import Yardsticks
from ebbes.server.fanout import Fanout, fanout_for
from ebbes.server.gathering.gatherings import PROCESSES, Gatherings
from ebbes.server.limiting.door import Door
from ebbes.server.limiting.guesses import Guesses
from ebbes.server.limiting.hint_limits import HintLimits
from ebbes.server.limiting.house_rules import HouseRules
from ebbes.server.limiting.limits import Limits
from ebbes.server.limiting.socket_limits import SocketLimits
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.measuring.tally import Tally
from ebbes.server.operating.census import Census
from ebbes.server.operating.warden import Warden
from ebbes.server.puzzling.puzzling import Puzzling
from ebbes.server.randomness import RandomBytes
from ebbes.server.reviewing import Reviewer
from ebbes.server.reviewing.reviewer import Pace
from ebbes.server.reviewing.seals import Seals
from ebbes.server.seconds import DAY
from ebbes.server.settings import Settings
from ebbes.server.store import Store
from ebbes.server.store.errors import StoreError
from ebbes.server.store.values import Person
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.caretaker import Caretaker
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.forgetting import forget_person
from ebbes.server.tables.running.hint import Adviser
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.thinking import Thinkers

NO_CONTACT = "https://localhost"
"""Of a server that nobody reaches from outside."""

Clock: TypeAlias = Callable[[], float]
Forget: TypeAlias = Callable[[Person], Awaitable[object]]


@dataclass(slots=True)
class Services:
    """One of each, for as long as the server runs."""

    settings: Settings
    store: Store
    limits: Limits
    guesses: Guesses
    recovery_guesses: Guesses
    hint_limits: HintLimits
    metrics: Metrics
    clock: Clock
    random_bytes: RandomBytes
    forget: Forget
    """Deletes a person, in the store and wherever else they are known."""
    rooms: Rooms
    adviser: Adviser
    caretaker: Caretaker
    socket_limits: SocketLimits
    door: Door
    house_rules: HouseRules
    warden: Warden
    sessions: Sessions
    attendance: Attendance
    tally: Tally
    reviewer: Reviewer
    thinkers: Thinkers
    gatherings: Gatherings
    calendar: Calendar
    yardsticks: Yardsticks
    puzzling: Puzzling
    pars: Pars
    seals: Seals
    caller: Caller
    stopping: bool = False


class Ground(NamedTuple):
    """What everything else of a server stands on."""

    context: Context
    thinkers: Thinkers
    fanout: Fanout
    post: Post


@asynccontextmanager
async def open_services(
    settings: Settings, clock: Clock = time.time, random_bytes: RandomBytes = token_bytes
) -> AsyncIterator[Services]:
    """Everything opened in the order of need, and closed the other way round."""
    metrics, sessions, house_rules = Metrics(), Sessions(), HouseRules(clock)
    door = Door(settings, metrics)
    async with (
        open_ground(settings, metrics, clock, random_bytes) as (context, thinkers, fanout, post),
        open_rooms(context, fanout) as (rooms, caretaker),
        Warden(
            context.process, context.store, house_rules, door, sessions, metrics, clock
        ) as warden,
        Tally() as tally,
        Reviewer(
            context.process, context.store, thinkers, fanout, metrics, clock, pace_of(settings)
        ) as reviewer,
        Caller(context.store, post, metrics, clock) as caller,
    ):
        metrics.add(Census(rooms, thinkers, fanout))
        calendar = Calendar(context)
        attendance = Attendance(context.store, fanout, sessions, rooms.run)
        yield Services(
            settings=settings,
            store=context.store,
            limits=Limits(settings),
            guesses=Guesses(settings),
            recovery_guesses=Guesses(settings),
            hint_limits=HintLimits(settings),
            metrics=metrics,
            clock=clock,
            random_bytes=random_bytes,
            forget=partial(forget_everywhere, rooms, attendance),
            rooms=rooms,
            adviser=Adviser(thinkers),
            caretaker=caretaker,
            socket_limits=SocketLimits(settings),
            door=door,
            house_rules=house_rules,
            warden=warden,
            sessions=sessions,
            attendance=attendance,
            tally=tally,
            reviewer=reviewer,
            thinkers=thinkers,
            gatherings=Gatherings(fanout, clock, process=process_number(settings)),
            calendar=calendar,
            yardsticks=Yardsticks(context, thinkers),
            puzzling=Puzzling(context.store, clock, random_bytes),
            pars=Pars(context.store, thinkers),
            seals=seals_of(context, calendar),
            caller=caller,
        )


@asynccontextmanager
async def open_ground(
    settings: Settings, metrics: Metrics, clock: Clock, random_bytes: RandomBytes
) -> AsyncIterator[Ground]:
    """What all the others stand on."""
    make_folder(settings.database)
    async with (
        Store(settings.database, clock) as store,
        Thinkers(settings.workers) as thinkers,
        fanout_for(settings.redis) as fanout,
        httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
    ):
        context = Context(
            store=store,
            publisher=fanout,
            thinker=thinkers,
            timing=timing_of(settings),
            clock=clock,
            random_bytes=random_bytes,
            metrics=metrics,
        )
        post = Post(client, *await sender_of(settings, store))
        yield Ground(context, thinkers, fanout, post)


def seals_of(context: Context, calendar: Calendar) -> Seals:
    """What keeps games closed while others still play the same cards."""
    seals = Seals()
    seals.add(calendar.is_still_played)
    seals.add(Sealing(context).is_still_played)
    return seals


@asynccontextmanager
async def open_rooms(context: Context, fanout: Fanout) -> AsyncIterator[tuple[Rooms, Caretaker]]:
    """All tables, looked after while the server runs."""
    rooms = Rooms(context)
    caretaker = Caretaker(rooms)
    fanout.subscribe(rooms.heard, caretaker.look_soon)
    try:
        async with caretaker:
            yield rooms, caretaker
    finally:
        await rooms.close()


async def forget_everywhere(rooms: Rooms, attendance: Attendance, person: Person) -> None:
    """Delete a person, and end what they still have open."""
    await forget_person(rooms, person)
    attendance.dismiss(person.id)


def process_number(settings: Settings) -> int:
    """A number no other process of the server has; one that is alone needs none."""
    return 0 if settings.redis is None else randbelow(PROCESSES)


def timing_of(settings: Settings) -> Timing:
    """How long things take at the tables of this server."""
    return Timing(
        pace=settings.bot_pace,
        relaxed=settings.relaxed_seconds,
        brisk=settings.brisk_seconds,
        grace=settings.grace_seconds,
        idle=settings.idle_seconds,
        remembered=settings.people_days * DAY,
        remembered_new=settings.new_people_days * DAY,
    )


async def sender_of(settings: Settings, store: Store) -> tuple[HouseKey, str]:
    """By which key people are called, and where they then go."""
    root = settings.public_url or f"http://{settings.host}:{settings.port}"
    contact = root if root.startswith("https:") else NO_CONTACT
    return await house_key(store, contact), root


def pace_of(settings: Settings) -> Pace:
    """How reviews are judged on this server."""
    return Pace(settings.review_depth, settings.review_share)


def make_folder(database: str) -> None:
    """The folder of a SQLite file, if it is missing; only its owner may look into a new one."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database:
        folder = Path(url.database).parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            why = f"cannot make the folder {str(folder)!a}: {error.strerror}"
            raise StoreError(why) from None


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that got this request, or this socket."""
    return services_in(connection.app)


def services_in(app: Any) -> Services:
    """The services of an application that runs."""
    services = app.state.services
    assert isinstance(services, Services)
    return services


TheServices = Annotated[Services, Depends(services_of)]
