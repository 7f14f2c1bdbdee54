"""python -m tests.web.pictures [--language pfl] [scene ...]"""  # noqa: D400

import asyncio
import time
from argparse import ArgumentParser
from collections.abc import Sequence

from ebbes.words import LANGUAGES, Language
from tests.web.chromium import chromium
from tests.web.pictures.camera import Camera
from tests.web.pictures.scenes import SCENES
from tests.web.pictures.studio import Scene, Studio
from tests.web.server import seeded_server


def main() -> None:
    """Takes the scenes asked for, or all."""
    asked = ArgumentParser(prog="make pictures")
    asked.add_argument("--language", choices=LANGUAGES, default="de")
    asked.add_argument("scenes", nargs="*", help=", ".join(scene.__name__ for scene in SCENES))
    told = asked.parse_args()
    chosen = [scene for scene in SCENES if not told.scenes or scene.__name__ in told.scenes]
    asyncio.run(take(chosen, told.language))


async def take(scenes: Sequence[Scene], language: Language) -> None:
    """All scenes one after the other, with one browser and one server."""
    camera = Camera()
    async with chromium() as browser, seeded_server() as server:
        studio = Studio(browser, server.address, camera, language)
        for scene in scenes:
            before, since = camera.taken, time.monotonic()
            await scene(studio)
            print(f"{scene.__name__}: {camera.taken - before} in {time.monotonic() - since:.0f} s")
    print(f"{camera.taken} pictures in {camera.folder}")


if __name__ == "__main__":
    main()
