"""A person's name leaves the logs of the tables they have been at."""

from collections.abc import Callable
from typing import Any

from ebbes.json_types import Json
from ebbes.server.tables.model.occupant import NOBODY


def forgetting(person: str) -> Callable[[Json], Json]:
    """A rewriting of entries and summaries in which the person is nobody."""

    def rewrite(kept: Json) -> Json:
        if not isinstance(kept, dict):
            return kept
        if "people" in kept:
            return _summary(kept, person)
        if "played" in kept:
            return _checkpoint(kept, person)
        if kept.get("host") == person:
            return {**kept, "host": NOBODY}
        return _entry(kept) if kept.get("person") == person else kept

    return rewrite


def _entry(kept: dict[str, Json]) -> Json:
    event = kept["event"]
    assert isinstance(event, dict)
    named = {**event, "name": NOBODY} if "name" in event else event
    return {**kept, "event": named, "person": NOBODY}


def _checkpoint(kept: dict[str, Json], person: str) -> Json:
    """Whoever is forgotten has left the table; who sat at one that has ended sits there still."""
    old: dict[str, Any] = kept
    return {
        **kept,
        "seats": [_seat(seat, person) for seat in old["seats"]],
        "host": NOBODY if old["host"] == person else old["host"],
        "stands_in_for": NOBODY if old.get("stands_in_for") == person else old.get("stands_in_for"),
        "removed": [NOBODY if who == person else who for who in old["removed"]],
        "played": [[NOBODY if who == person else who, seat] for who, seat in old["played"]],
        "leavers": _leavers(old, person),
        "requests": [each for each in old.get("requests", ()) if person not in each],
        "turned_down": _without(old.get("turned_down", {}), person),
        "sittings": _without(old.get("sittings", {}), person),
    }


def _without(counts: dict[str, Json], person: str) -> Json:
    return {who: times for who, times in counts.items() if who != person}


def _leavers(kept: dict[str, Any], person: str) -> Json:
    """Of a checkpoint or a summary."""
    return [each for each in kept.get("leavers", ()) if person not in each]


def _seat(seat: Json, person: str) -> Json:
    if isinstance(seat, dict) and seat.get("person") == person:
        return {**seat, "person": NOBODY, "name": NOBODY}
    return seat


def _summary(kept: dict[str, Json], person: str) -> Json:
    people, seats = kept["people"], kept["seats"]
    assert isinstance(people, list)
    assert isinstance(seats, list)
    return {
        **kept,
        "people": [NOBODY if who == person else who for who in people],
        "seats": [
            {**seat, "name": NOBODY} if who == person and isinstance(seat, dict) else seat
            for who, seat in zip(people, seats, strict=True)
        ],
        "leavers": _leavers(kept, person),
    }
