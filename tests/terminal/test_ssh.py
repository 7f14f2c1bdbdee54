"""Seats over SSH: who one is there."""

import asyncio
import gc
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from ebbes.client import Client
from ebbes.server.settings import load_settings
from ebbes.terminal.ssh.limits import Limits
from ebbes.terminal.ssh.server import GONE, SshHouse, serve_ssh
from tests.server.live import PATIENCE, Live, live
from tests.terminal.ssh_guest import ForeignKey, Ssh, connection, guest, ssh_server

KEY = asyncssh.generate_private_key("ssh-ed25519")
OTHER_KEY = asyncssh.generate_private_key("ssh-ed25519")


async def test_a_guest_without_a_key_plays_and_is_told_what_they_lose(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("You come without a key, anna", "Play now")
        anna.type("p")
        await anna.reads("Your turn", "Lisbeth")
        anna.type("1")
        await anna.reads("takes")
        anna.type("q")
        await anna.reads("Back to the table")


async def test_a_key_is_a_person_who_finds_the_table_again(ssh: Ssh) -> None:
    async with guest(ssh.port, client_keys=[KEY]) as anna:
        await anna.reads("Play now")
        assert "without a key" not in anna.text
        anna.type("p")
        await anna.reads("Your turn")
    async with guest(ssh.port, client_keys=[KEY]) as anna:
        await anna.reads("Play on  ")
    async with guest(ssh.port, client_keys=[OTHER_KEY]) as other:
        await other.reads("Play now", "Language")
        other.type("p")
        await other.reads("Your turn")
    assert people(ssh) == 2


def people(ssh: Ssh) -> int:
    """How many keys are known."""
    return len([*(ssh.house._folder / "people").iterdir()])


async def test_who_only_shows_the_key_of_another_is_a_guest(ssh: Ssh) -> None:
    async with guest(ssh.port, client_keys=[KEY]) as anna:
        await anna.reads("Play now")
        anna.type("p")
        await anna.reads("Your turn")
    async with guest(ssh.port, client_keys=[ForeignKey(KEY)]) as thief:
        await thief.reads("You come without a key", "Language")
        thief.type("p")
        await thief.reads("Your turn")
    assert people(ssh) == 1


async def test_the_user_name_is_the_name_at_the_table_and_may_bring_its_code(ssh: Ssh) -> None:
    async with guest(ssh.port, "Anna") as anna:
        await anna.reads("Play now")
        anna.type("f\r")
        await anna.reads("waiting for people")
        code = anna.text.split("Table ")[1].split()[0]
        async with guest(ssh.port, f"Bert+{code}") as bert:
            await bert.reads("Anna starts when everyone is ready.")
            await anna.reads("Bert")


async def test_the_window_is_called_by_the_table(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("\x1b]2;ebbes sit\x07", "Play now")
        anna.type("p")
        await anna.reads("Your turn")
        code = anna.text.split("Table ")[1].split()[0]
        assert f"\x1b]2;ebbes sit {code}\x07" in anna.text
        anna.forget()
        anna.type("?")
        await anna.reads("from card to card")
        assert "\x1b]2;" not in anna.text
        anna.type("\rq2")
        await anna.reads("Play on  ")
        assert anna.text.count("\x1b]2;ebbes sit\x07") == 1


async def test_the_host_key_is_made_once_and_only_its_owner_can_read_it(ssh: Ssh) -> None:
    first = ssh.house.host_key()
    assert ssh.house.host_key().public_data == first.public_data
    path = ssh.house._folder / "ssh_host_ed25519_key"
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("key", ["q", "\x03", "\x04"], ids=["q", "ctrl-c", "ctrl-d"])
async def test_whoever_leaves_is_told_goodbye(ssh: Ssh, key: str) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        anna.type(key)
        await anna.ended()
        assert anna.text.rstrip().endswith("See you!")


async def test_who_does_nothing_for_long_is_asked_politely_to_go(
    server: Live, tmp_path: Path
) -> None:
    limits = Limits(idle_seconds=0.2)
    async with ssh_server(server.address, tmp_path, limits) as ssh, guest(ssh.port) as anna:
        await anna.ended()
        assert "Nothing has happened here for long" in anna.text


async def test_without_a_server_visitors_are_told_so(tmp_path: Path) -> None:
    async with ssh_server("http://127.0.0.1:9", tmp_path) as ssh, guest(ssh.port) as anna:
        await anna.ended()
        assert "cannot be reached" in anna.text


async def test_visitors_whose_server_goes_are_told_so_and_asked_for_no_address(
    tmp_path: Path,
) -> None:
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(live(settings))
        async with ssh_server(server.address, tmp_path) as ssh, guest(ssh.port) as anna:
            await anna.reads("Play now")
            await stack.aclose()
            anna.type("p")
            await anna.reads("The tables cannot be reached just now.")


async def test_who_is_turned_away_is_told_why(ssh: Ssh, server: Live) -> None:
    server.services.door.bans.ban("127.0.0.1", 60)
    async with guest(ssh.port) as anna:
        await anna.ended()
        assert "cannot be reached" not in anna.text
        assert "That was a bit much at once." in anna.text


async def test_a_name_is_changed_only_by_coming_under_another_one(ssh: Ssh, server: Live) -> None:
    async with guest(ssh.port, "anna", client_keys=[KEY]) as anna:
        await anna.reads("Play now")
        anna.type("p")
        await anna.reads("Your turn")
    async with Client(server.address, secret=ssh.house.secret_of(KEY).read()) as browser:
        await browser.rename("Annemarie")
        async with guest(ssh.port, "anna", client_keys=[KEY]) as anna:
            await anna.reads("Annemarie")
        async with guest(ssh.port, "bert", client_keys=[KEY]) as anna:
            await anna.reads("Your name", "bert")
        assert await browser.name() == "bert"


@pytest.mark.parametrize(
    "said", [{"term_type": "dumb"}, {"term_type": "xterm", "env": {"ACCESSIBLE": "1"}}]
)
async def test_who_can_show_only_lines_or_listens_is_told_how_to_play(
    ssh: Ssh, said: dict[str, Any]
) -> None:
    async with connection(ssh.port) as conn:
        process = await conn.create_process(**said, encoding="utf-8")
        async with asyncio.timeout(PATIENCE):
            told = await process.stdout.read()
        assert "ebbes play --join" in told
        assert "\x1b" not in told


async def test_who_plays_does_not_wait_for_the_collector_to_look_through_all_seats(
    tmp_path: Path,
) -> None:
    usual = gc.get_threshold()
    house = SshHouse("http://127.0.0.1:9", tmp_path, lambda environment: "en")
    serving = asyncio.create_task(serve_ssh(house, "127.0.0.1", 0))
    await asyncio.sleep(0)
    assert gc.get_threshold() == GONE
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving
    assert gc.get_threshold() == usual
