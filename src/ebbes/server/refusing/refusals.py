"""Errors as refusals: whatever goes wrong in a request, its client hears of it as a `Reason`."""

from collections.abc import Mapping
from typing import Any

import structlog
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from ebbes.server.refusing.problem import RETRY, ApiError
from ebbes.server.store.errors import NoSuchPerson, StoreUnavailable

LOG = structlog.get_logger()
CODES = {
    404: ("request/no-such-page", "there is nothing here"),
    405: ("request/wrong-method", "this page is not asked that way"),
}
CLEARER = {
    "json_invalid": "not JSON",
    "model_attributes_type": "should be an object, sent as application/json",
}
"""For errors of pydantic whose own words say too much, or too little."""


def nobody_known() -> ApiError:
    """Who asks must be somebody."""
    message = "say who you are first: with the cookie or with a token"
    return ApiError(401, "auth/needed", message, headers={"WWW-Authenticate": "Bearer"})


def unavailable() -> ApiError:
    """What was asked may or may not have happened: a command that is sent again is answered."""
    message = "the database does not answer: try again in a moment"
    return ApiError(503, "server/unavailable", message, headers=RETRY)


def refusal_of(error: Exception) -> ApiError:
    """The refusal for an error that has one; what the client sent is never sent back."""
    match error:
        case ApiError():
            return error
        case NoSuchPerson():
            return nobody_known()
        case StoreUnavailable():
            LOG.warning("the store does not answer", why=str(error))
            return unavailable()
        case RequestValidationError():
            return _malformed(error)
        case HTTPException():
            code, message = CODES.get(error.status_code, ("request/malformed", "not readable"))
            return ApiError(error.status_code, code, message, headers=error.headers)
    raise error


def complaint_of(error: Mapping[str, Any]) -> str:
    """An error of pydantic, as a client's author hears of it; nothing of what was sent is in it."""
    kind = error["type"]
    if kind == "union_tag_invalid":
        context = error["ctx"]
        return f"{context['discriminator']} should be one of {context['expected_tags']}"
    words = CLEARER.get(kind, error["msg"].removeprefix("Value error, "))
    return f"{words[0].lower()}{words[1:]}"


def _malformed(error: RequestValidationError) -> ApiError:
    first: dict[str, Any] = error.errors()[0]
    at = ".".join(str(part) for part in first["loc"] if isinstance(part, str))
    message = f"{at}: {complaint_of(first)}"
    return ApiError(422, "request/malformed", message, {"at": at, "why": first["type"]})
