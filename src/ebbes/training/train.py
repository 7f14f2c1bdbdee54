"""Learning a policy by self-play, with a log of how it went."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from pathlib import Path

import numpy as np

from ebbes.engine.options import Options
from ebbes.kernel.deals import cards_of, start_of
from ebbes.kernel.network import Network, load_network, random_network, save_network, zeros_like
from ebbes.kernel.policy import policy_of, scratch
from ebbes.kernel.rng import generator
from ebbes.training.adam import Adam
from ebbes.training.duel import WARMTH, strength
from ebbes.training.learn import learn
from ebbes.training.selfplay import tape

BATCH = 256
"""Rounds a thread plays before the weights move."""
TRUST = 0.9
"""How far later values correct earlier decisions, beyond the next one."""
LAST_RATE = 2e-5
LAST_ENTROPY = 0.001
DUEL_DEALS = 2_000
LINE = 500_000
"""Rounds between two lines of the log."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is learnt, for how long, and how. The same plan gives the same weights."""

    players: int = 4
    more_cards: bool = False
    rounds: int = 1_000_000
    threads: int = 2
    seed: int = 1
    rate: float = 2e-3
    entropy: float = 0.02


class Trainer:
    """Plays, learns, and now and then says how far it has come.

    Either everyone learns, or one seat alone, against what the others were to begin with.
    """

    def __init__(self, plan: Plan, first: Network | None = None, *, alone: bool = False) -> None:
        self.plan = plan
        self.alone = alone
        self.options = Options(plan.players, plan.more_cards)
        self.network = first or random_network(plan.seed)
        self.rounds = 0
        self.start = Network(*(weights.copy() for weights in self.network))
        self._adam = Adam(self.network)
        self._pool = ThreadPoolExecutor(plan.threads)
        self._workers = [_Worker(self, number) for number in range(plan.threads)]

    def run(self) -> Iterator[dict[str, float]]:
        """Learn until all rounds are played; a line of the log every so often."""
        start = time.monotonic()
        error, decisions, last_line = 0.0, 0, 0
        while self.rounds < self.plan.rounds:
            batch, squared = self.learn_batch(left=1 - self.rounds / self.plan.rounds)
            decisions += batch
            error += squared
            if self.rounds - last_line >= LINE or self.rounds >= self.plan.rounds:
                yield self._line(time.monotonic() - start, error / decisions)
                error, decisions, last_line = 0.0, 0, self.rounds

    def learn_batch(self, left: float) -> tuple[int, float]:
        """Play one batch in every thread and move the weights, less and less towards the end."""
        entropy = self.plan.entropy * left + LAST_ENTROPY
        learnt = list(self._pool.map(_Worker.learn, self._workers, repeat(entropy)))
        decisions = sum(found for found, _ in learnt)
        self._step(decisions, self.plan.rate * left + LAST_RATE)
        return decisions, sum(squared for _, squared in learnt)

    def _step(self, decisions: int, rate: float) -> None:
        first, *others = [worker.slope for worker in self._workers]
        for other in others:
            for total, part in zip(first, other, strict=True):
                total += part
        for total in first:
            total /= np.float32(decisions)
        self._adam.step(first, rate)
        for worker in self._workers:
            for total in worker.slope:
                total[:] = 0
        self.rounds += BATCH * len(self._workers)

    def _line(self, elapsed: float, error: float) -> dict[str, float]:
        lead = strength(self.options, self.network, self.start, DUEL_DEALS, 1)
        return {
            "seconds": round(elapsed),
            "rounds": self.rounds,
            "value_error": round(error, 4),
            "lead_over_start": round(lead.mean, 3),
            "standard_error": round(lead.error, 3),
        }


class _Worker:
    """One thread's share: its own deals, its own room, its own sum of gradients."""

    def __init__(self, trainer: Trainer, number: int) -> None:
        plan, options = trainer.plan, trainer.options
        self.network = trainer.network
        self.slope = zeros_like(trainer.network)
        self._start = start_of(options)
        self._cards = cards_of(options)
        self._room = scratch()
        self._tape = tape()
        self._rng = generator(plan.seed * 1_000 + number)
        self._others = policy_of(trainer.start, WARMTH) if trainer.alone else None

    def learn(self, entropy: float) -> tuple[int, float]:
        """A batch of rounds."""
        return learn(
            BATCH,
            self._start,
            self._cards,
            self.network,
            self.slope,
            self._room,
            self._tape,
            self._rng,
            entropy,
            TRUST,
            self._others,
        )


def is_finished(plan: Plan, out: Path) -> bool:
    """Whether the log beside the weights says that this very plan was followed to its end."""
    log = out.with_suffix(".jsonl")
    if not (out.exists() and log.exists()):
        return False
    try:
        first, *_, last = map(json.loads, log.read_text(encoding="utf-8").splitlines())
        return bool(asdict(plan).items() <= first.items() and last["rounds"] >= plan.rounds)
    except (ValueError, KeyError):
        return False


def refuse_other(plan: Plan, out: Path) -> None:
    """Do not overwrite what another plan gave."""
    log = out.with_suffix(".jsonl")
    if not log.exists():
        return
    first = log.read_text(encoding="utf-8").partition("\n")[0]
    try:
        is_same = not first or asdict(plan).items() <= json.loads(first).items()
    except (ValueError, AttributeError):
        raise ValueError(f"{log.name} is no log of a plan: choose another folder") from None
    if not is_same:
        raise ValueError(f"{out.name} comes from another plan: choose another folder")


def train(
    plan: Plan, out: Path, first: Path | None = None, *, alone: bool = False
) -> Iterator[str]:
    """Learn, write weights and log beside each other, and give every line of the log."""
    trainer = Trainer(plan, None if first is None else load_network(first), alone=alone)
    log = out.with_suffix(".jsonl")
    begun = asdict(plan) | {"from": None if first is None else first.name}
    if alone:
        begun |= {"alone": True}
    log.write_text(json.dumps(begun) + "\n", encoding="utf-8")
    save_network(trainer.network, out)
    for entry in trainer.run():
        line = json.dumps(entry)
        save_network(trainer.network, out)
        with log.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        yield line
