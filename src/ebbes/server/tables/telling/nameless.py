"""A game as strangers see it: people are called by their seats."""

from collections.abc import Sequence
from typing import Any


def nameless(facts: Any) -> dict[str, Any]:
    """What lists show of a game, without the names of people; bots keep theirs."""
    seats = [
        {**seat, "name": seat_name(number)} if seat["kind"] == "person" else seat
        for number, seat in enumerate(facts["seats"])
    ]
    return {**facts, "seats": seats}


def nameless_record(record: dict[str, Any], seats: Sequence[Any]) -> dict[str, Any]:
    """A record in which seats are called as these are; the virtual player stays who it is."""
    names = [seat["name"] for seat in seats]
    return {**record, "names": [*names, *record["names"][len(names) :]]}


def seat_name(seat: int) -> str:
    """What somebody is called whose name is not shown."""
    return f"Player {seat + 1}"
