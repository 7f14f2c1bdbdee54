"""All that is built for a release, by the commands of the project, on a machine without a Node."""

import fcntl
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.deploy import context
from tests.deploy.dockerfile import stages
from tests.deploy.files import ROOT

HOME = "/opt/ebbes"
"""Where the image keeps the program."""
BUNDLE = Path("src", "ebbes", "web")
IS_WHOLE = os.environ.get("EBBES_RELEASE") == "whole"
"""Whether the pages are built too, as the image does: for minutes; `make release`."""


@dataclass(frozen=True, slots=True)
class Image:
    """What the first stage of the Dockerfile makes: a wheel, and a home where it is installed."""

    folder: Path

    @property
    def wheel(self) -> Path:
        """The one wheel."""
        (wheel,) = (self.folder / "wheels").glob("*.whl")
        return wheel

    @property
    def home(self) -> Path:
        """What the image has as `/opt/ebbes`."""
        return self.folder / "home"


@dataclass(frozen=True, slots=True)
class Packages:
    """What a package index would be given."""

    folder: Path
    log: str

    @property
    def sources(self) -> Path:
        """The one archive of the sources."""
        (archive,) = self.folder.glob("*.tar.gz")
        return archive

    @property
    def wheel(self) -> Path:
        """The one wheel, built from that archive."""
        (wheel,) = self.folder.glob("*.whl")
        return wheel


def build_image(folder: Path) -> None:
    """Copies what the Dockerfile copies, and runs what it runs, but for the dependencies."""
    first = stages()[0]
    for words in first.all("COPY"):
        *sources, target = words.split()
        for source in sources:
            context.copy(source, folder / target)
    build, install = first.all("RUN")
    surroundings = without_node(folder)
    if not IS_WHOLE:
        lend_pages(folder)
    run(build, folder, surroundings)
    home = folder / "home"
    run(install.replace(HOME, str(home)), folder, surroundings | {"PIP_NO_DEPS": "1"})
    lend_dependencies(home)


def lend_pages(folder: Path) -> None:
    """The pages as they were built here, which must be made of what was copied."""
    tools = runpy.run_path(str(ROOT / "web" / "build.py"))
    tools["build_if_needed"](ROOT)
    shutil.copytree(ROOT / BUNDLE, folder / BUNDLE)
    assert tools["is_fresh"](folder), "the Dockerfile copies all that pages are made of"


def lend_dependencies(home: Path) -> None:
    """Lets a home see the packages of the one who asks, behind its own."""
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))


def build_packages(folder: Path, image: Image) -> str:
    """An archive of the sources with the pages of the image, and a wheel of it; what was said."""
    context.copy(".", folder)
    shutil.copytree(image.folder / BUNDLE, folder / BUNDLE)
    command = f"uv build --verbose --python '{sys.executable}' --out-dir packages ."
    return run(command, folder, without_node(folder))


def without_node(folder: Path) -> dict[str, str]:
    """The surroundings of the image: Python and a shell, and no settings of whoever asks."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    (tools / "sh").unlink(missing_ok=True)
    (tools / "sh").symlink_to("/bin/sh")
    kept = {name: word for name, word in os.environ.items() if not _is_ours(name)}
    return kept | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{tools}"}


def _is_ours(name: str) -> bool:
    return name.startswith("EBBES_") or name == "PYTHONPATH"


def run(command: str, folder: Path, environment: Mapping[str, str]) -> str:
    """What a command says; it must not fail."""
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """While one process of the tests is in here, the others wait."""
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
