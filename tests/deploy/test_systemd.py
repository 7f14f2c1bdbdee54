"""Tests of the unit, where the machine has systemd."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.files import text_of

ANALYZE = shutil.which("systemd-analyze")


@pytest.mark.skipif(ANALYZE is None, reason="this machine has no systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ebbes.service"
    unit.write_text(text_of("ebbes.service").replace("/opt/ebbes/.venv/bin/ebbes", "/bin/true"))
    command = [str(ANALYZE), "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
