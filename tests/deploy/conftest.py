"""A release, built once for all tests and all processes they run in; and servers behind nginx."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.deploy import nginx
from tests.deploy.front import Front
from tests.deploy.release import Image, Packages, alone, build_image, build_packages
from tests.server.siege.servers import Mortal, all_running, free_port

DONE = "done.log"


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run know."""
    own = factory.getbasetemp()
    return (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "release"


@pytest.fixture(scope="session")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """What the first stage of the Dockerfile makes."""
    folder = shared_folder(tmp_path_factory)
    with alone(folder):
        if not (folder / "image" / DONE).exists():
            build_image(folder / "image")
            (folder / "image" / DONE).touch()
    return Image(folder / "image")


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory, image: Image) -> Packages:
    """The archive of the sources, and the wheel that is built from it."""
    folder = shared_folder(tmp_path_factory)
    done = folder / "tree" / DONE
    with alone(folder):
        if not done.exists():
            done.write_text(build_packages(folder / "tree", image))
    return Packages(folder / "tree" / "packages", done.read_text())


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a certificate; who starts here trusts it."""
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate_in(tmp_path)))
    return tmp_path


@pytest.fixture
async def front(trusted: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Front]:
    """A server that people reach by TLS alone."""
    ports = nginx.new_ports()
    monkeypatch.setenv("EBBES_PUBLIC_URL", f"https://localhost:{ports.tls}")
    server = Mortal(trusted, f"sqlite:///{trusted / 'ebbes.db'}")
    async with all_running([server]), nginx.proxied(trusted, ports, server.port) as address:
        yield Front(address, ports, server)


@pytest.fixture
async def lonely(trusted: Path) -> AsyncIterator[int]:
    """The port of an nginx whose server is away, and which has patience with its clients."""
    ports = nginx.new_ports()
    async with nginx.proxied(trusted, ports, free_port(), pause="60s"):
        yield ports.tls


@pytest.fixture
async def hurried(trusted: Path) -> AsyncIterator[int]:
    """The port of an nginx whose server is away, and which has little patience."""
    ports = nginx.new_ports()
    async with nginx.proxied(trusted, ports, free_port(), pause="2s"):
        yield ports.tls
