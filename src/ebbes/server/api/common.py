"""What every page of the API may answer besides what it is asked for."""

from ebbes.server.problem import declared

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
