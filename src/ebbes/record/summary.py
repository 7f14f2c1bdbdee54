"""What a game came to: the answer of `ebbes replay --json`."""

from dataclasses import dataclass, field

from ebbes.engine.events import Dealt, RoundScored, SuitDesignated, TrickTaken
from ebbes.engine.scoresheet import suit_counts
from ebbes.json_types import Json
from ebbes.record.record import Record
from ebbes.record.replay import Step, last_state
from ebbes.rules.cards import LETTERS
from ebbes.rules.codes import letter_of
from ebbes.rules.ending import END_NAMES
from ebbes.rules.roles import ROLE_NAMES
from ebbes.rules.seats import Seat


@dataclass(slots=True)
class RoundSummary:
    """A round read from its log; points and chooser are None while it is not scored."""

    totals: tuple[int, ...]
    designated: list[tuple[str, str, int]] = field(default_factory=list)
    winners: list[Seat] = field(default_factory=list)
    points: tuple[int, ...] | None = None
    counts: tuple[tuple[int, ...], ...] = ()
    chooser: Seat | None = None

    def add(self, step: Step) -> None:
        """Take in one more entry of the log."""
        state = step.state
        match step.event:
            case Dealt():
                self.counts = suit_counts(state)
            case SuitDesignated(role, suit):
                self.designated.append((ROLE_NAMES[role], letter_of(suit), len(state.plays)))
            case TrickTaken(seat):
                self.winners.append(seat)
                self.counts = suit_counts(state)
            case RoundScored(points, _, chooser):
                self.points, self.chooser, self.totals = points, chooser, state.score.totals
            case _:
                pass

    def to_json(self) -> dict[str, Json]:
        """The round as `docs/record.md` shows it."""
        return {
            "designated": [list(entry) for entry in self.designated],
            "winners": list(self.winners),
            "points": None if self.points is None else list(self.points),
            "totals": list(self.totals),
            "counts": [dict(zip(LETTERS, own, strict=True)) for own in self.counts],
            "chooser": self.chooser,
        }


def summary(record: Record, log: tuple[Step, ...]) -> dict[str, Json]:
    """A whole game; `end` is null and nobody has won while it is unfinished."""
    final = last_state(record, log)
    return {
        "rounds": [entry.to_json() for entry in round_summaries(log)],
        "totals": list(final.score.totals),
        "end": END_NAMES[final.score.end],
        "winners": list(final.score.winners),
    }


def round_summaries(log: tuple[Step, ...]) -> list[RoundSummary]:
    """One summary per deal in the log."""
    rounds: list[RoundSummary] = []
    for step in log:
        if isinstance(step.event, Dealt):
            rounds.append(RoundSummary(step.state.score.totals))
        rounds[-1].add(step)
    return rounds
