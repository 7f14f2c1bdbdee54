"""The site is laid out as the repository is, so that every link leads where it does there."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
BESIDE = ("*.md", "LICENSE", "bench/results.md", "deploy/[!.]*", "examples/*.py")
"""What pages link to outside of `docs`; nothing hidden, as passwords are."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The files of `docs` in a folder of that name, and others beside it."""
    for file in list(files):
        if file.src_dir == config.docs_dir:
            files.remove(file)
            files.append(_file(config, Path(config.docs_dir, file.src_uri)))
    for pattern in BESIDE:
        for path in sorted(ROOT.glob(pattern)):
            files.append(_file(config, path))
    return files


def _file(config: MkDocsConfig, path: Path) -> File:
    return File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path))
