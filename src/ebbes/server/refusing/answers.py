"""Refusals over a socket, where each answers a command."""

from ebbes.protocol.messages import Refused
from ebbes.protocol.refusals import Reason
from ebbes.server.refusing.problem import ApiError


def refused(command_id: str | None, code: str, message: str) -> Refused:
    """A refusal by the server itself."""
    return Refused(id=command_id, reason=Reason(code=code, message=message))


def refused_as(command_id: str | None, refusal: ApiError) -> Refused:
    """What is refused over HTTP in the same words."""
    return Refused(id=command_id, reason=refusal.problem)
