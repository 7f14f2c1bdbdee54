"""`ebbes ssh` for many visitors from one machine, who all come within a minute."""

import asyncio
from argparse import ArgumentParser
from pathlib import Path

from ebbes.loading import loading

with loading():  # as `ebbes ssh` does
    from ebbes.terminal.ssh.limits import Limits
    from ebbes.terminal.ssh.server import SshHouse, serve_ssh


def main() -> None:
    """Until it is told to stop."""
    asked = ArgumentParser()
    asked.add_argument("--server", required=True)
    asked.add_argument("--port", type=int, required=True)
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--seats", type=int, required=True)
    asked.add_argument("--seats-per-address", type=int, required=True)
    told = asked.parse_args()
    limits = Limits(
        seats=told.seats,
        seats_per_address=told.seats_per_address,
        arrivals_per_minute=10_000,
        strangers_per_address=told.seats,
        login_seconds=120,
    )
    house = SshHouse(told.server, told.folder, lambda environment: "en", limits)
    asyncio.run(serve_ssh(house, "127.0.0.1", told.port))


if __name__ == "__main__":
    main()
