"""A release, built once for all tests and all processes they run in."""

import os
from pathlib import Path

import pytest

from tests.deploy.release import Image, Packages, alone, build_image, build_packages

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
