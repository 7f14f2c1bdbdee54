"""Errors of requests, answered by their refusals."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ebbes.server.refusing.problem import response_to
from ebbes.server.refusing.refusals import refusal_of
from ebbes.server.services import services_of
from ebbes.server.store.errors import NoSuchPerson, StoreUnavailable

Handler: TypeAlias = Callable[[Request, Exception], Coroutine[Any, Any, Response]]


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """The handler of all errors that are refusals."""
    refusal = refusal_of(error)
    services_of(request).metrics.count_refusal(refusal.problem.code)
    return response_to(refusal)


HANDLERS: dict[int | type[Exception], Handler] = dict.fromkeys(
    (HTTPException, RequestValidationError, StoreUnavailable, NoSuchPerson), refuse
)
