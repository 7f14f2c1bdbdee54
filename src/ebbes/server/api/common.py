"""What every page of the API may answer besides what it is asked for."""

from typing import Annotated

from fastapi import Path, Query

from ebbes.engine.errors import ContextValue, RuleError
from ebbes.server.refusing.problem import RETRY, ApiError, declared
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.telling.view import reason_of

Key = Annotated[str, Path(max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""The id of a table or of a game, or the code of a table, in a path."""
SpokenCode = Annotated[str, Path(max_length=64, pattern="^[A-Za-z0-9 _.-]+$")]
"""A code as people write it."""
SeatAt = Annotated[int, Path(ge=0, le=4, description="From 0.")]
"""A seat, in a path."""
Able = Annotated[bool, Query(description="Whether you could reckon it as well, on your device.")]
"""Whether a busy server may ask somebody to do it themselves."""

ALWAYS = declared(
    s400="The request cannot be read.",
    s403="The request comes from a page of somebody else.",
    s413="The body is too large.",
    s422="The request has not the form it should have.",
    s429="Too many requests from this address; `Retry-After` tells when to come back.",
    s500="Something broke; the context has the id under which it was logged.",
    s503="The database does not answer; `Retry-After` tells when to try again.",
)
KNOWN = declared(s401="Nobody is known by this cookie or token.")
NOT_FOUND = declared(s404="There is no such table.")


def problem_of(error: RuleError | TableError, status: int) -> ApiError:
    """What a table or a rule refuses, by HTTP."""
    reason = reason_of(error)
    return ApiError(status, reason.code, reason.message, reason.context, rule=reason.rule)


def no_such_table() -> ApiError:
    """The refusal for a table that is not there."""
    return ApiError(404, "table/no-such-table", "there is no such table")


def no_such_game() -> ApiError:
    """The refusal for a game that is not over, or never was."""
    return ApiError(404, "table/no-such-game", "there is no such finished game")


def reckon_yourself(**task: ContextValue) -> ApiError:
    """The refusal of a busy server for who is able to reckon something as well."""
    message = "the bots are busy, and you said you could reckon it yourself"
    return ApiError(503, "server/reckon-yourself", message, task, headers=RETRY)


def no_such_seat(seat: int) -> ApiError:
    """The refusal for a seat that a game did not have."""
    return ApiError(404, "table/no-such-seat", f"nobody sat at seat {seat}", {"seat": seat})
