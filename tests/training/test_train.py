"""A short course of training learns something, and keeps its weights and its log."""

import json
from pathlib import Path

from ebbes.engine.options import Options
from ebbes.kernel.network import load_network, random_network
from ebbes.training.duel import strength
from ebbes.training.train import BATCH, Course, Trainer, train


def test_a_few_batches_make_a_better_player() -> None:
    course = Course(players=3, width=8, threads=1, rate=0.02)
    trainer = Trainer(course)
    for _ in range(40):
        trainer.learn_batch(left=1.0)
    assert trainer.rounds == 40 * BATCH
    beginner = random_network(course.width, course.seed)
    lead, spread = strength(Options(3), trainer.network, beginner, 1_000, 2)
    assert lead > 10 * spread


def test_two_threads_learn_from_twice_the_rounds() -> None:
    trainer = Trainer(Course(players=2, more_cards=True, width=8, threads=2))
    trainer.learn_batch(left=0.5)
    assert trainer.rounds == 2 * BATCH


def test_weights_and_log_are_written(tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    course = Course(players=3, width=8, threads=1, seconds=0.0)
    lines = list(train(course, out))
    log = (tmp_path / "weights.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(log[0])["players"] == 3
    assert log[1:] == lines
    assert load_network(out).width == 8
    again = list(train(course, tmp_path / "again.npz", first=out))
    assert json.loads(again[-1])["rounds"] == 0
