"""Tests of the image, built from what the Dockerfile copies: it starts, and has its pages."""

import re
import subprocess
from pathlib import Path

import httpx

from tests.deploy.container import Container
from tests.deploy.release import Image


def test_a_container_answers_with_its_own_pages_and_is_healthy_meanwhile(
    image: Image, tmp_path: Path
) -> None:
    container = Container(image, tmp_path)
    with container.running() as address, httpx.Client(base_url=address) as client:
        assert client.get("/health").json() == {"status": "alive"}
        assert "/api/me" in client.get("/api/openapi.json").json()["paths"]
        page = client.get("/")
        assert page.status_code == 200
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert scripts
        assert {client.get(script).status_code for script in scripts} == {200}
        assert container.is_healthy()
    assert not container.is_healthy()
    assert container.database().is_file()


def test_a_container_runs_the_program_of_the_wheel(image: Image) -> None:
    command = "import ebbes.server; print(ebbes.server.__file__)"
    python = str(image.home / "bin" / "python")
    said = subprocess.run([python, "-Ic", command], capture_output=True, text=True, check=True)
    assert said.stdout.startswith(str(image.home))
