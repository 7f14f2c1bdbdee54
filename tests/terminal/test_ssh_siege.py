"""Somebody plays over SSH while others do their worst: they never notice."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import asyncssh
import pytest
from asyncssh.constants import MSG_CHANNEL_REQUEST, MSG_GLOBAL_REQUEST, MSG_IGNORE
from asyncssh.packet import Boolean, String

from ebbes.client import Client, Table
from ebbes.terminal.ssh.limits import Limits
from tests.server.live import PATIENCE, Live
from tests.terminal.ssh_guest import MANY, ForeignKey, SshGuest, connection, guest, ssh_server

KEY = asyncssh.generate_private_key("ssh-ed25519")
CARDS = 3
"""To be played meanwhile."""
NO_TURN = 99
"""More cards than anybody has."""
REFUSED = (OSError, asyncssh.Error)
OUTSIDE = Limits(login_seconds=2)
INSIDE = replace(MANY, login_seconds=2)
"""Where attackers are let in, so that they can do what they came for."""
HASTY = replace(INSIDE, waits_at_once=4, floods=1_000_000)
"""Where floods are soon over, and attackers come back again and again."""
GREETINGS = (b"GET / HTTP/1.0\r\n\r\n", b"\x00" * 5000, b"SSH-2.0-x\r\n" + b"\xff" * 9000)
"""What no SSH client says first."""
TYPED = ("\x1b[B" * 20_000, "\x1b[<0;5;5M\x1b[200~" + "x" * 200_000, "\x00\x1b\x1b[" + "9" * 50_000)
"""Keys, a paste without an end, and garbage."""

Attack = Callable[[int], Awaitable[None]]


async def wrong_keys(port: int) -> None:
    """One key of somebody else after the other."""
    wrong = [ForeignKey(asyncssh.generate_private_key("ssh-ed25519")) for _ in range(20)]
    with suppress(*REFUSED):
        await connection(port, client_keys=wrong)


async def knock(
    port: int, greeting: bytes = b"", *, stays: bool = True, at: str = "127.0.0.1"
) -> None:
    """Somebody says something and stays for as long as they may, or goes at once."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(at, 0))
    try:
        writer.write(greeting)
        async with asyncio.timeout(PATIENCE):
            while stays and await reader.read(4096):
                pass
    except OSError:
        return
    finally:
        writer.close()


async def knocks(port: int) -> None:
    """Many at once who go again."""
    await asyncio.gather(*(knock(port, stays=False) for _ in range(50)))


async def silence(port: int) -> None:
    """Many at once who never say who they are."""
    await asyncio.gather(*(knock(port) for _ in range(50)))


async def crowds(port: int) -> None:
    """Silent ones of many addresses; one who knows who they are comes in nevertheless."""
    addresses = [f"127.0.1.{each}" for each in range(1, 26) for _ in range(3)]
    crowd = asyncio.gather(*(knock(port, at=address) for address in addresses))
    async with connection(port, "bert") as conn:
        assert not conn.is_closed()
    await crowd


async def garbage(port: int) -> None:
    """Greetings that are none."""
    await asyncio.gather(*(knock(port, greeting) for greeting in GREETINGS))


async def commands(port: int) -> None:
    """Things to be run, and doors to elsewhere."""
    async with connection(port, "mallory") as conn:
        for command in ("id", "sh -i", "scp -t /"):
            with pytest.raises(asyncssh.Error):
                await conn.create_process(command, term_type=None)
        with pytest.raises(asyncssh.Error):
            await conn.start_sftp_client()
        with pytest.raises(asyncssh.Error):
            await conn.open_connection("127.0.0.1", port)
        with pytest.raises(asyncssh.ChannelListenError):
            await conn.start_server(lambda *_: None, "", 0)


async def windows(port: int) -> None:
    """Sizes of a window that no wall has, one after the other."""
    async with guest(port, "mallory", (2**32 - 1, 2**32 - 1)) as mallory:
        for width in range(3000):
            mallory.process.change_terminal_size(80 + width % 60, 2**31 + width)
        await mallory.reads("ebbes")


async def keys(port: int) -> None:
    """More keys than anybody can press."""
    async with guest(port, "mallory") as mallory:
        await mallory.reads("Play now")
        for typed in TYPED:
            mallory.type(typed)
        await mallory.changes.next.wait()


async def packets(port: int) -> None:
    """More than anybody types, of what no window of a channel holds back."""
    with suppress(*REFUSED):
        async with connection(port, "mallory") as conn:
            for _ in range(10_000):
                conn.send_packet(MSG_IGNORE, String(b""))
                conn.send_packet(MSG_GLOBAL_REQUEST, String(b"nothing"), Boolean(False))
            async with asyncio.timeout(PATIENCE):
                await conn.wait_closed()


async def environments(port: int) -> None:
    """Words of a terminal that would be kept."""
    with suppress(*REFUSED):
        async with connection(port, "mallory") as conn:
            process = await conn.create_process(term_type="xterm")
            said = String(b"env") + Boolean(False) + String(b"LANG") + String(b"x" * 30_000)
            for _ in range(100):
                process.channel.send_packet(MSG_CHANNEL_REQUEST, said)
            async with asyncio.timeout(PATIENCE):
                await conn.wait_closed()


ATTACKS: dict[Attack, Limits] = {
    **dict.fromkeys((knocks, silence), OUTSIDE),
    **({} if sys.platform == "darwin" else {crowds: replace(OUTSIDE, arrivals_per_minute=1000)}),
    **dict.fromkeys((wrong_keys, garbage, commands, windows, keys), INSIDE),
    **dict.fromkeys((packets, environments), HASTY),
}
"""What is done, and the limits against it."""


@asynccontextmanager
async def besieged(attack: Attack, port: int) -> AsyncIterator[None]:
    """An attack again and again; the first one is over when it begins to count."""
    began = asyncio.Event()

    async def go_on() -> None:
        while True:
            await attack(port)
            began.set()

    siege = asyncio.create_task(go_on())
    waiting = asyncio.create_task(began.wait())
    await asyncio.wait((siege, waiting), return_when=asyncio.FIRST_COMPLETED)
    yield
    assert not siege.done(), siege.exception()
    siege.cancel()
    with suppress(asyncio.CancelledError):
        await siege


def hand_of(table: Table) -> int:
    """How many cards somebody has, while it is their turn."""
    assert table.seen.game is not None
    return len(table.seen.game.view.hand) if table.seen.now.prompt is not None else NO_TURN


async def plays(anna: SshGuest, table: Table) -> None:
    """A card, and it is her turn again; a key too early is pressed again when more is drawn."""
    cards = hand_of(table)
    async with asyncio.timeout(PATIENCE):
        while hand_of(table) >= cards:
            anna.type("1")
            await anna.changes.next.wait()


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
async def test_who_plays_does_not_notice(server: Live, tmp_path: Path, attack: Attack) -> None:
    async with (
        ssh_server(server.address, tmp_path, ATTACKS[attack]) as ssh,
        guest(ssh.port, client_keys=[KEY]) as anna,
    ):
        await anna.reads("Play now")
        anna.type("p")
        await anna.reads("Your turn")
        secret = ssh.house.secret_of(KEY).read()
        async with Client(server.address, secret=secret) as client:
            (own,) = await client.tables()
            async with client.table(str(own["code"])) as table, besieged(attack, ssh.port):
                for _ in range(CARDS):
                    await plays(anna, table)
        assert "Connection lost" not in anna.text
        assert "plays for you" not in anna.text
