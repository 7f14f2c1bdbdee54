"""What mutation testing found: `make mutants` fails when too many mutants live."""

import json
import sys
from pathlib import Path

LEAST_KILLED = 0.95
STATS = Path("mutants/mutmut-cicd-stats.json")


def main() -> None:
    """Print the share of mutants killed, and fail below the least."""
    stats = json.loads(STATS.read_text(encoding="utf-8"))
    killed = stats["killed"] / stats["total"]
    print(f"{stats['killed']} of {stats['total']} mutants killed: {killed:.1%}")
    sys.exit(killed < LEAST_KILLED)


if __name__ == "__main__":
    main()
