"""Write the golden games anew: `python -m tests.golden.write`; read the difference afterwards."""

from tests.golden.games import FOLDER, golden_files


def main() -> None:
    """Write every golden file, and remove what is none any more."""
    files = golden_files()
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        if old.name not in files:
            old.unlink()
    for name, content in files.items():
        (FOLDER / name).write_bytes(content)
    print(f"{len(files)} golden files written")


if __name__ == "__main__":
    main()
