"""Seats over SSH: who one is there, and what one cannot do."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pytest

from ebbes.addresses import WIDER, address_at
from ebbes.client import Client
from ebbes.terminal.ssh.limits import Doorkeeper, Limits
from ebbes.terminal.ssh.pace import Bucket
from ebbes.terminal.ssh.rekeying import count_key_exchanges
from ebbes.terminal.ssh.seat import SeatSession
from ebbes.terminal.ssh.server import FrontDoor, SshHouse, clean_name
from tests.server.live import PATIENCE, Live
from tests.terminal.ssh_guest import MANY, Ssh, connection, guest, ssh_server

KEY = asyncssh.generate_private_key("ssh-ed25519")
OTHER_KEY = asyncssh.generate_private_key("ssh-ed25519")

GARBAGE = (b"GET / HTTP/1.0\r\n\r\n", b"\x00" * 5000, b"SSH-2.0-x\r\n" + b"\xff" * 9000)
"""What no SSH client says first."""


@pytest.fixture
async def ssh(server: Live, tmp_path: Path) -> AsyncIterator[Ssh]:
    """Seats for the tables of a server."""
    async with ssh_server(server.address, tmp_path / "ssh") as ssh:
        yield ssh


class ForeignKey(asyncssh.SSHKeyPair):
    """Shows somebody's public key, but cannot sign with it."""

    _key_type = "foreign"

    def __init__(self, shown: asyncssh.SSHKey) -> None:
        algorithm = shown.get_algorithm().encode()
        super().__init__(algorithm, algorithm, (algorithm,), (), shown.public_data, b"", None)

    def sign(self, data: bytes) -> bytes:
        """With a key of one's own."""
        return OTHER_KEY.sign(data, b"ssh-ed25519")


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
        anna.type("q2")
        await anna.reads("Play on  ")
        assert anna.text.count("\x1b]2;ebbes sit\x07") == 2


async def test_the_host_key_is_made_once_and_only_its_owner_can_read_it(ssh: Ssh) -> None:
    first = ssh.house.host_key()
    assert ssh.house.host_key().public_data == first.public_data
    path = ssh.house._folder / "ssh_host_ed25519_key"
    assert path.stat().st_mode & 0o777 == 0o600


async def test_whoever_leaves_is_told_goodbye(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        anna.type("q")
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
                    conn.send_debug("once more")
                    await asyncio.sleep(0.01)
        anna.type("p")
        await anna.reads("Your turn")


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


class Knock:
    """A connection of somebody, as far as a door asks about it."""

    def set_extra_info(self, **told: object) -> None:
        """Nothing is told."""

    def get_extra_info(self, name: str) -> object:
        """Who, and from where."""
        return {"peername": ("192.0.2.7", 40_000), "username": "anna"}[name]


def seats_of_a_visit(house: SshHouse) -> list[bool]:
    """Somebody comes, asks for two seats and goes: which of them they got."""
    door = FrontDoor(house)
    door.connection_made(Knock())  # type: ignore[arg-type]
    door.auth_completed()
    given = [isinstance(door.session_requested(), SeatSession) for _ in range(2)]
    door.connection_lost(None)
    return given


async def test_who_comes_after_many_others_is_not_taken_for_one_of_them(tmp_path: Path) -> None:
    house = SshHouse("http://127.0.0.1:9", tmp_path, lambda environment: "en", MANY)
    assert [seats_of_a_visit(house) for _ in range(50)] == [[True, False]] * 50


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (65_000, 65_000), (2**32 - 1, 2**32 - 1)])
async def test_no_window_is_too_small_or_too_large(ssh: Ssh, size: tuple[int, int]) -> None:
    async with guest(ssh.port, size=size) as anna:
        await anna.reads("ebbes")
        anna.process.change_terminal_size(90, 28)
        await anna.reads("Play now")
        anna.process.change_terminal_size(*size)
        anna.process.change_terminal_size(100, 30)
        anna.forget()
        anna.type("l")
        await anna.reads("Jetzt spielen", "Deutsch")


async def test_garbage_before_a_greeting_harms_nobody(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        for garbage in GARBAGE:
            reader, writer = await asyncio.open_connection("127.0.0.1", ssh.port)
            writer.write(garbage)
            async with asyncio.timeout(PATIENCE):
                while await reader.read(4096):
                    pass
            writer.close()
        anna.type("p")
        await anna.reads("Your turn")


async def test_half_open_connections_end_and_leave_room(server: Live, tmp_path: Path) -> None:
    limits = Limits(strangers=4, login_seconds=3, seats_per_address=100, arrivals_per_minute=900)
    async with ssh_server(server.address, tmp_path, limits) as ssh:
        silent = [await asyncio.open_connection("127.0.0.1", ssh.port) for _ in range(12)]
        async with asyncio.timeout(PATIENCE):
            for reader, writer in silent:
                while await reader.read(4096):
                    pass
                writer.close()
        assert ssh.house.keeper.strangers == 0
        async with guest(ssh.port) as anna:
            await anna.reads("Play now")


async def test_one_address_has_only_so_many_seats(server: Live, tmp_path: Path) -> None:
    limits = Limits(seats_per_address=2)
    async with ssh_server(server.address, tmp_path, limits) as ssh:
        async with guest(ssh.port) as anna, guest(ssh.port, "bert") as bert:
            await anna.reads("Play now")
            await bert.reads("Play now")
            with pytest.raises((OSError, asyncssh.Error)):
                await connection(ssh.port)
        await anna.until(lambda: ssh.house.keeper.here == 0)
        async with guest(ssh.port) as anna:
            await anna.reads("Play now")


async def test_many_wrong_keys_end_the_connection(ssh: Ssh) -> None:
    wrong = [ForeignKey(asyncssh.generate_private_key("ssh-ed25519")) for _ in range(20)]
    with pytest.raises((OSError, asyncssh.Error)):
        await connection(ssh.port, client_keys=wrong)


FLOODS = {
    "keys": "\x1b[B" * 20_000,
    "a paste without an end": "\x1b[<0;5;5M\x1b[200~" + "x" * 200_000,
    "garbage": "\x00\x1b\x1b[" + "9" * 50_000,
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_disturbs_nobody_else(ssh: Ssh, flood: str) -> None:
    async with guest(ssh.port) as anna, guest(ssh.port, "bert") as bert:
        await anna.reads("Play now")
        await bert.reads("Play now")
        bert.type(FLOODS[flood])
        anna.type("p")
        await anna.reads("Your turn")
        anna.type("1")
        await anna.reads("takes")


async def test_a_flood_of_sizes_disturbs_nobody_else(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna, guest(ssh.port, "bert") as bert:
        await anna.reads("Play now")
        await bert.reads("Play now")
        for width in range(3000):
            bert.process.change_terminal_size(80 + width % 60, 24 + width % 10)
        anna.type("p")
        await anna.reads("Your turn")
        bert.process.change_terminal_size(100, 30)
        bert.forget()
        bert.type("l")
        await bert.reads("Jetzt spielen")


async def test_a_paste_without_an_end_is_forgotten(ssh: Ssh) -> None:
    async with guest(ssh.port) as anna:
        await anna.reads("Play now")
        anna.type("\x1b[200~" + "x" * 9000)
        anna.type("l")
        await anna.reads("Jetzt spielen")


async def test_a_flood_of_connections_disturbs_nobody_who_sits(
    server: Live, tmp_path: Path
) -> None:
    limits = Limits(arrivals_per_minute=5)
    async with ssh_server(server.address, tmp_path, limits) as ssh, guest(ssh.port) as anna:
        await anna.reads("Play now")
        knocks = [asyncio.open_connection("127.0.0.1", ssh.port) for _ in range(100)]
        for reader, writer in await asyncio.gather(*knocks):
            writer.close()
            del reader
        anna.type("p")
        await anna.reads("Your turn")
        assert ssh.house.keeper.here <= limits.seats_per_address


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


class Rekeying:
    """A connection that agrees on new keys, as far as they are counted."""

    def __init__(self) -> None:
        self.aborted = 0

    def set_extra_info(self, **told: object) -> None:
        """Is told about itself."""

    def abort(self) -> None:
        """Is ended."""
        self.aborted += 1


def test_new_keys_now_and_then_are_agreed_on() -> None:
    now = 0.0
    conn = Rekeying()
    count_key_exchanges(conn, Bucket(2, 1 / 60, lambda: now))  # type: ignore[arg-type]
    for _ in range(5):
        conn.set_extra_info(recv_cipher="aes", recv_mac="sha")
        now += 60
    assert conn.aborted == 0
    conn.set_extra_info(username="anna")
    for _ in range(3):
        conn.set_extra_info(recv_cipher="aes")
    assert conn.aborted == 1


def test_names_are_short_and_can_be_seen() -> None:
    assert clean_name("anna") == "anna"
    assert clean_name("  Anna  Maria ") == "Anna Maria"
    assert clean_name("x" * 90) == "x" * 24
    assert clean_name("\x1b[2J") == clean_name("\u200b") == clean_name("") == "Guest"


def test_a_customer_with_very_many_networks_counts_as_a_few_addresses() -> None:
    keeper = Doorkeeper(Limits(seats_per_address=1, strangers=99), lambda: 0.0)
    for household in range(WIDER):
        address = address_at(f"2001:db8:1:{household}::7")
        assert keeper.admits(address)
        keeper.enter(address)
    assert not keeper.admits(address_at("2001:db8:1:ffff::7"))
    assert keeper.admits(address_at("2001:db8:2::7"))
    keeper.leave(address_at("2001:db8:1:0::8"), was_stranger=True)
    assert keeper.admits(address_at("2001:db8:1:ffff::7"))


def test_a_customer_who_knocks_from_ever_other_networks_is_not_let_in() -> None:
    keeper = Doorkeeper(Limits(arrivals_per_minute=2), lambda: 0.0)
    tried = [keeper.admits(address_at(f"2001:db8:1:{each:x}::7")) for each in range(2 * WIDER + 3)]
    assert tried == [True] * 2 * WIDER + [False] * 3


def test_one_household_does_not_use_up_what_its_neighbours_have() -> None:
    keeper = Doorkeeper(Limits(arrivals_per_minute=2), lambda: 0.0)
    for _ in range(5 * WIDER):
        keeper.admits(address_at("2001:db8:1:1::7"))
    assert keeper.admits(address_at("2001:db8:1:2::7"))


def test_who_knocks_too_often_is_not_let_in_for_a_minute() -> None:
    now = 0.0
    keeper = Doorkeeper(Limits(arrivals_per_minute=3), lambda: now)
    assert [keeper.admits("a") for _ in range(5)] == [True, True, True, False, False]
    assert keeper.admits("b")
    now = 61.0
    assert keeper.admits("a")


def test_all_seats_together_are_limited_and_free_again_afterwards() -> None:
    keeper = Doorkeeper(Limits(seats=2, strangers=9), lambda: 0.0)
    for network in "ab":
        assert keeper.admits(network)
        keeper.enter(network)
    assert not keeper.admits("c")
    keeper.leave("a", was_stranger=True)
    assert keeper.admits("c")
    assert (keeper.here, keeper.strangers) == (1, 1)


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


async def test_a_terminal_that_shows_only_lines_is_told_how_to_play(ssh: Ssh) -> None:
    async with connection(ssh.port) as conn:
        process = await conn.create_process(term_type="dumb", encoding="utf-8")
        async with asyncio.timeout(PATIENCE):
            told = await process.stdout.read()
        assert "ebbes play --join" in told
        assert "\x1b" not in told
