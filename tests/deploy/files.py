"""Where the files are."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def text_of(name: str) -> str:
    """What a file of `deploy/` says."""
    return (DEPLOY / name).read_text(encoding="utf-8")
