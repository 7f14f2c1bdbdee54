"""From an object file to a module: the linker and the C compiler of the package `ziglang`."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SHIM: Final = Path(__file__).with_name("shim.c")
STACK: Final = 64 * 1024
MEMORY: Final = 2 * 1024 * 1024
"""Bytes the module begins with; it takes more when it needs more."""


def link(compiled: bytes, exported: Iterable[str], folder: Path) -> bytes:
    """The module; nothing may be missing that a page would have to give."""
    kernel, shim, module = (folder / name for name in ("kernel.o", "shim.o", "ebbes.wasm"))
    kernel.write_bytes(compiled)
    _zig("cc", "-target", "wasm32-freestanding", "-O2", "-c", str(SHIM), "-o", str(shim))
    _zig(
        "wasm-ld",
        "--no-entry",
        *(f"--export={name}" for name in exported),
        "--stack-first",
        "-z",
        f"stack-size={STACK}",
        f"--initial-memory={MEMORY}",
        "--strip-all",
        "--gc-sections",
        str(kernel),
        str(shim),
        "-o",
        str(module),
    )
    return module.read_bytes()


def _zig(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True)
