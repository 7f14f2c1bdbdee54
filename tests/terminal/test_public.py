"""Seats on the server's own machine, where people reach it elsewhere and by TLS."""

from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pytest

from ebbes.client import Client
from ebbes.protocol.phrases import Phrase
from ebbes.server.settings import load_settings
from ebbes.terminal import HomePage
from ebbes.terminal.pages.visiting import visiting
from tests.cli.test_join import told
from tests.server.live import Live, at_table, live
from tests.terminal.seat import seated
from tests.terminal.ssh_guest import guest, ssh_server

KEY = asyncssh.generate_private_key("ssh-ed25519")
PUBLIC = "https://ebbes.example"


@pytest.fixture(params=[PUBLIC, "http://ebbes.example"])
async def server(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Live]:
    """A server behind a proxy, as `deploy/` runs it."""
    database = f"sqlite:///{tmp_path / 'ebbes.db'}"
    async with live(load_settings(database=database, public_url=request.param)) as server:
        yield server


async def test_a_guest_and_the_owner_of_a_key_play_over_ssh(server: Live, tmp_path: Path) -> None:
    async with ssh_server(server.address, tmp_path / "ssh", public_url=PUBLIC) as ssh:
        for keys in (None, [KEY]):
            async with guest(ssh.port, client_keys=keys) as anna:
                await anna.reads("Play now")
                anna.type("p")
                await anna.reads("Your turn")
                anna.type("1")
                await anna.reads("takes")
        async with guest(ssh.port, client_keys=[KEY]) as anna:
            await anna.reads("Play on  ")


async def test_somebody_sits_down_by_a_code_and_is_known_again(server: Live) -> None:
    async with at_table(server.address, "Bert") as (bert, table):
        async with seated(server.address, visiting(table.seen.code)) as anna:
            await anna.sees("Bert", "Table")
        async with seated(server.address, HomePage, client=bert) as again:
            await again.sees("Bert", "Play on")


async def test_somebody_who_listens_sits_down_by_a_code(server: Live, tmp_path: Path) -> None:
    async with Client(server.address) as bert:
        await bert.arrive("Bert")
        code = await bert.create_table()
        args = ("play", "--join", code, "--server", server.address, "--name", "Anna")
        async with bert.table(code) as table, told(tmp_path, *args) as anna:
            await anna.hears("You are at table")
            await table.until(lambda seen: seen.seats[1].kind == "person")


async def test_who_knows_a_secret_goes_straight_to_the_table(server: Live) -> None:
    async with (
        at_table(server.address) as (anna, table),
        Client(server.address, secret=anna.secret) as again,
        again.table(table.seen.code) as same,
    ):
        await same.say(Phrase.HELLO)


async def test_a_device_that_becomes_somebody_else_is_that_person_at_once(server: Live) -> None:
    async with Client(server.address) as anna, Client(server.address) as bert:
        await anna.arrive("Anna")
        await bert.arrive("Bert")
        link = await anna.create_link()
        await bert.use_link(link.rpartition("=")[2])
        assert await bert.name() == "Anna"
        async with Client(server.address, secret=bert.secret) as again:
            assert await again.name() == "Anna"
