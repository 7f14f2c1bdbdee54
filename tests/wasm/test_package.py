"""The kernel as a JavaScript package: what is documented is there, and plays."""

import json
import subprocess
from functools import cache
from pathlib import Path
from random import Random

from ebbes.engine.options import Options
from tests.wasm.asked import deal_json, options_json, random_deals
from tests.wasm.node import ROOT, node, tools

FOUR = Options(4)
PAGE = (ROOT / "docs/kernel-js.md").read_text("utf-8")


@cache
def built() -> Path:
    """The package as `make kernel-js` makes it."""
    tools()["package"](ROOT)
    folder: Path = ROOT / tools()["PACKAGE"]
    return folder


def test_a_round_is_played_and_judged_by_the_names_of_the_package() -> None:
    asked = {
        "options": options_json(FOUR),
        "deal": deal_json(random_deals(FOUR, Random(3))[0]),
    }
    words = [node(), str(Path(__file__).with_name("package.mjs")), str(built())]
    told = subprocess.run(words, input=json.dumps(asked), capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    kinds = [event["type"] for event in found["events"]]
    assert kinds.count("card-played") == len(FOUR.deck)
    assert kinds.count("round-scored") == 1
    assert found["of"] > 1


def test_all_that_the_package_names_is_in_it() -> None:
    about = json.loads((built() / "package.json").read_text("utf-8"))
    assert (built() / about["exports"]["."]["types"]).is_file()
    for name in ("LICENSE", "README.md", "index.js", "ebbes.wasm", "judge.wasm", "players4.f16"):
        assert (built() / name).is_file(), name


def test_the_page_of_the_package_has_sixty_lines_at_the_most() -> None:
    assert "in 60 lines" in PAGE
    assert len((ROOT / "examples/kernel.html").read_text("utf-8").splitlines()) <= 60
