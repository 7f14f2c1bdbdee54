"""A short training learns something, and keeps its weights and its log."""

import json
from pathlib import Path

import numpy as np
import pytest

from ebbes.engine.options import Options
from ebbes.kernel.network import load_network, random_network, save_network
from ebbes.training.duel import strength
from ebbes.training.train import BATCH, Plan, Trainer, is_finished, train


def test_a_few_batches_make_a_better_player() -> None:
    plan = Plan(players=3, threads=1, rate=0.02)
    trainer = Trainer(plan)
    for _ in range(40):
        trainer.learn_batch(left=1.0)
    assert trainer.rounds == 40 * BATCH
    beginner = random_network(plan.seed)
    lead = strength(Options(3), trainer.network, beginner, 1_000, 2)
    assert lead.mean > 10 * lead.error


def test_two_threads_learn_from_twice_the_rounds() -> None:
    trainer = Trainer(Plan(players=2, more_cards=True, threads=2))
    trainer.learn_batch(left=0.5)
    assert trainer.rounds == 2 * BATCH


def test_weights_and_log_are_written(tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    plan = Plan(players=3, threads=1, rounds=2 * BATCH)
    lines = list(train(plan, out))
    log = (tmp_path / "weights.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(log[0])["players"] == 3
    assert json.loads(log[0])["from"] is None
    assert log[1:] == lines
    assert json.loads(lines[-1])["rounds"] == 2 * BATCH


def test_a_plan_can_begin_with_the_weights_of_another(tmp_path: Path) -> None:
    first, out = tmp_path / "first.npz", tmp_path / "out.npz"
    save_network(random_network(7), first)
    assert list(train(Plan(rounds=0), out, first)) == []
    for weights, expected in zip(load_network(out), load_network(first), strict=True):
        assert np.array_equal(weights, expected)


@pytest.mark.parametrize("log", ["", "{}", '{"players": 3}\n{"rou', "no log"])
def test_a_log_cut_short_tells_of_no_finished_plan(log: str, tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    save_network(random_network(7), out)
    out.with_suffix(".jsonl").write_text(log, encoding="utf-8")
    assert not is_finished(Plan(players=3, rounds=0), out)


def test_the_same_plan_gives_the_same_weights() -> None:
    plan = Plan(players=3, threads=2, rounds=4 * BATCH, rate=0.02)
    one, other = Trainer(plan), Trainer(plan)
    for trainer in (one, other):
        list(trainer.run())
    for weights, expected in zip(one.network, other.network, strict=True):
        assert np.array_equal(weights, expected)
