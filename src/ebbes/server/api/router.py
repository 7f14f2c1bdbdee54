"""Routes whose bodies are read as they are described: a text is no number, and 1 is not true."""

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
            try:
                form.validate_json(body, strict=True)
            except ValidationError as error:
                if (body and _is_no_json(error)) or _is_readable(form, body):
                    raise RequestValidationError(_in_body(error)) from None
            return await handle(request)

        return read_strictly


class Router(APIRouter):
    """A router of such routes."""

    def __init__(self, **more: Any) -> None:
        super().__init__(route_class=StrictRoute, **more)


def _is_no_json(error: ValidationError) -> bool:
    """Whether nothing could be read: a looser reader might, and take one thing for another."""
    return any(each["type"] == "json_invalid" for each in error.errors(include_url=False))


def _is_readable(form: TypeAdapter[object], body: bytes) -> bool:
    try:
        form.validate_json(body)
    except ValidationError:
        return False
    return True


def _in_body(error: ValidationError) -> list[dict[str, Any]]:
    told = error.errors(include_url=False, include_input=False)
    return [{**each, "loc": ("body", *each["loc"])} for each in told]
