"""Tests of `ebbes.arena.cluster`: a real Ray cluster finds what this process finds."""

import json
import socket
import sys
from platform import node
from typing import Any

import pytest

from ebbes.arena import cluster
from ebbes.arena.cluster import play_as, runner_at
from ebbes.arena.duplicate import play_deal
from ebbes.arena.errors import ArenaError
from ebbes.arena.fingerprint import fingerprint
from tests.arena.results import TRIO, contest, match
from tests.arena.two_machines import two_machines
from tests.cli.runner import answered, ebbes, refused

MANY = 20_000
"""More deals than anyone waits for: the test stops when both machines have played."""


def test_two_machines_find_deal_by_deal_what_one_process_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with two_machines() as address:
        processes: set[str] = set()
        with_ray = runner_at(address)(contest(MANY, *TRIO).chunks({}))
        for results in with_ray:
            assert list(results) == [play_deal(match(*TRIO), result.deal) for result in results]
            processes |= {result.process for result in results}
            if len(processes) > 1:
                break
        with_ray.close()
        assert len(processes) > 1
        assert told("--ray", address) == told("--workers", "1")
        monkeypatch.setattr(cluster, "fingerprint", lambda: "9")
        why = refused(ebbes("arena", *TRIO, "--ray", address), 2)
        assert why == f"{node()} has other code of ebbes: {fingerprint()}, not 9"


def told(*where: str) -> dict[str, Any]:
    """What a command reports of a contest, without all that depends on clocks and machines."""
    asked = ("arena", *TRIO, "--deals", 30, "--json")
    tree: dict[str, Any] = json.loads(answered(ebbes(*asked, *where)))
    del tree["seconds"], tree["processes"]
    times = tree.pop("times")
    return {**tree, "decisions": {name: found["decisions"] for name, found in times.items()}}


def test_a_machine_with_other_code_does_not_play() -> None:
    (chunk, *_) = contest(1, *TRIO).chunks({})
    with pytest.raises(ArenaError, match=f"has other code of ebbes: {fingerprint()}, not 9$"):
        play_as("9", chunk)


def test_without_ray_one_line_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"^--ray needs Ray: pip install 'ebbes\[ray\]'$"):
        next(runner_at("auto")([]))


@pytest.mark.parametrize("protocol", ["", "ray://"])
def test_an_address_where_nobody_answers_is_told_in_one_line(protocol: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"{protocol}127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(ArenaError, match=f"^no Ray cluster at '{address}': .*refused$"):
            next(runner_at(address)([]))


def test_an_address_that_is_none_is_told_in_one_line() -> None:
    with pytest.raises(ArenaError, match=r"^no Ray cluster at 'nowhere': [^\n]+$"):
        next(runner_at("nowhere")([]))
