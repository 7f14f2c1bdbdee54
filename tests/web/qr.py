"""Reads the picture of a link as a camera would."""

from base64 import b64encode
from pathlib import Path

from playwright.async_api import Locator

READER = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
LOOK = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
  paper.drawImage(image, 0, 0);
  const { data, width, height } = paper.getImageData(0, 0, image.width, image.height);
  return jsQR(data, width, height)?.data;
}"""


async def read_qr(picture: Locator) -> str:
    """The text of a QR code on the page."""
    taken = b64encode(await picture.screenshot()).decode()
    camera = await picture.page.context.new_page()
    await camera.evaluate(READER.read_text(encoding="utf-8"))
    text: str = await camera.evaluate(LOOK, taken)
    await camera.close()
    return text
