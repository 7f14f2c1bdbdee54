"""What Docker is given to build with: the files of the project without those of `.dockerignore`."""

import os
import shutil
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePath

from tests.deploy.files import ROOT

ANYWHERE = "**/"
IGNORED = tuple((ROOT / ".dockerignore").read_text(encoding="utf-8").split())


def is_ignored(path: PurePath) -> bool:
    """Whether a path stays outside; a pattern is `**/name`, or a path from the root."""
    return any(_matches(path, pattern) for pattern in IGNORED)


def _matches(path: PurePath, pattern: str) -> bool:
    if pattern.startswith(ANYWHERE):
        return any(fnmatch(part, pattern.removeprefix(ANYWHERE)) for part in path.parts)
    return path.is_relative_to(pattern)


def files_below(folder: Path) -> Iterator[Path]:
    """The files Docker sees there."""
    for place, folders, names in os.walk(folder):
        here = Path(place)
        folders[:] = [name for name in folders if not is_ignored(_own(here / name))]
        yield from (here / name for name in names if not is_ignored(_own(here / name)))


def copy(source: str, target: Path) -> None:
    """A file into a folder, or all there is in one folder into another."""
    place = ROOT / source
    if place.is_dir():
        for file in files_below(place):
            _copy_file(file, target / file.relative_to(place))
    elif not is_ignored(PurePath(source)):
        _copy_file(place, target / place.name)


def _own(path: Path) -> PurePath:
    return path.relative_to(ROOT)


def _copy_file(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(file, target)
