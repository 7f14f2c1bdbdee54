"""Writes all screens anew: `python -m tests.terminal.write`; read the difference."""

from tests.terminal.golden import FOLDER, goldens


def main() -> None:
    """Every file, and none that is no screen any more."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.ans"):
        old.unlink()
    for golden in goldens():
        golden.file.write_text(golden.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
