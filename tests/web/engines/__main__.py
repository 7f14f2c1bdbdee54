"""`python -m tests.web.engines`: install engines that are missing; if not, say what is skipped."""

from tests.web.chromium import install
from tests.web.engines.known import ENGINES


def main() -> None:
    """All are there now, or loud words."""
    for name, kind in ENGINES.items():
        missing = kind.missing()
        if missing and not install(*missing):
            print(f"\n!!! SKIPPED: everything that is tested in {name}.")
            print(f"!!! apt-get install {' '.join(missing)}\n")


if __name__ == "__main__":
    main()
