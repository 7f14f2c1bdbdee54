"""`python -m ebbes.wasm FOLDER MODULE`: one of the modules, for pages and packages.

With the module that plays come the weights bots play by.
"""
# ruff: noqa: E402 - nothing of the kernel may be imported before its target is turned

import sys
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from ebbes.wasm.link import link
from ebbes.wasm.target import export, new_library, object_of, turn

turn()

from ebbes.kernel import vectors
from ebbes.kernel.network import Network, weights_name
from ebbes.wasm import judging, surface
from ebbes.wasm.surface import Exports

PLAYS: Final = "ebbes.wasm"
MODULES: Final = {PLAYS: surface.EXPORTS, "judge.wasm": judging.EXPORTS}
"""One that plays, and one that judges: who never asks for a review never fetches the second."""
BLOCK: Final = 32
"""Floats summed at once: eight registers of four."""


def build_module(exports: Exports) -> bytes:
    """The functions of the kernel behind some exports, as WebAssembly."""
    vectors.BLOCK = BLOCK
    library = new_library()
    for name, (function, signature) in exports.items():
        print(f"compiling {name} ...", flush=True)
        export(library, name, function, signature)
    with TemporaryDirectory() as folder:
        return link(object_of(library, {*exports}), exports, Path(folder))


def weights_of(players: int, more_cards: bool) -> bytes:
    """A policy as half floats, one table after the other; playing does not notice the halves."""
    path = files("ebbes.bots.weights") / weights_name(players, more_cards)
    with path.open("rb") as file, np.load(file, allow_pickle=False) as tables:
        halves = [tables[name].astype("<f2").ravel() for name in Network._fields]
    return np.concatenate(halves).tobytes()


def write_weights(folder: Path) -> None:
    """Those of every number of players and cards."""
    for players in range(2, 6):
        for more_cards in (False, True):
            name = Path(weights_name(players, more_cards)).stem
            (folder / f"{name}.f16").write_bytes(weights_of(players, more_cards))


def main(folder: Path, name: str) -> None:
    """Write a module anew."""
    folder.mkdir(parents=True, exist_ok=True)
    if name == PLAYS:
        write_weights(folder)
    (folder / name).write_bytes(build_module(MODULES[name]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
