"""Tests of the unit, where the machine has systemd."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.files import text_of

ANALYZE = shutil.which("systemd-analyze")


UNITS = ("ebbes.service", "ebbes-ssh.service")


@pytest.mark.parametrize("name", UNITS)
@pytest.mark.skipif(ANALYZE is None, reason="this machine has no systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path, name: str) -> None:
    unit = tmp_path / name
    unit.write_text(text_of(name).replace("/opt/ebbes/.venv/bin/ebbes", "/bin/true"))
    command = [str(ANALYZE), "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")


def test_both_units_may_do_as_little() -> None:
    first, second = (text_of(name).partition("NoNewPrivileges")[2] for name in UNITS)
    assert first == second != ""


@pytest.mark.parametrize("name", UNITS)
def test_no_unit_takes_all_memory_of_the_machine(name: str) -> None:
    assert re.search(r"^MemoryMax=\d+[M%]$", text_of(name), re.M)
