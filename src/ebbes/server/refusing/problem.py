"""What a client hears when something is refused: a code to translate, a message, a context."""

from collections.abc import Mapping
from typing import Any

from fastapi import HTTPException
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field, JsonValue


class Problem(BaseModel):
    """Why there is no answer."""

    code: str = Field(description="What clients go by.", examples=["person/no-name"])
    message: str = Field(description="The same in a few English words.")
    context: dict[str, JsonValue] = Field(description="What a translation needs to know.")


class ApiError(HTTPException):
    """A refusal with a code; clients get it as a `Problem`."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        context: Mapping[str, JsonValue] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, message, dict(headers or {}))
        self.problem = Problem(code=code, message=message, context=dict(context or {}))


def response_to(error: ApiError) -> JSONResponse:
    """A refusal as the client gets it."""
    return JSONResponse(error.problem.model_dump(), error.status_code, error.headers)


def declared(**statuses: str) -> dict[int | str, dict[str, Any]]:
    """Refusals for the OpenAPI description: `declared(s401="nobody is known")`."""
    return {
        int(status.removeprefix("s")): {"model": Problem, "description": why}
        for status, why in statuses.items()
    }
