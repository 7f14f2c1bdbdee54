"""All eight policies, each with the one it learns from: first four players, then everyone else."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path

from ebbes.kernel.network import weights_name
from ebbes.training.train import Plan, is_finished, refuse_other, train


@dataclass(frozen=True, slots=True)
class Step:
    """A plan, and the name of the weights it begins with."""

    plan: Plan
    first: str | None = None

    @property
    def name(self) -> str:
        """The name of its weights."""
        return weights_name(self.plan.players, self.plan.more_cards)


def _later(players: int, more_cards: bool, first: str) -> Step:
    plan = Plan(players, more_cards, rounds=4_000_000, rate=1e-3, entropy=0.01)
    return Step(plan, first)


FOUR = Step(Plan(players=4, rounds=20_000_000))
MORE = _later(4, True, FOUR.name)
CURRICULUM = (
    FOUR,
    MORE,
    _later(3, False, FOUR.name),
    _later(5, False, FOUR.name),
    _later(2, False, FOUR.name),
    _later(3, True, MORE.name),
    _later(5, True, MORE.name),
    _later(2, True, MORE.name),
)
"""All steps, in the order in which they build on each other."""


def study(folder: Path, threads: int, seed: int, share: float = 1.0) -> Iterator[str]:
    """Go through the curriculum, or through a share of every plan; the lines of all logs.

    Plans that are finished in this folder are not followed again; other ones are not overwritten.
    """
    if not 0 < share < inf:
        raise ValueError(f"a share of every plan is a number above 0, not {share}")
    folder.mkdir(parents=True, exist_ok=True)
    for step in CURRICULUM:
        plan = replace(
            step.plan,
            rounds=max(1, int(step.plan.rounds * share)),
            threads=threads,
            seed=seed,
        )
        first = None if step.first is None else folder / step.first
        if is_finished(plan, folder / step.name):
            yield f"{step.name} is finished"
            continue
        refuse_other(plan, folder / step.name)
        yield f"{step.name} begins"
        for line in train(plan, folder / step.name, first):
            yield f"{step.name} {line}"
