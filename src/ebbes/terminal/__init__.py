"""A seat in a terminal: the pages of a server as a Textual app over `ebbes.client`.

async with Client(url) as client:
    await TerminalApp(client, Guest("Anna"), "de", HomePage).run_async()
"""

from typing import TYPE_CHECKING

from ebbes.lazy import lazily

if TYPE_CHECKING:
    from ebbes.terminal.app import TerminalApp
    from ebbes.terminal.draw.palette import Depth
    from ebbes.terminal.guest import Guest, SecretFile
    from ebbes.terminal.pages.home import HomePage
    from ebbes.terminal.pages.table import Intent, TablePage
else:
    # Textual takes its time
    __getattr__ = lazily(
        __name__,
        **{
            "app": "TerminalApp",
            "draw.palette": "Depth",
            "guest": "Guest SecretFile",
            "pages.home": "HomePage",
            "pages.table": "Intent TablePage",
        },
    )

__all__ = ["Depth", "Guest", "HomePage", "Intent", "SecretFile", "TablePage", "TerminalApp"]
