"""Names of a room that are fetched when somebody asks for them: fetching them takes time."""

import sys
from collections.abc import Callable
from importlib import import_module


def lazily(room: str, /, **names: str) -> Callable[[str], object]:
    """A room's `__getattr__`: names by the module that has them, or is one of them itself."""
    homes = {name: home for home, held in names.items() for name in held.split()}

    def fetch(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        module = import_module(f"{room}.{homes[name]}")
        found = module if name == homes[name] else getattr(module, name)
        setattr(sys.modules[room], name, found)
        return found

    return fetch
