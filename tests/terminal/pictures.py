"""Pictures of all screens, by day and by night: `python -m tests.terminal.pictures [scene ...]`."""

import asyncio
import sys
from html import escape
from pathlib import Path

from rich.style import Style

from ebbes.terminal.draw.canvas import Canvas
from tests.terminal.golden import SIZES
from tests.terminal.scenes import SCENES
from tests.terminal.still import StillHouse
from tests.web.chromium import chromium

FOLDER = Path("pictures") / "terminal"
GROUNDS = {"light": ("#fdf7ea", "#2a1a14"), "dark": ("#1b120e", "#f5e8d2")}
PAGE = """<style>body{{margin:0;background:{ground};color:{ink}}}
pre{{margin:0;padding:12px 14px;font:15px/18px 'DejaVu Sans Mono',monospace;width:max-content}}
span{{display:inline-block;height:18px;vertical-align:top;white-space:pre}}</style><pre>{text}</pre>"""


def html_of(canvas: Canvas, theme: str) -> str:
    """A drawing as a page, on a ground of that theme."""
    ground, ink = GROUNDS[theme]
    lines = [
        "".join(_span(piece.text, piece.style) for piece in canvas.segments(y))
        for y in range(canvas.height)
    ]
    return PAGE.format(ground=ground, ink=ink, text="\n".join(lines))


def _span(text: str, style: Style | None) -> str:
    style = style or Style()
    rules = []
    if style.color is not None and not style.color.is_default:
        rules.append(f"color:{style.color.get_truecolor().hex}")
    if style.bgcolor is not None and not style.bgcolor.is_default:
        rules.append(f"background:{style.bgcolor.get_truecolor(foreground=False).hex}")
    if style.bold:
        rules.append("font-weight:bold")
    if style.dim:
        rules.append("opacity:.6")
    return f'<span style="{";".join(rules)}">{escape(text)}</span>'


async def take(scenes: list[str]) -> None:
    """Every scene at every size, on every ground."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        page = await browser.new_page(device_scale_factor=1)
        for scene in scenes:
            for width, height in SIZES:
                for theme in GROUNDS:
                    house = StillHouse("de")
                    drawn = house.look(SCENES[scene](house), (width, height))
                    await page.set_content(html_of(drawn, theme))
                    path = FOLDER / f"{scene}-{width}x{height}-{theme}.png"
                    await page.locator("pre").screenshot(path=path)


if __name__ == "__main__":
    asyncio.run(take(sys.argv[1:] or [*SCENES]))
