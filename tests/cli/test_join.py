"""Tests of `ebbes play --join`: a table on a server, in full sentences."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ebbes.client import Client
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from ebbes.server.settings import load_settings
from ebbes.terminal import SecretFile
from ebbes.terminal.listening import is_told
from ebbes.words import LANGUAGES, Language, words
from tests.cli.runner import ebbes, plain, refused
from tests.server.live import PATIENCE, Live, live, play_game

QUICK = TableSettings(
    options=GameOptions(players=2, pick_designators=True, goal=1, dabbscheedel=-1)
)


BEFORE = {
    "?": "Type the number of a choice",
    "t": "At the table: Bert and You.",
    "l": "No trick yet.",
    "p": "It is not your turn yet.",
    "h": "It is not your turn yet.",
    "+": "Nobody asks you for a seat just now.",
    "1": "It is not your turn yet.",
    "c": "c 1: Hello!",
}
"""What is typed before a game, and what is heard then."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Live]:
    """A server whose bots play at once."""
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with live(settings) as server:
        yield server


class Teller:
    """`ebbes` in a process of its own, whose lines are read as they come."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.heard: list[str] = []

    async def hears(self, *texts: str) -> str:
        """Read on until a line has one of these texts."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                line = plain((await self._process.stdout.readline()).decode()).rstrip("\n")
                self.heard.append(line)
                if any(text in line for text in texts):
                    return line
                assert line or not self._process.stdout.at_eof(), self.heard

    async def ends(self) -> int:
        """With what the process ends."""
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())


@asynccontextmanager
async def told(tmp_path: Path, *args: str, **environment: str) -> AsyncIterator[Teller]:
    """A command that tells."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "ebbes", *args),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C", **environment},
    )
    try:
        yield Teller(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def test_a_game_on_a_server_is_told_in_full_sentences(server: Live, tmp_path: Path) -> None:
    async with Client(server.address) as client:
        await client.arrive("Bert")
        code = await client.create_table(QUICK)
        args = ("play", "--join", code, "--server", server.address, "--name", "Anna")
        async with client.table(code) as table, told(tmp_path, *args) as anna:
            await anna.hears("You are at table")
            await table.until(lambda seen: seen.seats[1].kind == "person")
            playing = asyncio.create_task(play_game(table))
            while True:
                line = await anna.hears("Your turn", "The game is over.")
                if "The game is over." in line:
                    break
                await _answer(anna, line)
            await playing
            anna.type("q")
            await anna.hears("See you!")
            assert await anna.ends() == 0
            heard = "\n".join(anna.heard)
            assert "Bert plays the" in heard
            assert "You play the" in heard
            assert "Round 1 has been scored." in heard


async def test_every_line_is_answered_before_a_game_and_in_it(server: Live, tmp_path: Path) -> None:
    async with Client(server.address) as client:
        await client.arrive("Bert")
        code = await client.create_table(QUICK)
        args = ("play", "--join", code, "--server", server.address, "--name", "Anna")
        async with client.table(code) as table, told(tmp_path, *args) as anna:
            await table.until(lambda seen: seen.seats[1].kind == "person")
            for line, answer in (*BEFORE.items(), ("c 1", "You say: Hello!")):
                anna.type(line)
                await anna.hears(answer)
            await table.start_game()
            await anna.hears("Your cards", "Your hand")
            anna.type("t")
            await anna.hears("No role has been named yet.")
            await anna.hears("There are no cards in the trick yet.")
            anna.type("p")
            await anna.hears("has 0 points.", "You have 0 points.")


async def test_a_card_that_breaks_a_rule_is_refused_in_words_and_the_game_goes_on(
    server: Live, tmp_path: Path
) -> None:
    args = ("play", "--server", server.address, "--name", "Anna")
    async with told(tmp_path, *args) as anna:
        await anna.hears("You are at table")
        anna.type("s")
        while "you still have" not in await anna.hears("Your turn", "you still have"):
            for code in (f"{suit}{value}" for suit in "BNYGR" for value in range(1, 9)):
                anna.type(code)
            anna.type("1")
        anna.type("l")
        anna.type("q")
        await anna.hears("See you!")
        assert await anna.ends() == 0


async def test_who_only_listens_takes_no_seat_until_they_want_one(
    server: Live, tmp_path: Path
) -> None:
    async with Client(server.address) as client:
        await client.arrive("Bert")
        code = await client.create_table(TableSettings(ask_first=True))
        link = f"{server.address}/t/{code}"
        async with client.table(code) as table, told(tmp_path, "sit", link, "--watch") as anna:
            await anna.hears("You listen to table")
            assert table.seen.requests == ()
            anna.type("j")
            seen = await table.until(lambda seen: bool(seen.requests))
            await table.let_in(seen.requests[0].number)
            await anna.hears("You’re at the table.")
            await table.until(lambda seen: seen.seats[1].kind == "person")


async def test_a_host_who_listens_lets_people_in(server: Live, tmp_path: Path) -> None:
    async with Client(server.address) as client, Client(server.address) as other:
        await client.arrive("Anna")
        await other.arrive("Bert")
        code = await client.create_table(TableSettings(ask_first=True))
        folder = tmp_path / "ebbes"
        SecretFile(folder / "terminal.json", server.address).write(client.secret or "")
        args = ("play", "--join", code, "--server", server.address)
        async with told(tmp_path, *args) as anna, other.table(code) as table:
            await anna.hears("You are at table")
            sitting = asyncio.create_task(table.take_seat())
            await anna.hears("Type plus to let them in")
            anna.type("+")
            assert await sitting == 1


async def _answer(anna: Teller, line: str) -> None:
    """The first thing that may be done; for a pick, the first that is free."""
    if "pick a number" not in line:
        anna.type("1")
        return
    for code in (f"{suit}{value}" for suit in "BNYGR" for value in range(1, 7)):
        anna.type(code)
        told = await anna.hears("You pick", "taken, or not in play")
        if "You pick" in told:
            return


async def test_a_table_that_is_not_there_is_one_line(server: Live, tmp_path: Path) -> None:
    args = ("--language", "de", "play", "--join", "BCDFG", "--server", server.address)
    async with told(tmp_path, *args) as anna:
        await anna.hears("ebbes: Diesen Tisch gibt es nicht. Stimmt der Code?")
        assert len(anna.heard) == 1
        assert await anna.ends() == 2


@pytest.mark.parametrize("server", ["http://127.0.0.1:9", "ebbes.example"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_does_not_answer_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, server: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = refused(ebbes("--language", language, "sit", "--server", server), 2)
    assert told == words(language).say("cli-sit-no-answer", server=server)
    assert "Connect" not in told


def test_a_terminal_is_told_to_where_it_can_show_no_more_or_somebody_listens() -> None:
    assert is_told({"TERM": "dumb"})
    assert is_told({"TERM": "xterm", "ACCESSIBLE": "1"})
    assert not is_told({"TERM": "xterm", "ACCESSIBLE": "0"})
    assert not is_told({})
