"""Everyone's lead by one number less than there are seats, as they sum to zero."""

from collections.abc import Hashable, Sequence

from ebbes.bots.grains import Grains
from ebbes.rules.measure import GRAINS, ROUNDED, lead_in_grains
from ebbes.server.reviewing.short.arithmetic import Coder, whole


def apart(leads: Sequence[Grains]) -> list[int]:
    """How far all others are before the first seat, in parts of points."""
    seats = len(leads)
    part = GRAINS // ROUNDED // (seats - 1) * seats
    return [(lead - leads[0]) // part for lead in leads[1:]]


def leads_of(apart: Sequence[int]) -> list[Grains]:
    """Everyone's lead, in grains."""
    total, seats = sum(apart), len(apart) + 1
    return [lead_in_grains(own, total, seats) for own in (0, *apart)]


def near(coder: Coder, name: Hashable, guess: Sequence[int], given: Sequence[int]) -> list[int]:
    """How far all are apart, beside a guess: where the first seat is off, all others are."""
    found: list[int] = []
    off = 0
    for place, guessed in enumerate(guess):
        about = guessed + off // (place + 1)
        found.append(about + whole(coder, name, given[place] - about))
        off += found[place] - guessed
    return found
