"""Who is let in over SSH, as what, and how often."""

from pathlib import Path

from ebbes.addresses import WIDER, address_at
from ebbes.terminal.ssh.limits import Doorkeeper, Limits
from ebbes.terminal.ssh.pace import Bucket
from ebbes.terminal.ssh.rekeying import count_key_exchanges
from ebbes.terminal.ssh.seat import SeatSession
from ebbes.terminal.ssh.server import FrontDoor, SshHouse, clean_name
from tests.terminal.ssh_guest import MANY


def test_names_are_short_and_can_be_seen() -> None:
    assert clean_name("anna") == "anna"
    assert clean_name("  Anna  Maria ") == "Anna Maria"
    assert clean_name("x" * 90) == "x" * 24
    assert clean_name("\x1b[2J") == clean_name("\u200b") == clean_name("") == "Guest"


def test_a_customer_with_very_many_networks_counts_as_a_few_addresses() -> None:
    keeper = Doorkeeper(Limits(seats_per_address=1), lambda: 0.0)
    for household in range(WIDER):
        address = address_at(f"2001:db8:1:{household}::7")
        assert keeper.admits(address)
        keeper.enter(address)
    assert not keeper.admits(address_at("2001:db8:1:ffff::7"))
    assert keeper.admits(address_at("2001:db8:2::7"))
    keeper.leave(address_at("2001:db8:1:0::8"))
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


def test_who_floods_again_and_again_is_not_let_in_for_a_while() -> None:
    now = 0.0
    keeper = Doorkeeper(Limits(floods=1, flood_seconds=600), lambda: now)
    keeper.blame("a")
    assert keeper.admits("a")
    keeper.blame("a")
    assert not keeper.admits("a")
    assert keeper.admits("b")
    now = 601.0
    assert keeper.admits("a")


def test_floods_of_a_household_are_not_those_of_its_neighbours() -> None:
    keeper = Doorkeeper(Limits(floods=1), lambda: 0.0)
    for _ in range(5 * WIDER):
        keeper.blame(address_at("2001:db8:1:1::7"))
    assert keeper.admits(address_at("2001:db8:1:2::7"))
    for household in range(WIDER):
        keeper.blame(address_at(f"2001:db8:1:{household + 2:x}::7"))
    assert not keeper.admits(address_at("2001:db8:1:ffff::7"))


def test_all_seats_together_are_limited_and_free_again_afterwards() -> None:
    keeper = Doorkeeper(Limits(seats=2), lambda: 0.0)
    for network in "ab":
        assert keeper.admits(network)
        keeper.enter(network)
    assert not keeper.admits("c")
    keeper.leave("a")
    assert keeper.admits("c")
    assert keeper.here == 1


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
