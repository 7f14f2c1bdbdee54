"""Runs every attack and prints what it did to those who play."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

import uvloop
from tests.deploy import nginx

from bench.strangers.attacks import ATTACKS
from bench.strangers.report import HEAD, Report
from bench.strangers.runs import DIRECT, NGINX, run

SECONDS = float(os.environ.pop("EBBES_STRANGER_SECONDS", "20"))
"""Of each attack; servers know no such setting, and would not start with it."""


def ways() -> list[str]:
    """How a server is reached on this machine."""
    return [DIRECT, NGINX] if nginx.IS_HERE else [DIRECT]


def main() -> None:
    """All attacks, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=", ".join(ATTACKS))
    parser.add_argument("--way", choices=[DIRECT, NGINX], action="append")
    given = parser.parse_args()
    reports: list[Report] = []
    print(f"{HEAD}\n|{'---|' * (HEAD.count('|') - 1)}")
    for attack in given.attacks or ATTACKS:
        for way in given.way or ways():
            with tempfile.TemporaryDirectory(prefix="ebbes-strangers") as folder:
                reports.append(uvloop.run(run(attack, way, Path(folder), SECONDS)))
            print(reports[-1], flush=True)
    sys.exit(not all(report.holds for report in reports))


if __name__ == "__main__":
    main()
