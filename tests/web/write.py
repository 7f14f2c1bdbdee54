"""`make web-golden`: write the golden files of the browser's logic anew."""

from tests.web.golden import FOLDER, golden_files, packed


def main() -> None:
    """Write every file, and remove what is none any more."""
    files = golden_files()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        if old.name not in files:
            old.unlink()
    for name, content in files.items():
        (FOLDER / name).write_bytes(packed(content))
    print(f"{len(files)} golden files written")


if __name__ == "__main__":
    main()
