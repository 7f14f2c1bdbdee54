"""Whoever only plays needs nothing of what researchers need."""

import subprocess
import sys


def test_importing_ebbes_imports_none_of_the_extra() -> None:
    heavy = ("pyspiel", "open_spiel", "pettingzoo", "gymnasium", "numpy", "numba")
    program = f"import sys, ebbes, ebbes.bots.game; print([m for m in {heavy} if m in sys.modules])"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"
