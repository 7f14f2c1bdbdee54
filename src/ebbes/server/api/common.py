"""What every page of the API may answer besides what it is asked for."""

from typing import Annotated

from fastapi import Path

from ebbes.server.problem import declared

Key = Annotated[str, Path(max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""The id or the code of a table, in a path."""

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
