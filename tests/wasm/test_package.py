"""The kernel as a JavaScript package: what is documented is there, and plays."""

import json
import subprocess
from dataclasses import asdict
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.judge.abridged import short_moments
from ebbes.judge.judging import judge
from ebbes.judge.sums import sums_of
from ebbes.record.parse import parse
from ebbes.record.record import Record
from tests.judge.games import in_short
from tests.wasm.asked import deal_json, options_json, random_deals
from tests.wasm.node import ROOT, node, tools
from tests.wasm.test_judging import DEPTH, ME, agree_rates

FOUR = Options(4)
PAGE = (ROOT / "docs/kernel-js.md").read_text("utf-8")


@cache
def built() -> Path:
    """The package as `make kernel-js` makes it."""
    tools()["package"](ROOT)
    folder: Path = ROOT / tools()["PACKAGE"]
    return folder


def record_of(deal: dict[str, Json], events: list[dict[str, Any]]) -> Record:
    """A round that was played, as a record of a game that stops after it."""
    plays = [event["card"] for event in events if event["type"] == "card-played"]
    names = [f"Seat {seat}" for seat in range(FOUR.players)]
    record = {"format": "ebbes-record/1", "names": names, "rounds": [{**deal, "plays": plays}]}
    ends = ("goal", "dabbscheedel")
    options = {key: each for key, each in options_json(FOUR).items() if key not in ends}
    return parse(json.dumps({**record, "options": options}))


def test_a_round_is_played_and_judged_by_the_names_of_the_package() -> None:
    deal = deal_json(random_deals(FOUR, Random(3))[0])
    asked = {"options": options_json(FOUR), "deal": deal, "depth": asdict(DEPTH)}
    words = [node(), str(Path(__file__).with_name("package.mjs")), str(built())]
    told = subprocess.run(words, input=json.dumps(asked), capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    kinds = [event["type"] for event in found["events"]]
    assert kinds.count("card-played") == len(FOUR.deck)
    assert kinds.count("round-scored") == 1
    record = record_of(deal, found["events"])
    moments = short_moments(in_short(judge(record, seats=(ME,), depth=DEPTH)))
    sums: Any = sums_of(record, moments, [ME])
    (its,) = sums["rounds"]
    account, ledger = found["account"], found["account"]["ledger"]
    assert (account["par"], account["end"]) == (its["par"], its["end"])
    assert ledger == {key: its["ledger"][0][key] for key in ledger}
    assert len(account["turning"]) == len(its["turning_points"])
    agree_rates(found["rates"], sums["rates"][0])


def test_all_that_the_package_names_is_in_it() -> None:
    about = json.loads((built() / "package.json").read_text("utf-8"))
    assert (built() / about["exports"]["."]["types"]).is_file()
    for name in ("LICENSE", "README.md", "index.js", "ebbes.wasm", "judge.wasm", "players4.f16"):
        assert (built() / name).is_file(), name


def test_the_page_of_the_package_has_sixty_lines_at_the_most() -> None:
    assert "in 60 lines" in PAGE
    assert len((ROOT / "examples/kernel.html").read_text("utf-8").splitlines()) <= 60
