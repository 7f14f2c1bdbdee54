"""The application: routers, and what stands around them."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from fastapi import FastAPI
from starlette.middleware import Middleware

from ebbes import __version__
from ebbes.server.api import (
    challenge_rounds,
    challenges,
    company,
    days,
    device_games,
    devices,
    faults,
    file_studies,
    files,
    games,
    health,
    hints,
    lesson,
    links,
    me,
    over_days,
    passkeys,
    place,
    puzzles,
    puzzles_along,
    recovery,
    review_pages,
    reviews,
    sockets,
    studies,
    tables,
    telling,
    tokens,
    visit,
)
from ebbes.server.api.description import description_router
from ebbes.server.api.refuse import HANDLERS
from ebbes.server.api.request_log import RequestLog
from ebbes.server.security.gate import Gate
from ebbes.server.security.headers import SecurityHeaders
from ebbes.server.security.long_answers import LongAnswers
from ebbes.server.security.own_cookies import OwnCookies
from ebbes.server.security.turnstile import Turnstile
from ebbes.server.services import Services, open_services
from ebbes.server.settings import Settings
from ebbes.server.site import BUNDLE, missing_page, site_router

ROUTERS = (
    me.router,
    me.known,
    visit.router,
    links.router,
    recovery.router,
    passkeys.router,
    passkeys.known,
    place.router,
    place.known,
    devices.router,
    tokens.router,
    tables.router,
    tables.known,
    files.router,
    file_studies.router,
    games.router,
    games.known,
    device_games.known,
    company.known,
    days.router,
    days.known,
    over_days.known,
    telling.known,
    puzzles_along.router,
    puzzles.router,
    puzzles.known,
    challenges.router,
    challenges.known,
    challenge_rounds.router,
    reviews.router,
    reviews.known,
    review_pages.router,
    studies.router,
    hints.router,
    lesson.router,
    faults.router,
    sockets.router,
    health.router,
)
MIDDLEWARE = (OwnCookies, Turnstile, SecurityHeaders, RequestLog, Gate, LongAnswers)
"""From the outside in."""

Opener: TypeAlias = Callable[[Settings], AbstractAsyncContextManager[Services]]


def create_app(
    settings: Settings, opener: Opener = open_services, bundle: Path = BUNDLE
) -> FastAPI:
    """A server as an ASGI application; its services are open while it runs."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opener(settings) as services:
            app.state.services = services
            yield
            services.stopping = True

    app = FastAPI(
        title="ebbes",
        summary="The Palatine trick-taking card game, to be played with others.",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        middleware=[Middleware(kind) for kind in MIDDLEWARE],
        exception_handlers={**HANDLERS, 404: missing_page(bundle)},
    )
    for router in (*ROUTERS, description_router(app), site_router(bundle)):
        app.router.routes.extend(router.routes)  # `include_router` works each route out anew
    return app
