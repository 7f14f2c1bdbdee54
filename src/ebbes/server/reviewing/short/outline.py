"""What the record of a game alone tells of its review: every decision, and what rounds came to."""

from collections.abc import Iterator
from dataclasses import dataclass

from ebbes.engine.legal import legal_commands
from ebbes.record.choice import what_of
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.points import points_of_rounds
from ebbes.record.record import Record
from ebbes.rules.seats import Seat
from ebbes.server.reviewing.draft import Where


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision: where, of what, and what was chosen."""

    where: Where
    choices: tuple[str | Seat, ...]
    chosen: int | None
    """The place of the choice made; None where a game broke off."""
    left: int
    """Tricks that were left, the one in play included."""
    is_shown: bool
    """Whether a course is drawn here: at the first choice of a trick, or where it broke off."""
    is_bound: bool
    """Whether sums begin or end here: at the first choice of a round, or where it broke off."""


@dataclass(frozen=True, slots=True)
class Outline:
    """All of it, in the order of the game."""

    seats: int
    spots: tuple[Spot, ...]
    points: tuple[tuple[int, ...] | None, ...]
    """By round and seat; None for a round that is not played to its end."""


def outline_of(record: Record) -> Outline:
    """The outline of a record."""
    spots = tuple(_spots(decisions_of(record)))
    return Outline(record.options.seats, spots, points_of_rounds(record))


def _spots(decisions: tuple[Decision, ...]) -> Iterator[Spot]:
    before = None
    for each in decisions:
        state = each.state
        legal, trick = legal_commands(state), len(state.plays) // state.options.seats
        yield Spot(
            (each.round, each.number, each.seat),
            tuple(what_of(choice) for choice in legal),
            None if each.choice is None else legal.index(each.choice),
            state.options.hand_size - trick,
            each.choice is None or (each.round, trick) != before,
            each.choice is None or before is None or each.round != before[0],
        )
        before = (each.round, trick)
