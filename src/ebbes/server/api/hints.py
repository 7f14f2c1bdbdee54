"""`/api/tables/{id}/hint`: what a strong bot would do in your place, and why."""

import structlog
from pydantic import BaseModel, Field, JsonValue
from starlette.requests import Request

from ebbes.engine.errors import RuleError
from ebbes.protocol.wire import CardCode, SeatNumber
from ebbes.server.api.common import (
    ALWAYS,
    KNOWN,
    NOT_FOUND,
    Able,
    Key,
    no_such_table,
    problem_of,
    reckon_yourself,
)
from ebbes.server.api.leaving import unless_gone
from ebbes.server.api.router import Router
from ebbes.server.identity.person import SCHEMES, ThePerson
from ebbes.server.limiting.address import address_of
from ebbes.server.refusing.problem import RETRY, ApiError, declared
from ebbes.server.services import Services, TheServices
from ebbes.server.store.errors import NoSuchTable
from ebbes.server.tables.model.errors import TableError
from ebbes.server.thinking.errors import NotWarm, ThinkingError

router = Router(
    prefix="/api", tags=["tables"], dependencies=SCHEMES, responses=ALWAYS | KNOWN | NOT_FOUND
)

LOG = structlog.get_logger()


class Guess(BaseModel):
    """A mean, and its standard error."""

    mean: float
    error: float | None


class Opinion(BaseModel):
    """What is thought of one choice; `play`, `pick` or `starter` says which."""

    play: CardCode | None = None
    pick: CardCode | None = None
    starter: SeatNumber | None = None
    points: Guess = Field(description="Your points of this round.")
    lead: Guess = Field(description="Your points less the mean of the others'.")
    worth: float = Field(description="What decides: the lead, near the end win and place.")
    reasons: list[dict[str, JsonValue]] = Field(description="Codes with context, see the bots.")


class Hint(BaseModel):
    """All you may do in your turn, the best first."""

    seq: int = Field(description="The last event it takes into account.")
    choices: list[Opinion]


@router.post("/tables/{table_id}/hint", responses=declared(s409="It is not your turn."))
async def hint(
    table_id: Key, request: Request, services: TheServices, person: ThePerson, able: Able = False
) -> Hint:
    """What the strongest bot thinks of your choices; it sees no more than you do.

    Who is able to reckon it as well is asked to while others wait, and told with which seed.
    """
    with services.hint_limits.admit(address_of(request), person.id):
        found = await unless_gone(request, _hint(services, table_id, person.id, able=able))
    if found is None:
        raise no_hint()
    return found


async def _hint(services: Services, table_id: str, person: str, *, able: bool) -> Hint:
    try:
        async with services.rooms.visit(table_id) as room:
            if able and (task := services.adviser.task(room.table, person)):
                raise reckon_yourself(seq=room.table.seq, seed=str(task.seed), worlds=task.worlds)
            found = await services.adviser.opinions(room.table, person)
            return Hint.model_validate({"seq": room.table.seq, "choices": found})
    except NoSuchTable:
        raise no_such_table() from None
    except (RuleError, TableError) as error:
        raise problem_of(error, 409) from None
    except NotWarm:
        raise no_hint(getting_ready=services.settings.workers > 0) from None
    except ThinkingError as error:
        LOG.warning("there was no hint", why=str(error))
        raise no_hint() from None


def no_hint(*, getting_ready: bool = False) -> ApiError:
    """The refusal while nobody has the time to explain anything, or everybody still compiles."""
    message = "nobody can give a hint now: try again in a moment"
    context = {"getting_ready": getting_ready}
    return ApiError(503, "server/no-hint", message, context, headers=RETRY)
