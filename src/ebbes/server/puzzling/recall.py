"""When a puzzle that was missed comes back: spaced repetition by FSRS."""

from datetime import UTC, datetime
from typing import Final, NamedTuple

from fsrs import Card, Rating, Scheduler, State

from ebbes.server.puzzling.puzzle import Outcome

LEARNT: Final = 30.0
"""Days of stability from which a puzzle need not come back."""
SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""Days between two looks, no minutes; and the same answers give the same days."""
GRADES: Final = {
    Outcome.RIGHT: Rating.Good,
    Outcome.SECOND: Rating.Hard,
    Outcome.OTHER: Rating.Again,
}


class Memory(NamedTuple):
    """What FSRS knows of somebody and a puzzle, and when it comes back."""

    stability: float
    difficulty: float
    due_at: float


def missed(now: float) -> Memory:
    """The first answer was none of the good ones."""
    return _after(Card(card_id=0, due=_time(now)), Outcome.OTHER, now)


def looked_again(before: Memory, last_at: float, outcome: Outcome, now: float) -> Memory | None:
    """After another look; None if it is known by now."""
    card = Card(
        card_id=0,
        state=State.Review,
        stability=before.stability,
        difficulty=before.difficulty,
        due=_time(before.due_at),
        last_review=_time(last_at),
    )
    after = _after(card, outcome, now)
    return None if after.stability >= LEARNT else after


def _after(card: Card, outcome: Outcome, now: float) -> Memory:
    found, _ = SCHEDULER.review_card(card, GRADES[outcome], _time(now))
    assert found.stability is not None
    assert found.difficulty is not None
    return Memory(found.stability, found.difficulty, found.due.timestamp())


def _time(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
