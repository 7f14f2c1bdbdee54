"""The kernel for browsers, compiled if need be, and run by Node."""

import json
import runpy
import subprocess
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from ebbes.json_types import Json

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web/wasm"
HERE = Path(__file__).parent


@cache
def tools() -> dict[str, Any]:
    """What builds the front-end."""
    return runpy.run_path(str(ROOT / "web/build.py"))


@cache
def package(room: str = "kernel") -> Path:
    """The JavaScript of a folder, in one file; the modules are compiled if need be."""
    tools()["compile_kernel"](ROOT)
    folder = Path(mkdtemp(prefix="ebbes-kernel-"))
    rolldown = ROOT / "web/node_modules/rolldown/bin/cli.mjs"
    source, target = ROOT / "web/src" / room / "index.ts", folder / f"{room}.mjs"
    words = [str(source), "--format", "esm", "--file", str(target), "--log-level", "silent"]
    words += ["--transform.define", "import.meta.env.VITE_SITE=undefined"]
    subprocess.run([node(), str(rolldown), *words], check=True, cwd=ROOT / "web")
    return target


def node() -> str:
    npm = tools()["find_npm"]()
    assert npm is not None, tools()["NO_NODE"]
    return npm[0] if len(npm) > 1 else "node"


def run(script: str, asked: Json, room: str = "kernel") -> Any:
    """What a script beside this file answers, given the JavaScript of a folder."""
    words = [node(), str(HERE / "run.mjs"), str(HERE / script), str(package(room)), str(FOLDER)]
    told = subprocess.run(words, input=json.dumps(asked), capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)
