"""What the roles mean."""

from ebbes.rules.cards import LETTERS
from ebbes.rules.roles import ROLE_NAMES
from ebbes.terminal.draw.cards import SIGNS
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.sight import Sight


class Roles(Panel):
    """The five roles: which suit has each, and what it does."""

    def __init__(self, house: House, below: Page, sight: Sight) -> None:
        super().__init__(house, below)
        self._sight = sight

    def sheet(self) -> Sheet:
        """Two lines for each role."""
        sheet = Sheet(self.speech.say("table-roles"), self.palette)
        roles = self._sight.state.roles
        for role, name in enumerate(ROLE_NAMES):
            if role < len(roles):
                told = self.speech.say("roles-arch", role=name, suit=LETTERS[roles[role]])
            else:
                told = self.speech.say("roles-arch-open", role=name)
            sheet.line(f"{SIGNS[role]}  {told}", self.palette.bold)
            sheet.line(self.speech.say("roles-about", role=name), self.palette.faint)
        return sheet
