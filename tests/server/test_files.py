"""Tests of `ebbes.server.api.files`: a record that somebody brings along."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import pytest

from ebbes.cli.simulate import simulated_game
from ebbes.engine.options import Options
from ebbes.protocol.options import LONGEST_TRACK
from ebbes.record.format import record_to_json
from ebbes.record.parse import record_from_json
from ebbes.server.api.files import FiledGame
from ebbes.server.studying.filed import filed
from tests.golden.games import FOLDER
from tests.judge.games import two_rounds, whole_game
from tests.server.browser import refused

PATH = "/api/games/file"


def told(options: Options) -> Any:
    """A record as JSON, without any certificate."""
    return record_to_json(whole_game(options))


@pytest.mark.parametrize("options", [Options(2), Options(4, pick_designators=True)], ids=str)
async def test_a_record_is_told_again_with_all_hands_open(
    anna: httpx.AsyncClient, options: Options
) -> None:
    found = (await anna.post(PATH, json=told(options))).json()
    FiledGame.model_validate(found)
    dealt = next(each for each in found["replay"]["events"] if each["type"] == "dealt")
    assert "??" not in json.dumps(dealt["hands"])
    assert found["game"]["finished"]
    assert len(found["game"]["points"]) == len(whole_game(options).rounds)
    assert [seat["name"] for seat in found["game"]["seats"]] == ["Anna", "Ben", "Cleo", "Dirk"][
        : options.players
    ]


async def test_a_record_is_told_as_a_seat_saw_it(anna: httpx.AsyncClient) -> None:
    found = (await anna.post(PATH, params={"seat": 1}, json=told(Options(4)))).json()
    dealt = next(each for each in found["replay"]["events"] if each["type"] == "dealt")
    assert ["??" in hand for hand in dealt["hands"]] == [True, False, True, True]
    answer = await anna.post(PATH, params={"seat": 4}, json=told(Options(4)))
    assert refused(answer, 404) == "table/no-such-seat"


async def test_a_game_that_was_broken_off_is_told_too(anna: httpx.AsyncClient) -> None:
    record = record_to_json(two_rounds(Options(3)))
    found = (await anna.post(PATH, json=record)).json()
    assert (found["game"]["finished"], len(found["game"]["points"])) == (False, 1)


@cache
def long_game(rounds: int) -> Any:
    """A game of five that ends after so many rounds."""
    options = Options(5, True, True, rounds, LONGEST_TRACK, -LONGEST_TRACK)
    return record_to_json(simulated_game(options, "long"))


async def test_a_game_of_thirty_rounds_can_be_brought_along_and_looked_into(
    anna: httpx.AsyncClient,
) -> None:
    record = long_game(30)
    assert 30_000 < len(json.dumps(record)) < 65_536
    found = await anna.post(PATH, json=record)
    assert len(found.json()["game"]["points"]) == 30
    beyond = {"record": record, "round": 31, "made": 8, "seat": 0}
    assert (await anna.post(f"{PATH}/reading", json=beyond)).status_code == 404


@pytest.mark.parametrize("path", [PATH, f"{PATH}/reading", f"{PATH}/onward"])
async def test_a_record_that_is_longer_than_any_is_refused(
    anna: httpx.AsyncClient, path: str
) -> None:
    answer = await anna.post(path, json={"names": "x" * 65_536})
    assert refused(answer, 413) == "limit/too-large"


def calls_of(work: Callable[[], object]) -> int:
    """How many functions of ours some work calls: how long it takes, whatever the machine."""
    count = 0

    def note(_frame: FrameType, what: str, _given: object) -> None:
        nonlocal count
        count += what == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_a_long_record_is_work_in_proportion() -> None:
    short, long = (record_from_json(long_game(rounds)) for rounds in (6, 30))
    few, many = calls_of(lambda: filed(short, None)), calls_of(lambda: filed(long, None))
    assert many < 1.2 * 5 * few


async def test_a_game_of_which_nothing_was_dealt_is_told_too(anna: httpx.AsyncClient) -> None:
    record = record_to_json(replace(two_rounds(Options(3)), rounds=()))
    found = (await anna.post(PATH, json=record)).json()
    assert (found["game"]["finished"], found["game"]["totals"]) == (False, [0, 0, 0])


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
async def test_every_golden_game_can_be_brought_along(anna: httpx.AsyncClient, path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert (await anna.post(PATH, json=record)).status_code == 200


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "something"},
        {"names": ["x"]},
        {"names": ["x" * 500] * 4},
        {"options": {}},
        {"rounds": [{}]},
    ],
    ids=str,
)
async def test_what_is_no_record_is_refused(anna: httpx.AsyncClient, changed: Any) -> None:
    answer = await anna.post(PATH, json={**told(Options(4)), **changed})
    assert refused(answer, 422) == "record/unreadable"


async def test_a_card_against_the_rules_is_refused(anna: httpx.AsyncClient) -> None:
    record = told(Options(4))
    plays = record["rounds"][0]["plays"]
    plays[0], plays[-1] = plays[-1], plays[0]
    assert refused(await anna.post(PATH, json=record), 422) == "record/unreadable"
