"""The kernel in three engines: golden games, bots, hints and reviews are what they are natively."""

import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from ebbes.engine.options import Options
from ebbes.json_types import Json
from tests.extent import EVERYTHING
from tests.judge.games import whole_game
from tests.support import ALL_OPTIONS
from tests.wasm import test_games, test_golden, test_judging, test_thoughts
from tests.wasm.node import FOLDER, HERE, package
from tests.web.engines.known import ENGINES
from tests.web.plain import served

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not EVERYTHING, reason="three engines take a while: make browser"),
]
PAGE = '<!doctype html><title>kernel</title><script type="module" src="page.mjs"></script>'
HARD = (Options(2), Options(5, more_cards=True, pick_designators=True))
Ask = Callable[[str, Json, str], Awaitable[Any]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kernel, the scripts that ask it, and a page."""
    folder = tmp_path_factory.mktemp("kernel")
    for room in ("kernel", "local"):
        shutil.copy(package(room), folder / f"{room}.js")
    for path in (*FOLDER.glob("*.*"), *HERE.glob("*.mjs")):
        shutil.copy(path, folder)
    (folder / "index.html").write_text(PAGE)
    return folder


@pytest_asyncio.fixture(loop_scope="module", scope="module", params=ENGINES)
async def ask(request: pytest.FixtureRequest, folder: Path) -> AsyncIterator[Ask]:
    """What a script answers in an engine, given the JavaScript of a folder."""
    kind = ENGINES[request.param]
    if missing := kind.missing():
        pytest.skip(f"there is no {request.param} here: apt-get install {' '.join(missing)}")
    with served(folder) as address:
        async with kind.opened() as engine:
            await engine.open(f"{address}/index.html")
            numbers = count()

            async def told(script: str, asked: Json, room: str) -> Any:
                (folder / "asked.json").write_text(json.dumps(asked))
                path = f"asked.json?{next(numbers)}"
                return await engine.tell(f"answer('{script}', '{room}', '{path}')")

            yield told


async def test_golden_games_go_the_same_way(ask: Ask) -> None:
    test_golden.agrees(await ask("golden.mjs", test_golden.asked(), "local"))


async def test_games_of_all_option_sets_agree_with_the_engine_at_every_ply(ask: Ask) -> None:
    asked: Json = [test_games.asked(options, 0) for options in ALL_OPTIONS]
    told = await ask("games.mjs", asked, "kernel")
    for options, played in zip(ALL_OPTIONS, told, strict=True):
        test_games.agrees(options, 0, played)


@pytest.mark.parametrize("options", HARD)
async def test_bots_choose_as_they_do_natively(ask: Ask, options: Options) -> None:
    game = test_thoughts.played(options, 5)
    told = await ask("thoughts.mjs", [test_thoughts.choices_asked(game)], "kernel")
    test_thoughts.choices_agree(game, told)


@pytest.mark.parametrize("options", HARD)
async def test_hints_are_those_of_a_server(ask: Ask, options: Options) -> None:
    views = test_thoughts.views_of(options)
    told = await ask("advice.mjs", test_thoughts.advice_asked(views), "local")
    test_thoughts.advice_agrees(views, told)


async def test_a_review_is_that_of_a_server(ask: Ask) -> None:
    record = whole_game(Options(2))
    test_judging.agrees(record, *await ask("judging.mjs", test_judging.asked(record), "local"))
