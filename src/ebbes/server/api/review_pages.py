"""`/api/games/{id}/review/page`: a whole review as the page of `ebbes review --html`."""

from typing import Annotated, Any, Literal, TypeAlias

from fastapi import Query
from pydantic import BaseModel, Field
from starlette.requests import Request

from ebbes.json_types import Json
from ebbes.server.api.common import ALWAYS, Key
from ebbes.server.api.naming import whole_game
from ebbes.server.api.router import Router
from ebbes.server.api.studies import study, thought
from ebbes.server.identity.person import MaybePerson
from ebbes.server.json_text import packed
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.reviewing.keeping import kept
from ebbes.server.services import TheServices

router = Router(
    prefix="/api",
    tags=["reviews"],
    responses=ALWAYS | declared(s404="There is no such game.", s409="It is not judged to its end."),
)

Language: TypeAlias = Literal["en", "de", "pfl"]


class ReviewPage(BaseModel):
    """A review as a page that needs no network."""

    page: str = Field(description="HTML, as `ebbes review --html` writes it.")


@router.get("/games/{game_id}/review/page")
async def page(
    game_id: Key,
    request: Request,
    services: TheServices,
    person: MaybePerson,
    language: Annotated[Language, Query()] = "en",
) -> ReviewPage:
    """The page of a review that is done, with the names you may see; it is kept nowhere."""
    _, record = await whole_game(services, game_id, person)
    row = await services.store.reviews.find(game_id)
    if row is None or not row.is_finished:
        raise ApiError(409, "review/unfinished", "the review is not judged to its end")
    spend(services.limits.studies, request)
    told = await services.limits.desk.write(_told, record, row.body, language)
    return ReviewPage(page=str(await thought(request, study(request, services, told))))


def _told(record: dict[str, Any], body: bytes, language: Language) -> dict[str, Json]:
    """What a worker needs to write it."""
    draft = kept(body, record).whole()
    told: dict[str, Json] = {"judge": "page", "record": packed(record), "language": language}
    return {**told, "moments": list(draft.rows()), "sums": draft.sums if draft.is_short else None}
