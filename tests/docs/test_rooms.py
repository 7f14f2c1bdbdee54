"""The table of rooms in CONTRIBUTING is what import-linter checks."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = {path.parent.name for path in (ROOT / "src" / "ebbes").glob("*/__init__.py")} - {"web"}


def contracts() -> dict[str, set[str]]:
    """What each room may import, as the contracts have it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["name"] in ROOMS:
            assert contract["source_modules"] == [f"ebbes.{contract['name']}"]
            forbidden = {name.removeprefix("ebbes.") for name in contract["forbidden_modules"]}
            found[contract["name"]] = ROOMS - forbidden - {contract["name"]}
    return found


def table() -> dict[str, set[str]]:
    """What each room may import, as the page says."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)/` \|.*\| ([^|]*)\|$", page, re.MULTILINE)
    return {room: set(re.findall(r"`(\w+)`", may)) for room, may in rows if room != "cli"}


def test_every_room_has_a_contract_and_a_row() -> None:
    assert contracts().keys() == table().keys() == ROOMS - {"cli"}


def test_the_table_of_rooms_says_what_the_linter_checks() -> None:
    assert table() == contracts()


def test_every_room_of_the_server_has_its_place_among_the_others() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (layers,) = [
        contract["layers"]
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract.get("containers") == ["ebbes.server"]
    ]
    named = {name.partition(".")[0] for layer in layers for name in re.findall(r"[\w.]+", layer)}
    server = ROOT / "src" / "ebbes" / "server"
    rooms = {path.parent.name for path in server.glob("*/__init__.py")}
    modules = {path.stem for path in server.glob("[a-z]*.py")}
    assert (rooms | modules) - named == set()
