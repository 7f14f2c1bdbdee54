"""Who may stand at the door of an SSH server, and who gives way."""

from dataclasses import dataclass, field

from ebbes.addresses import address_at
from ebbes.terminal.ssh.strangers import Strangers


@dataclass(eq=False)
class Silent:
    """Somebody who says nothing."""

    address: str
    was_shown_out: bool = field(default=False, init=False)

    def show_out(self) -> None:
        """They have to go."""
        self.was_shown_out = True


def come(strangers: Strangers, addresses: list[str]) -> list[Silent]:
    """One after the other, as far as they are admitted."""
    silent = [Silent(address) for address in addresses]
    for each in silent:
        if strangers.admit(each.address):
            strangers.enter(each)
    return silent


def test_an_address_has_a_few_and_a_network_some_more() -> None:
    strangers = Strangers(60, 3, 10)
    come(strangers, ["192.0.2.1"] * 9)
    assert len(strangers) == 3
    come(strangers, [address_at(f"2001:db8:1:{each:x}::7") for each in range(99)])
    assert len(strangers) == 13
    assert not strangers.admit(address_at("2001:db8:1:ffff::7"))
    assert strangers.admit(address_at("2001:db8:2::7"))


def test_when_all_places_are_taken_the_oldest_of_the_largest_crowd_gives_way() -> None:
    strangers = Strangers(5, 3, 10)
    alone, *crowd, _other = come(strangers, ["a", "b", "b", "b", "c"])
    (late,) = come(strangers, ["d"])
    assert [each.was_shown_out for each in crowd] == [True, False, False]
    assert not alone.was_shown_out
    assert not late.was_shown_out
    assert len(strangers) == 5


def test_a_network_is_one_crowd() -> None:
    strangers = Strangers(5, 3, 10)
    neighbours = [address_at(f"2001:db8:1:{each:x}::7") for each in range(3)]
    *_, first, _, _ = come(strangers, ["a", "a", *neighbours])
    come(strangers, ["b"])
    assert first.was_shown_out


def test_who_has_gone_or_said_who_they_are_leaves_a_place_once() -> None:
    strangers = Strangers(2, 1, 1)
    (anna,) = come(strangers, ["a"])
    for _ in range(2):
        strangers.leave(anna)
    assert len(strangers) == 0
    assert strangers.admit("a")
