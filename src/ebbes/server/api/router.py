"""Routes whose bodies are read as they are described: a text is no number, and 1 is not true."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class StrictRoute(APIRoute):
    """A route that takes nothing for something else, as sockets do."""

    def get_route_handler(self) -> Handler:
        """Read the body strictly first; what is wrong with it in any case is told as ever."""
        handle = super().get_route_handler()
        if self.body_field is None:
            return handle
        told: Any = self.body_field.field_info.annotation
        form: TypeAdapter[object] = TypeAdapter(told)

        async def read_strictly(request: Request) -> Response:
            body = await request.body()
            complaint = _complaint(form, body)
            if complaint is not None and _is_no_json(complaint):
                body = _spelt_out(body)
                complaint = _complaint(form, body)
            if complaint is not None and body and _is_read_loosely(form, body, complaint):
                raise RequestValidationError(_in_body(complaint))
            return await handle(request)

        return read_strictly


class Router(APIRouter):
    """A router of such routes."""

    def __init__(self, **more: Any) -> None:
        super().__init__(route_class=StrictRoute, **more)


def _complaint(form: TypeAdapter[object], body: bytes) -> ValidationError | None:
    """What is wrong with a body that is read strictly."""
    try:
        form.validate_json(body, strict=True)
    except ValidationError as error:
        return error
    return None


def _is_no_json(complaint: ValidationError) -> bool:
    return any(each["type"] == "json_invalid" for each in complaint.errors(include_url=False))


def _spelt_out(body: bytes) -> bytes:
    """What Python's own reader makes of a body, with whole characters; nothing if it reads none.

    It takes halves of characters and other encodings, and the handler reads by it.
    """
    try:
        return json.dumps(json.loads(body), ensure_ascii=False).encode("utf-8", "replace")
    except (ValueError, RecursionError):
        return b""


def _is_read_loosely(form: TypeAdapter[object], body: bytes, complaint: ValidationError) -> bool:
    """Whether the handler might take something in it for something else."""
    if _is_no_json(complaint):
        return True
    try:
        form.validate_json(body)
    except ValidationError:
        return False
    return True


def _in_body(error: ValidationError) -> list[dict[str, Any]]:
    told = error.errors(include_url=False, include_input=False)
    return [{**each, "loc": ("body", *each["loc"])} for each in told]
