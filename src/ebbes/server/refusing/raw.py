"""Refusals written by hand: for requests that cannot be read to their end."""

from http import HTTPStatus

from ebbes.server.refusing.problem import RETRY, ApiError

TOO_LONG = 431


def malformed() -> ApiError:
    """Somebody who does not speak HTTP, or not well."""
    return ApiError(400, "request/malformed", "not readable")


def too_many_headers(most: int) -> ApiError:
    """Headers without end."""
    return ApiError(
        TOO_LONG, "limit/too-large", f"at most {most} bytes of headers", {"bytes": most}
    )


def address_too_long(most: int) -> ApiError:
    """An address without an end."""
    return ApiError(414, "limit/too-large", f"at most {most} bytes of an address", {"bytes": most})


def too_slow() -> ApiError:
    """A request that never ends."""
    return ApiError(408, "limit/too-slow", "the request took too long to arrive")


def full() -> ApiError:
    """A server that has its hands full."""
    message = "this server has all the connections it can hold: try again in a moment"
    return ApiError(503, "limit/too-many-sockets", message, headers=RETRY)


def raw(refusal: ApiError) -> bytes:
    """A refusal as it goes over the wire; after it the connection is closed."""
    body = refusal.problem.model_dump_json().encode()
    headers = {
        **(refusal.headers or {}),
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    status = f"{refusal.status_code} {HTTPStatus(refusal.status_code).phrase}"
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + body
