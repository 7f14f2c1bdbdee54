"""A link by which another device becomes the same person."""

from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import Depth, palette_of
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.draw.qr import draw_qr, qr_lines
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel


class Device(Panel):
    """The link, also as a QR code where there is room."""

    def __init__(self, house: House, below: Page, link: str) -> None:
        super().__init__(house, below)
        self._link = link

    def draw(self, canvas: Canvas) -> None:
        """The code below the words."""
        super().draw(canvas)
        lines, rows = qr_lines(self._link), self.sheet().rows
        if len(lines) + len(rows) + 4 <= canvas.height:
            x = (canvas.width - len(lines[0])) // 2
            colours = self.palette is not palette_of(Depth.NONE)
            top = (canvas.height + len(rows)) // 2 + 2
            draw_qr(canvas, self._link, (x, min(top, canvas.height - len(lines))), colours=colours)

    def sheet(self) -> Sheet:
        """What the link does."""
        say = self.speech.say
        sheet = Sheet(say("home-device-title"), self.palette, width=70)
        sheet.line(say("home-device-text"))
        sheet.line()
        sheet.line(self._link, self.palette.bold)
        return sheet
