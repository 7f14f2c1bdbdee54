"""What nobody gets over SSH, however they ask."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import asyncssh
import pytest
from asyncssh.constants import MSG_DEBUG, MSG_GLOBAL_REQUEST, MSG_IGNORE
from asyncssh.packet import Boolean, String

from ebbes.terminal.ssh.limits import Limits
from tests.server.live import PATIENCE, Live
from tests.terminal.ssh_guest import MANY, ForeignKey, Ssh, connection, guest, ssh_server

PACKETS = (
    (MSG_IGNORE, String(b"")),
    (MSG_DEBUG, Boolean(False) + String(b"") + String(b"")),
    (MSG_GLOBAL_REQUEST, String(b"nothing") + Boolean(False)),
)
"""What is no data of a channel, so that no window holds it back."""


async def floods(conn: asyncssh.SSHClientConnection, packet: tuple[int, bytes]) -> None:
    """Send something until the other side has had enough."""
    async with asyncio.timeout(PATIENCE):
        while not conn.is_closed():
            for _ in range(100):
                conn.send_packet(*packet)
            await asyncio.sleep(0)


@pytest.mark.parametrize("command", ["id", "sh", "", "scp -t /"])
async def test_no_command_is_run(ssh: Ssh, command: str) -> None:
    async with connection(ssh.port) as conn:
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.create_process(command, term_type=None)


async def test_there_are_no_files_and_no_subsystems(ssh: Ssh) -> None:
    async with connection(ssh.port) as conn:
        with pytest.raises(asyncssh.Error):
            await conn.start_sftp_client()


async def test_nothing_is_forwarded(ssh: Ssh, server: Live) -> None:
    inside = int(server.address.rpartition(":")[2])
    async with connection(ssh.port) as conn:
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.open_connection("127.0.0.1", inside)
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.open_unix_connection("/tmp/socket")
        with pytest.raises(asyncssh.ChannelListenError):
            await conn.start_server(lambda *_: None, "", 0)


async def test_no_agent_is_forwarded(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        assert not await anna.process.channel._make_request(b"auth-agent-req@openssh.com")


async def test_no_windows_are_forwarded(ssh: Ssh, tmp_path: Path) -> None:
    wanted = {"x11_display": "localhost:0", "x11_auth_path": str(tmp_path / "none")}
    async with connection(ssh.port) as conn:
        with pytest.raises(asyncssh.ChannelOpenError, match="X11"):
            await conn.create_process(term_type="xterm", x11_forwarding=True, **wanted)


async def test_who_wants_new_keys_again_and_again_is_shown_out(
    server: Live, tmp_path: Path
) -> None:
    async with ssh_server(server.address, tmp_path, MANY) as ssh, guest(ssh.port) as anna:
        await anna.reads("Play now")
        async with connection(ssh.port, rekey_bytes=1) as conn:
            async with asyncio.timeout(PATIENCE):
                while not conn.is_closed():
                    await conn._make_global_request(b"once more")
        anna.type("p")
        await anna.reads("Your turn")


async def test_a_terminal_says_little_of_itself_and_only_before_the_first_page(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        assert not await anna.process.channel._make_request(b"env", String("LANG"), String("de"))
        anna.type("p")
        await anna.reads("Your turn")


@pytest.mark.parametrize(
    "environment",
    [{f"LC_{each}": "en" for each in range(40)}, {"LANG": "x" * 9000}],
    ids=["many", "long"],
)
async def test_who_says_very_much_of_their_terminal_is_shown_out(
    ssh: Ssh, environment: dict[str, str]
) -> None:
    async with connection(ssh.port) as conn:
        with pytest.raises((OSError, asyncssh.Error)):
            await conn.create_process(term_type="xterm", env=environment)
        async with asyncio.timeout(PATIENCE):
            await conn.wait_closed()


@pytest.mark.parametrize("packet", PACKETS, ids=["ignore", "debug", "global"])
async def test_who_sends_packets_without_end_is_shown_out_and_not_let_in_again(
    tmp_path: Path, packet: tuple[int, bytes]
) -> None:
    limits = replace(MANY, bytes_at_once=16_384, waits_at_once=2, floods=1)
    async with ssh_server("http://127.0.0.1:9", tmp_path, limits) as ssh:
        for _ in range(2):
            await floods(await connection(ssh.port), packet)
        with pytest.raises((OSError, asyncssh.Error)):
            await connection(ssh.port)
        assert ssh.house.keeper.here == 0


async def test_a_long_paste_and_a_window_that_is_dragged_are_no_flood(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        for width in range(200):
            anna.process.change_terminal_size(80 + width % 50, 30)
        anna.type("\x1b[200~" + "x" * 6000 + "\x1b[201~")
        anna.type("l")
        await anna.reads("Jetzt spielen")
        assert ssh.house.keeper.admits("127.0.0.1")


async def test_no_keys_are_agreed_on_that_cost_much(ssh: Ssh) -> None:
    with pytest.raises(asyncssh.KeyExchangeFailed):
        await connection(ssh.port, kex_algs=["diffie-hellman-group18-sha512"])


async def test_a_seat_needs_a_terminal_and_there_is_one_for_each_connection(ssh: Ssh) -> None:
    async with connection(ssh.port) as conn:
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.create_process(term_type=None)
    async with guest(ssh.port) as anna:
        with pytest.raises(asyncssh.ChannelOpenError):
            await anna.conn.create_process(term_type="xterm")


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (65_000, 65_000), (2**32 - 1, 2**32 - 1)])
async def test_no_window_is_too_small_or_too_large(ssh: Ssh, size: tuple[int, int]) -> None:
    async with guest(ssh.port, size=size) as anna:
        await anna.reads("ebbes")
        anna.process.change_terminal_size(90, 28)
        await anna.reads("Play now")
        anna.forget()
        anna.process.change_terminal_size(*size)
        anna.process.change_terminal_size(100, 30)
        await anna.reads("Play now")
        anna.type("l")
        await anna.reads("Jetzt spielen", "Deutsch")


async def test_half_open_connections_end_and_leave_room(server: Live, tmp_path: Path) -> None:
    limits = replace(MANY, strangers=4, login_seconds=3)
    async with ssh_server(server.address, tmp_path, limits) as ssh:
        silent = [await asyncio.open_connection("127.0.0.1", ssh.port) for _ in range(12)]
        async with asyncio.timeout(PATIENCE):
            for reader, writer in silent:
                while await reader.read(4096):
                    pass
                writer.close()
        assert len(ssh.house.keeper.strangers) == 0
        async with guest(ssh.port) as anna:
            await anna.reads("Play now")


@pytest.mark.skipif(sys.platform == "darwin", reason="it has one address of its own")
async def test_silent_strangers_of_many_addresses_do_not_shut_the_door(tmp_path: Path) -> None:
    async with ssh_server("http://127.0.0.1:9", tmp_path, Limits()) as ssh:
        silent = []
        for house in range(2, 30):
            for _ in range(3):
                where = (f"127.0.1.{house}", 0)
                silent.append(
                    await asyncio.open_connection("127.0.0.1", ssh.port, local_addr=where)
                )
        for _ in range(3):
            await anna_comes_in(ssh)
        assert len(ssh.house.keeper.strangers) <= Limits().strangers
        for _, writer in silent:
            writer.close()


async def anna_comes_in(ssh: Ssh) -> None:
    """And goes again."""
    async with connection(ssh.port) as conn:
        assert not conn.is_closed()


async def test_one_address_has_only_so_many_seats(server: Live, tmp_path: Path) -> None:
    limits = Limits(seats_per_address=2)
    async with ssh_server(server.address, tmp_path, limits) as ssh:
        async with guest(ssh.port) as anna, guest(ssh.port, "bert") as bert:
            await anna.reads("Play now")
            await bert.reads("Play now")
            with pytest.raises((OSError, asyncssh.Error)):
                await connection(ssh.port)
        await ssh.leaving.until(lambda: ssh.house.keeper.here == 0)
        async with guest(ssh.port) as anna:
            await anna.reads("Play now")


async def test_many_wrong_keys_end_the_connection(ssh: Ssh) -> None:
    wrong = [ForeignKey(asyncssh.generate_private_key("ssh-ed25519")) for _ in range(20)]
    with pytest.raises((OSError, asyncssh.Error)):
        await connection(ssh.port, client_keys=wrong)


async def test_a_paste_without_an_end_is_forgotten(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        anna.type("\x1b[200~" + "x" * 9000)
        anna.type("l")
        await anna.reads("Jetzt spielen")


async def test_who_does_not_read_is_not_drawn_for(server: Live, tmp_path: Path) -> None:
    limits = MANY
    async with ssh_server(server.address, tmp_path, limits) as ssh, guest(ssh.port) as anna:
        await anna.reads("Play now")
        anna.process.channel.pause_reading()
        for _ in range(400):
            anna.type("\x1b[B")
            await asyncio.sleep(0)
        anna.process.channel.resume_reading()
        anna.forget()
        anna.type("l")
        await anna.reads("Jetzt spielen")


async def test_who_logs_in_and_takes_no_seat_is_shown_out(server: Live, tmp_path: Path) -> None:
    limits = replace(MANY, login_seconds=2)
    async with ssh_server(server.address, tmp_path, limits) as ssh, connection(ssh.port) as conn:
        async with asyncio.timeout(PATIENCE):
            await conn.wait_closed()
        assert ssh.house.keeper.here == 0


async def test_who_stays_after_their_visit_is_shown_out(server: Live, tmp_path: Path) -> None:
    limits = replace(MANY, login_seconds=2)
    async with ssh_server(server.address, tmp_path, limits) as ssh, guest(ssh.port) as anna:
        await anna.reads("Play now")
        anna.type("q")
        async with asyncio.timeout(PATIENCE):
            await anna.conn.wait_closed()


async def test_who_sits_stays_however_long_it_takes(server: Live, tmp_path: Path) -> None:
    limits = replace(MANY, login_seconds=2)
    async with ssh_server(server.address, tmp_path, limits) as ssh, guest(ssh.port) as anna:
        await anna.reads("Play now")
        async with connection(ssh.port) as other, asyncio.timeout(PATIENCE):
            await other.wait_closed()
        anna.type("o")
        await anna.reads("Change how you play")
