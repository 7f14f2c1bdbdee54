"""How others come to a table: its code, its address, and that as a QR code."""

from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import Depth, palette_of
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.draw.qr import draw_qr, qr_lines
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel


def address_of(server: str, code: str) -> str:
    """The page of a table."""
    return f"{server}/t/{code}"


class Invitation(Panel):
    """To be shown to somebody with a phone."""

    def __init__(self, house: House, below: Page, code: str) -> None:
        super().__init__(house, below)
        self._code = code
        self._address = address_of(house.guest.public_url or house.client.url, code)

    def draw(self, canvas: Canvas) -> None:
        """The code as large as there is room for."""
        super().draw(canvas)
        lines = qr_lines(self._address)
        if len(lines) + 6 <= canvas.height:
            x = (canvas.width - len(lines[0])) // 2
            top = (canvas.height - len(self.sheet().rows) - 4) // 2 + 5
            colours = self.palette is not palette_of(Depth.NONE)
            draw_qr(canvas, self._address, (x, top), colours=colours)

    def sheet(self) -> Sheet:
        """The address above the code."""
        say = self.speech.say
        sheet = Sheet(say("table-invite"), self.palette)
        sheet.line(f"{say('waiting-code')}  {self._code}", self.palette.bold)
        sheet.line(self._address)
        for _ in range(len(qr_lines(self._address)) + 1):
            sheet.line()
        return sheet
