"""What the kernel for browsers is compiled with, and what comes out: small, and by itself."""

import re
import subprocess
from pathlib import Path

import pytest
from numba.core import codegen

from ebbes.wasm.target import RecipeBroken, check
from tests.wasm.node import FOLDER, ROOT, node, package, tools

MOST_PACKED = 60_000
MOST_WEIGHTS = 250_000
SCRIPT = """
const { readFileSync } = require('node:fs');
const { brotliCompressSync } = require('node:zlib');
const bytes = readFileSync(process.argv[1]);
const isModule = process.argv[1].endsWith('.wasm');
const imports = isModule ? WebAssembly.Module.imports(new WebAssembly.Module(bytes)).length : 0;
console.log(brotliCompressSync(bytes).length, imports);
"""


def test_another_numba_that_lacks_a_part_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(codegen, "AOTCodeLibrary")
    with pytest.raises(RecipeBroken, match=r"has no numba\.core\.codegen\.AOTCodeLibrary: the"):
        check()


def test_this_numba_has_all_parts() -> None:
    check()


def test_the_compilers_of_the_build_are_those_of_the_constraints() -> None:
    pinned = {*(ROOT / "constraints.txt").read_text().splitlines()}
    wanted = {each for each in tools()["WASM"] if "==" in each}
    assert wanted <= pinned, "change web/build.py and constraints.txt together, and run tests/wasm"
    assert {re.split("==", each)[0] for each in wanted} == {"numba", "llvmlite", "ziglang"}


def told_of(path: Path) -> list[int]:
    """How many bytes a file has when it is packed, and what it asks of the page."""
    told = subprocess.run([node(), "-e", SCRIPT, str(path)], capture_output=True, text=True)
    return [*map(int, told.stdout.split())]


@pytest.mark.parametrize("name", ["ebbes.wasm", "judge.wasm"])
def test_a_module_is_small_and_needs_nothing_from_the_page(name: str) -> None:
    package()
    packed, imports = told_of(FOLDER / name)
    assert packed <= MOST_PACKED
    assert imports == 0


def test_the_weights_of_one_number_of_players_are_small() -> None:
    package()
    for path in FOLDER.glob("*.f16"):
        assert told_of(path)[0] <= MOST_WEIGHTS
