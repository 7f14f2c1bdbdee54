"""A person's name leaves the logs of the tables they have been at."""

from collections.abc import Callable

from ebbes.record.record import Json

NOBODY = "…"
"""The name of somebody who wanted to be forgotten."""


def forgetting(person: str) -> Callable[[Json], Json]:
    """A rewriting of entries and summaries in which the person is nobody."""

    def rewrite(kept: Json) -> Json:
        if not isinstance(kept, dict):
            return kept
        if "people" in kept:
            return _summary(kept, person)
        return _entry(kept) if kept.get("person") == person else kept

    return rewrite


def _entry(kept: dict[str, Json]) -> Json:
    event = kept["event"]
    assert isinstance(event, dict)
    named = {**event, "name": NOBODY} if "name" in event else event
    return {**kept, "event": named, "person": NOBODY}


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
    }
