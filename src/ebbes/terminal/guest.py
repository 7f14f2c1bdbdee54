"""Who somebody in a terminal is to a server, and where that is kept."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class Keeper(Protocol):
    """Keeps the secret by which a server knows somebody."""

    def read(self) -> str | None:
        """The secret; None if there is none yet."""
        ...

    def write(self, secret: str) -> None:
        """Keep another one from now on."""
        ...


@dataclass(slots=True)
class Guest:
    """Somebody who comes to a server: how they would be called, and who they were before."""

    name: str
    keeper: Keeper | None = None
    """None for somebody who is forgotten afterwards."""
    warning: str = ""
    """The key of what they are told on the first page."""
    public_url: str | None = None
    """Where others reach the server, if not where this machine does."""

    @property
    def secret(self) -> str | None:
        """By which the server knows them."""
        return None if self.keeper is None else self.keeper.read()

    def keep(self, secret: str) -> None:
        """Let them be the same person next time."""
        if self.keeper is not None:
            self.keeper.write(secret)


@dataclass(frozen=True, slots=True)
class SecretFile:
    """Secrets by server in a file that only its owner can read."""

    path: Path
    server: str

    def read(self) -> str | None:
        """The secret for this server."""
        return self._all().get(self.server)

    def write(self, secret: str) -> None:
        """Beside those for others, in one step."""
        kept = self._all() | {self.server: secret}
        write_secret(self.path, json.dumps(kept, indent=1).encode())

    def _all(self) -> dict[str, str]:
        with suppress(OSError, ValueError):
            found = json.loads(self.path.read_text(encoding="utf-8"))
            if isinstance(found, dict):
                return {str(server): str(secret) for server, secret in found.items()}
        return {}


def write_secret(path: Path, content: bytes) -> None:
    """A file that only its owner can read, in one step: it is there whole, or not at all."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.touch(mode=0o600)
    draft.write_bytes(content)
    draft.replace(path)
