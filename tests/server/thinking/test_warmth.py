"""Tests of `ebbes.server.thinking.warmth`: who looks at a game waits for no compiler."""

import subprocess
import sys

STUDIES = """
import gc
from numba.core.dispatcher import Dispatcher
from ebbes.bots.greedy import GreedyBot
from ebbes.engine.options import Options
from ebbes.judge.bot_round import bot_round
from ebbes.judge.judging import Judging
from ebbes.record.cut import cut
from ebbes.record.format import format_record
from ebbes.rules.codes import code_of
from ebbes.server.thinking import warmth
from ebbes.server.thinking.studying import study_on

def compiled():
    found = [each for each in gc.get_objects() if isinstance(each, Dispatcher)]
    return {(each.py_func.__qualname__, str(sign)) for each in found for sign in each.signatures}

warmth.GAMES = (Options(4),)
warmth.get_warm()
before = compiled()
record = bot_round(Options(4), [GreedyBot()] * 4, "another")
for made in (2, 9, 21):
    told = format_record(cut(record, 1, made))
    study_on({"study": "reading", "record": told, "seat": 1})
told = format_record(cut(record, 1, 0))
first = code_of(record.rounds[0].plays[0])
legal = Judging(record).decisions[0].state.hands[record.rounds[0].starter]
for other in legal:
    for best, wrong in ((first, code_of(other)), (code_of(other), first)):
        study_on({"study": "refutation", "record": told, "best": best, "wrong": wrong})
print(len(before), sorted(compiled() - before))
"""


def test_a_warm_worker_compiles_nothing_more_for_who_looks_at_a_game() -> None:
    told = subprocess.run(
        [sys.executable, "-c", STUDIES], check=True, capture_output=True, text=True
    ).stdout
    count, _, new = told.partition(" ")
    assert int(count) > 10
    assert new == "[]\n"
