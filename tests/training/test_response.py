"""One seat learns to beat others who stay as they are."""

import json
from pathlib import Path

import numpy as np

from ebbes.engine.options import Options
from ebbes.kernel.network import random_network
from ebbes.training.duel import strength
from ebbes.training.train import BATCH, Plan, Trainer, train


def test_who_learns_alone_beats_those_who_do_not_learn() -> None:
    plan = Plan(players=3, threads=1, rate=0.02)
    trainer = Trainer(plan, alone=True)
    for _ in range(20):
        trainer.learn_batch(left=1.0)
    frozen = random_network(plan.seed)
    for weights, expected in zip(trainer.start, frozen, strict=True):
        assert np.array_equal(weights, expected)
    lead = strength(Options(3), trainer.network, frozen, 1_000, 2)
    assert lead.mean > 5 * lead.error


def test_the_log_tells_who_learnt_alone(tmp_path: Path) -> None:
    out = tmp_path / "response.npz"
    lines = list(train(Plan(threads=1, rounds=BATCH), out, alone=True))
    log = out.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(log[0])["alone"]
    assert log[1:] == lines
