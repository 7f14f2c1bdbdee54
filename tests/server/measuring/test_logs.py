"""Tests of the log: lines for programs, and nothing in them that is nobody's business."""

import asyncio
import json
import logging
from io import StringIO

import httpx
import pytest
import structlog
from fastapi import FastAPI

from ebbes.server.measuring.logs import NONSENSE, configure_logs, log_loop_fault
from tests.server.browser import arrived, browser, program

pytestmark = pytest.mark.usefixtures("own_logs")
LOG = structlog.get_logger("ebbes.test")


class Terminal(StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.fixture
def stream() -> StringIO:
    """Where the log goes."""
    stream = StringIO()
    configure_logs("info", stream)
    return stream


def lines(stream: StringIO) -> list[dict[str, object]]:
    """What was logged."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail_with(hand: str) -> None:
    """A fault that says too much."""
    try:
        raise KeyError(hand)
    except KeyError:
        raise ValueError(hand) from None


def test_a_line_is_a_json_object_whoever_wrote_it(stream: StringIO) -> None:
    LOG.info("ours", table="t")
    logging.getLogger("theirs").warning("hot: %s", 7)
    LOG.debug("not asked for")
    ours, theirs = lines(stream)
    assert (ours["event"], ours["level"], ours["table"]) == ("ours", "info", "t")
    assert (theirs["event"], theirs["level"]) == ("hot: 7", "warning")
    assert str(ours["timestamp"]).endswith("Z")


def test_clients_cannot_fill_the_log_with_nonsense(stream: StringIO) -> None:
    for nonsense in NONSENSE:
        logging.getLogger("uvicorn.error").error(nonsense)
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n")
    assert [line["event"] for line in lines(stream)] == ["Exception in ASGI application\n"]


def test_a_terminal_gets_lines_for_people() -> None:
    terminal = Terminal()
    configure_logs("info", terminal)
    LOG.info("ours", table="t")
    assert "ours" in terminal.getvalue()
    assert not terminal.getvalue().startswith("{")


def test_an_error_is_logged_with_its_places_but_without_its_message(stream: StringIO) -> None:
    try:
        fail_with("G7")
    except ValueError as error:
        LOG.error("one", exc_info=error)
        LOG.exception("two")
        logging.getLogger("theirs").exception("three")
    told = lines(stream)
    assert [line["event"] for line in told] == ["one", "two", "three"]
    for line in told:
        assert "builtins.ValueError" in str(line["exception"])
        assert "builtins.KeyError" in str(line["exception"])
        assert "in fail_with" in str(line["exception"])
    assert "G7" not in stream.getvalue()


async def test_a_task_that_dies_unseen_is_logged(stream: StringIO) -> None:
    loop = asyncio.get_running_loop()
    log_loop_fault(loop, {"message": "lost", "exception": ValueError("G7")})
    log_loop_fault(loop, {"message": "lost"})
    first, second = lines(stream)
    assert first["exception"] == "builtins.ValueError"
    assert "exception" not in second
    assert "G7" not in stream.getvalue()


async def test_a_whole_session_leaves_no_secret_and_no_name_in_the_log(
    stream: StringIO, app: FastAPI, anna: httpx.AsyncClient
) -> None:
    await arrived(anna, "Annabella")
    cookie = anna.cookies["ebbes"]
    await anna.patch("/api/me", json={"name": "Liselotte"})
    await anna.patch("/api/me", json={"name": "Liselotte" * 9})
    link = (await anna.post("/api/me/link")).json()["code"]
    token = (await anna.post("/api/me/tokens", json={"label": "Botilda"})).json()["token"]
    async with browser(app) as phone, program(app, authorization=f"Bearer {token}") as bot:
        await phone.post("/api/link", json={"code": link})
        await bot.get("/api/me?name=Annabella")
        await bot.get(f"/{token}")
        secrets = [cookie, phone.cookies["ebbes"], link, token]
    await anna.delete("/api/me")
    logged = stream.getvalue()
    assert len(lines(stream)) == 9
    for word in [*secrets, "Annabella", "Liselotte", "Botilda", "127.0.0.1"]:
        assert word not in logged
