"""The build of the package: its wheel carries the front-end, ready to be served.

An editable install leaves it alone: `make web` builds it, and so do `make play` and `make serve`.
`EBBES_WEB=no` leaves it out, and the Node it may need with it.
"""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    """Builds the front-end before the package is put together."""

    def dependencies(self) -> list[str]:
        """What compiles the kernel, and a Node if the machine has none that fits."""
        tools, root = self._tools(), Path(self.root)
        if not self._is_wanted() or tools["is_fresh"](root):
            return []
        node = [tools["NODE"]] if tools["find_npm"]() is None else []
        return node + ([] if tools["is_compiled"](root) else [*tools["WASM"]])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The bundle as its sources are now."""
        if version != "editable" and self._is_wanted():
            self._tools()["build_if_needed"](Path(self.root))

    def _is_wanted(self) -> bool:
        return os.environ.get("EBBES_WEB") != "no"

    def _tools(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "web", "build.py")))
