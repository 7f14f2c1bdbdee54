"""`python -m tests.web.calling`: a seeded server that calls people as soon as it is their turn."""

from ebbes.server.calling import caller
from tests.web.seeded import main
from tests.web.server import Seeded

SOON = 0.2
"""Seconds instead of a minute, and between two rounds of calls."""


class Calling(Seeded):
    """A server in a hurry to tell."""

    program = ("tests.web.calling",)


if __name__ == "__main__":
    for wait in ("ROUND_SECONDS", "SOON_SECONDS", "TOGETHER_SECONDS"):
        setattr(caller, wait, SOON)
    main()
