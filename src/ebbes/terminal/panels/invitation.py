"""How others come to a table, or another device to oneself: an address, also as a QR code."""

from urllib.parse import urlsplit

from ebbes.client.where import TABLES
from ebbes.terminal.draw.canvas import Canvas, broken
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.draw.qr import draw_qr, qr_lines
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel

FRAME = 6
"""Lines that a sheet has besides its text."""


def address_of(server: str, code: str) -> str:
    """The page of a table."""
    return f"{server}{TABLES}{code}"


def is_of_this_machine(server: str) -> bool:
    """Whether nobody else can reach a server."""
    return urlsplit(server).hostname in ("127.0.0.1", "::1", "localhost")


class Invitation(Panel):
    """Some words and an address, with its code below where there is room."""

    def __init__(self, house: House, below: Page, title: str, words: str, address: str) -> None:
        super().__init__(house, below)
        self._title, self._words, self._address = title, words, address
        self._height = 0
        """Of the screen, when it was drawn last."""

    def draw(self, canvas: Canvas) -> None:
        """The sheet, and the code upon it."""
        self._height = canvas.height
        super().draw(canvas)
        rows, lines = len(self.sheet().rows), qr_lines(self._address)
        if self._has_room:
            top = (canvas.height - rows - 4) // 2 + 2 + rows - len(lines)
            x = (canvas.width - len(lines[0])) // 2
            draw_qr(canvas, self._address, (x, top), self.palette.code)

    def sheet(self) -> Sheet:
        """The words, the address, and lines for the code."""
        sheet = self._text()
        if self._has_room:
            for _ in range(len(qr_lines(self._address)) + 1):
                sheet.line()
        return sheet

    @property
    def _has_room(self) -> bool:
        return len(self._text().rows) + len(qr_lines(self._address)) + FRAME < self._height

    def _text(self) -> Sheet:
        sheet = Sheet(self._title, self.palette, width=68)
        sheet.line(self._words)
        for line in broken(self._address, sheet.width):
            sheet.line(line, self.palette.bold)
        return sheet


def to_table(house: House, below: Page, code: str) -> Invitation:
    """To be shown to somebody with a phone."""
    say = house.speech.say
    server = house.guest.public_url or house.client.url
    words = f"{say('waiting-code')} {code}"
    if is_of_this_machine(server):
        words = f"{words}. {say('cli-sit-only-here')}"
    return Invitation(house, below, say("table-invite"), words, address_of(server, code))


def to_device(house: House, below: Page, link: str) -> Invitation:
    """By which another device becomes the same person."""
    say = house.speech.say
    return Invitation(house, below, say("home-device-title"), say("home-device-text"), link)
