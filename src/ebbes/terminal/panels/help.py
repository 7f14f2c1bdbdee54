"""What keys do at the table."""

from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.panels.panel import Panel

KEYS = (
    ("1 … 9 0", "cli-sit-keys-digits"),
    ("← → ⏎", "cli-sit-keys-arrows"),
    ("t", "play-hint"),
    ("␣", "table-last-trick"),
    ("m", "map"),
    ("c", "table-chat"),
    ("o", "table-roles"),
    ("w", "waiting-open-tricks"),
    ("z", "table-counter"),
    ("i", "table-invite"),
    ("a", "table-more-time"),
    ("b", "table-come-back"),
    ("q", "table-menu-leave"),
)


class Help(Panel):
    """All keys, and what each does."""

    def sheet(self) -> Sheet:
        """A line for each key."""
        sheet = Sheet(self.speech.say("table-keys-title"), self.palette)
        for key, about in KEYS:
            text = self.speech.say(about)
            sheet.pieces((f"{key:<10}", self.palette.bold), (text, self.palette.plain))
        return sheet
