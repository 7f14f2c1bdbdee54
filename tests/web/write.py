"""`make web-golden`: write the golden files of the browser's logic anew."""

from tests.web.golden import FOLDER, GOLDEN, packed


def main() -> None:
    """Write every file, and remove what is none any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        if old.name not in GOLDEN:
            old.unlink()
    for name, made in GOLDEN.items():
        (FOLDER / name).write_bytes(packed(made()))
    print(f"{len(GOLDEN)} golden files written")


if __name__ == "__main__":
    main()
