"""What a client hears when something is refused: a code to translate, a message, a context."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import HTTPException
from fastapi.responses import JSONResponse

from ebbes.engine.errors import ContextValue
from ebbes.protocol.refusals import Reason

RETRY: Final = {"Retry-After": "5"}
"""For what may be better in a moment."""


class ApiError(HTTPException):
    """A refusal with a code; clients get it as a `Reason`, over HTTP as over a socket."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        context: Mapping[str, ContextValue] | None = None,
        headers: Mapping[str, str] | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(status, message, dict(headers or {}))
        self.problem = Reason(code=code, message=message, rule=rule, context=dict(context or {}))


def response_to(error: ApiError) -> JSONResponse:
    """A refusal as the client gets it."""
    return JSONResponse(error.problem.model_dump(), error.status_code, error.headers)


def declared(**statuses: str) -> dict[int | str, dict[str, Any]]:
    """Refusals for the OpenAPI description: `declared(s401="nobody is known")`."""
    return {
        int(status.removeprefix("s")): {"model": Reason, "description": why}
        for status, why in statuses.items()
    }
