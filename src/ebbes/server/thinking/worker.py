"""A process that thinks: requests come in line by line as JSON, answers go out the same way.

    python -m ebbes.server.thinking.worker

It says `{"warm": true}` when it is ready, thinks about one request after the other, and leaves as
soon as its input ends, whatever it is doing: so no worker outlives its server.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterable
from functools import partial
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any, TextIO, TypeAlias

from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.json_types import Json
from ebbes.record.snapshot import view_from_json
from ebbes.server.thinking.judging import judge_on
from ebbes.server.thinking.studying import study_on
from ebbes.server.thinking.warmth import get_warm

Lines: TypeAlias = "SimpleQueue[str | None]"


def serve(lines: Iterable[str], answers: TextIO, leave: Callable[[], None]) -> None:
    """Answers every request, and leaves when there are no more."""
    requests: Lines = SimpleQueue()
    Thread(target=listen, args=(lines, requests, leave), daemon=True).start()
    get_warm()
    tell(answers, {"warm": True})
    for request in iter(requests.get, None):
        tell(answers, answer(request))


def listen(lines: Iterable[str], requests: Lines, leave: Callable[[], None]) -> None:
    """Hears the end of the input even while something is compiled or thought about."""
    for line in lines:
        requests.put(line)
    leave()
    requests.put(None)


def tell(answers: TextIO, reply: Json) -> None:
    """One line, at once."""
    answers.write(json.dumps(reply) + "\n")
    answers.flush()


def answer(request: str) -> Json:
    """What was found, and in how many seconds; or what went wrong."""
    start = perf_counter()
    try:
        found = think(json.loads(request))
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
    return {"found": found, "seconds": perf_counter() - start}


def think(request: dict[str, Any]) -> Json:
    """A bot's choice by its place among the legal ones, an opinion of each, or a judgement."""
    if "judge" in request:
        return judge_on(request)
    if "study" in request:
        return study_on(request)
    view, rng = view_from_json(request["view"]), Random(bytes.fromhex(request["seed"]))
    if "bot" in request:
        return view.legal.index(bot_named(request["bot"]).choose(view, rng))
    return [opinion.to_json() for opinion in explain(view, rng, request["worlds"])]


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the keyboard interrupts the server alone
    serve(sys.stdin, sys.stdout, partial(os._exit, 0))
