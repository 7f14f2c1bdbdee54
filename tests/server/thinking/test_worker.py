"""A worker by itself: lines in, lines out."""

import json
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from queue import SimpleQueue
from random import Random
from typing import Any

import pytest

from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.engine.options import Options
from ebbes.record.snapshot import view_to_json
from ebbes.server.thinking import worker
from ebbes.server.thinking.process import COMMAND
from ebbes.server.thinking.worker import answer, listen, serve
from tests.server.thinking.views import first_view, impossible_view, views

SEED = b"any seed"


def request(**told: object) -> str:
    """A line for a worker."""
    return json.dumps({"view": view_to_json(first_view()), "seed": SEED.hex(), **told})


def answered(line: str) -> Any:
    """Its answer, as it comes over."""
    return json.loads(json.dumps(answer(line)))


@pytest.mark.parametrize("bot", ["random", "greedy", "pimc", "strong", "expert@2000"])
def test_a_worker_tells_the_place_of_the_bots_own_choice(bot: str) -> None:
    for seen in views(Options(3, pick_designators=True), 3)[::20]:
        told = answered(request(view=view_to_json(seen), bot=bot))
        assert seen.legal[told["found"]] == bot_named(bot).choose(seen, Random(SEED))
        assert told["seconds"] > 0


def test_a_worker_tells_its_opinions() -> None:
    told = answered(request(worlds=32))
    expected = explain(first_view(), Random(SEED), 32)
    assert told["found"] == [opinion.to_json() for opinion in expected]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (request(bot="otto"), "UnknownBot: no bot is called 'otto'"),
        (request(bot="greedy", view={"format": "none"}), "NotARecord: the format must be"),
        (request(bot="pimc", view=view_to_json(impossible_view())), "ValueError: no deal agrees"),
        ("nonsense", "JSONDecodeError: "),
    ],
)
def test_what_goes_wrong_is_told_in_one_line(line: str, error: str) -> None:
    assert answered(line)["error"].startswith(error)


def test_a_worker_gets_warm_then_answers_all_it_is_asked() -> None:
    told, left = StringIO(), SimpleQueue[bool]()
    serve([request(bot="greedy"), request(bot="otto")], told, lambda: left.put(True))
    warm, greedy, karl = map(json.loads, told.getvalue().splitlines())
    assert warm == {"warm": True}
    assert first_view().legal[greedy["found"]] == bot_named("greedy").choose(
        first_view(), Random(SEED)
    )
    assert "error" in karl
    assert left.get()


def test_a_worker_leaves_when_its_input_ends_though_requests_are_waiting() -> None:
    def leave() -> None:
        raise SystemExit

    requests: worker.Lines = SimpleQueue()
    with pytest.raises(SystemExit):
        listen(["a", "b"], requests, leave)
    assert [requests.get(), requests.get(), requests.empty()] == ["a", "b", True]


def test_a_worker_is_gone_when_its_input_ends() -> None:
    assert ended(COMMAND) == 0


def ended(command: Sequence[str]) -> int:
    """How a program ends that is never told anything."""
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False, timeout=300
    ).returncode


def test_the_server_itself_loads_no_compiler() -> None:
    program = "import sys, ebbes.server.thinking; sys.exit('numba' in sys.modules)"
    assert ended((sys.executable, "-c", program)) == 0
